import { type Language, languages, type ResumeSource } from '../types.ts';
import { perLine } from './per-line.ts';

/** Frequent short words by language; words that several share are left out. */
const frequent: Record<Exclude<Language, 'zh'>, string> = {
  en: 'the and of to in for with on by from at as an is was were are my our team work skills experience education university management development years using including led managed present project projects data new customer service school high street summary languages english phone address references requirements responsibilities you your we about',
  es: 'el los las y del con para por una en que como su al desde hasta gestión experiencia formación educación universidad años equipo empresa desarrollo habilidades idiomas inglés español actualidad teléfono correo trabajo proyectos ventas clientes atención datos perfil responsable ingeniería administración más nivel licenciatura grado enero abril junio julio agosto diciembre requisitos funciones conocimientos buscamos ofrecemos tu',
  fr: 'le les des et du avec pour dans une sur au aux par en est chez gestion expérience formation université ans équipe entreprise développement compétences langues anglais français depuis téléphone adresse travail projets clients données profil responsable ingénieur suivi mise janvier février avril juin juillet août décembre diplôme école lycée permis intérêt centres loisirs recherché missions poste connaissances nous vous votre',
  de: 'der die das und von mit für im den dem des bei auf als ein eine zur zum sowie seit bis heute erfahrung ausbildung universität jahre berufserfahrung kenntnisse sprachen englisch deutsch leitung entwicklung telefon anschrift betreuung kunden projekte projekt verantwortlich studium abschluss schule lebenslauf geboren januar februar märz juni juli oktober dezember führerschein tätigkeit mitarbeiter anforderungen aufgaben wir sie ihre ihr oder nicht werden wird',
};
const letters: Partial<Record<Language, RegExp>> = {
  es: /[ñ¿¡]|ción\b|ciones\b/gi,
  fr: /[èêçàùœûîô]|tion d['’]|\b[ldnj]['’]/gi,
  de: /[äöüß]|ung(?:en)?\b|keit\b|schaft\b/gi,
};

const byWord = new Map<string, Language[]>();
for (const language of languages) {
  if (language === 'zh') continue;
  for (const word of frequent[language].split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), language]);
}

/** What speaks for each language. A word that n languages share counts 60/n, so that sums are exact. */
interface Signs {
  han: number;
  latin: number;
  score: Record<Language, number>;
}

const aWord = 60;
const aLetter = 24;
const longest = 20_000;

function signsOf(text: string): Signs {
  const signs: Signs = { han: 0, latin: 0, score: { en: 0, es: 0, fr: 0, de: 0, zh: 0 } };
  for (const word of text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? []) {
    signs.latin += 1;
    const spoken = byWord.get(word);
    if (spoken) for (const language of spoken) signs.score[language] += aWord / spoken.length;
  }
  // Plain ASCII has no letter of one language alone.
  signs.han = /[^\x20-\x7e]/.test(text) ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) : 0;
  for (const language of languages) {
    const pattern = letters[language];
    if (pattern) signs.score[language] += aLetter * (text.match(pattern)?.length ?? 0);
  }
  return signs;
}

function languageBy(all: readonly Signs[]): Language {
  let han = 0;
  let latin = 0;
  const score: Record<Language, number> = { en: aWord / 2, es: 0, fr: 0, de: 0, zh: 0 };
  for (const signs of all) {
    han += signs.han;
    latin += signs.latin;
    for (const language of languages) score[language] += signs.score[language];
  }
  // One Chinese letter says about half a word; a Chinese name in an English resume is not enough.
  if (han > 1 && han > latin * 0.5) return 'zh';
  return languages.reduce((best, language) => (score[language] > score[best] ? language : best), 'en');
}

/** Which of the five languages a text is written in, by its frequent words and letters. */
export function detectLanguage(text: string): Language {
  return languageBy([signsOf(text.slice(0, longest))]);
}

const signsOfLine = perLine((line) => signsOf(line.text));

/** The same of a text in lines; a line that was looked at before is not counted again. */
export function languageOf({ lines }: ResumeSource): Language {
  const all: Signs[] = [];
  let left = longest;
  for (const line of lines) {
    if (left <= 0) break;
    all.push(line.text.length <= left ? signsOfLine(line) : signsOf(line.text.slice(0, left)));
    left -= line.text.length + 1;
  }
  return languageBy(all);
}
