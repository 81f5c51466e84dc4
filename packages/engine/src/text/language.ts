import { frequentWords, tellingLetters } from '../locales/language-signs.ts';
import { type Language, languages, type ResumeSource } from '../types.ts';
import { gather } from './gather.ts';
import { perLine } from './per-line.ts';

const byWord = new Map<string, Language[]>();
for (const language of languages) {
  if (language === 'zh') continue;
  for (const word of frequentWords[language].split(' ')) gather(byWord, word, language);
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
  // Plain ASCII has nothing Chinese, and its letters are found several times faster by their range.
  const isPlain = /^[\x20-\x7e]*$/.test(text);
  for (const word of text.toLowerCase().match(isPlain ? /[a-z]+/g : /\p{Script=Latin}+/gu) ?? []) {
    signs.latin += 1;
    const spoken = byWord.get(word);
    if (spoken) for (const language of spoken) signs.score[language] += aWord / spoken.length;
  }
  signs.han = isPlain ? 0 : (text.match(/\p{Script=Han}/gu)?.length ?? 0);
  for (const language of languages) {
    const pattern = tellingLetters[language];
    if (pattern) signs.score[language] += aLetter * (text.match(pattern)?.length ?? 0);
  }
  return signs;
}

function languageBy(all: readonly Signs[]): Language {
  let han = 0;
  let latin = 0;
  const score: Record<Language, number> = { en: aWord / 2, es: 0, fr: 0, de: 0, zh: 0 };
  // Written out: a resume is asked for each of its lines, and read again for each edit.
  for (const { han: ownHan, latin: ownLatin, score: own } of all) {
    han += ownHan;
    latin += ownLatin;
    score.en += own.en;
    score.es += own.es;
    score.fr += own.fr;
    score.de += own.de;
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
