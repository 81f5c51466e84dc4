import { fold } from '../gate/word-forms.ts';
import { type WordSense, wordSense } from '../match/words.ts';
import { memoFor } from '../text/memo.ts';
import type { Language, Requirement, Term } from '../types.ts';
import { allBullets, type TailorContext } from './context.ts';

export interface Shared {
  requirement: Requirement;
  term: Term;
}

/**
 * Things that a requirement names and a role names in the very same words, whether the lexicon knows them or not:
 * "gross profit", "prix de revient", "Wartungsanleitungen", "单元测试".
 */
export function sharedPhrases(context: TailorContext): Shared[] {
  const { before, resume } = context;
  const { language } = before.job;
  if (language !== resume.language) return [];
  const told = allBullets(resume).map(({ bullet }) => bullet.text);
  const find = language === 'zh' ? inHan(told.join('\n'), context) : inWords(told, context);
  return before.job.requirements
    .filter(({ kind }) => kind === 'hard_skill' || kind === 'duty')
    .flatMap((requirement) =>
      find(requirement.text).map((text): Shared => ({ requirement, term: { text } })),
    );
}

/** How phrases of each language look: a noun with what it is of, an activity with its adjective; German writes most as one word. */
type Words = Exclude<Language, 'zh'>;

const shapes: Record<Words, readonly RegExp[]> = {
  en: [/(?<![\p{L}\p{N}'’-])(?=(\p{Ll}{3,} \p{Ll}{4,})(?![\p{L}\p{N}'’-]))/gu],
  es: [
    /(?<![\p{L}\p{N}-])(?=(\p{L}\p{Ll}{3,} (?:de|del|de la) \p{Ll}{4,})(?![\p{L}\p{N}-]))/gu,
    /(?<![\p{L}\p{N}-])(?=(\p{L}\p{Ll}*(?:ci[óo]n(?:es)?|si[óo]n(?:es)?|mientos?|ajes?|dad(?:es)?|[aei]ncias?|r[íi]as?|g[íi]as?|uras?|sis|control|apoyo|diseño|cierres?|registros?) \p{Ll}{2,}(?:al|ari[ao]|ic[ao]|iv[ao]|[ai]ble|os[ao]|er[ao]|[ai]d[ao]|ente|ante|ular|il)(?:e?s)?)(?![\p{L}\p{N}-]))/giu,
  ],
  fr: [
    /(?<![\p{L}\p{N}'’-])(?=(\p{L}\p{Ll}{3,} (?:de |d['’]|des |du |de la )\p{Ll}{4,})(?![\p{L}\p{N}-]))/gu,
    /(?<![\p{L}\p{N}'’-])(?=(\p{L}\p{Ll}*(?:tion|sion|ment|age|[ae]nce|ité|ie|ure|suivi|contrôle|veille|analyse|audit|conseil|accueil|soin|bilan)s? \p{Ll}{2,}(?:el|elle|al|ale|ique|aire|if|ive|able|ible|eux|euse|ier|ière|ien|ienne|ée?|iste)(?:s|x)?)(?![\p{L}\p{N}-]))/giu,
    /(?<![\p{L}\p{N}'’-])(?=(\p{L}\p{Ll}*(?:tion|sion|ment|age|[ae]nce|ité|ie|ure|suivi|contrôle|veille|analyse|audit|conseil|accueil|soin|bilan)s? \p{Ll}{2,}aux)(?![\p{L}\p{N}-]))/giu,
  ],
  de: [
    /(?<![\p{L}\p{N}-])(?=(\p{Lu}\p{Ll}{10,})(?![\p{L}\p{N}-]))/gu,
    // An ending that the word has when it stands in a list by itself.
    /(?<![\p{L}\p{N}-])(?=(\p{Ll}{4,}(?:sch|lich|ig|ell|al|är|iv|end|ert)e \p{Lu}\p{Ll}{4,})(?![\p{L}\p{N}-]))/gu,
  ],
};

const insensitive = (language: Words) => shapes[language].map(({ source }) => new RegExp(source, 'giu'));
const anyCase: Record<Words, readonly RegExp[]> = {
  en: insensitive('en'),
  es: insensitive('es'),
  fr: insensitive('fr'),
  de: insensitive('de'),
};

/** "Plan de reprise" of "plan de reprise d'activité" is half a name. */
const goesOn = /^\s(?:de|del|du|des)\s|^\sd['’]/u;

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** Phrases of what is asked for, as they are written. */
const phrasesIn = memoFor((asked: string, language: Words) =>
  shapes[language]
    .flatMap((shape) => [...asked.matchAll(shape)])
    .filter(({ index, 1: text = '' }) => !goesOn.test(asked.slice(index + text.length)))
    .map((match) => match[1] ?? ''),
);

/** Phrases that a point says, in whatever case. */
const saidIn = memoFor((told: string, language: Words) =>
  anyCase[language].flatMap((shape) => [...told.matchAll(shape)].map((match) => plain(match[1] ?? ''))),
);

function inWords(told: readonly string[], context: TailorContext): (asked: string) => string[] {
  const language = context.lexis.pack.language as Words;
  const sense = wordSense(language);
  const said = new Set(told.flatMap((text) => saidIn(text, language)));
  return (asked) =>
    phrasesIn(asked, language)
      .filter((text) => said.has(plain(text)))
      .filter((text) => !namesNoSkill(text, context) && isTold(text, sense, context));
}

/** Each of its words says something: no small word, none of every trade, no verb at its head. */
function isTold(text: string, sense: WordSense, { lexis }: TailorContext): boolean {
  const words = sense.words(text).filter((word) => !lexis.isFunction(fold(word.text)));
  const [first] = words;
  const verbs = new RegExp(`(?<!\\p{L})${first?.text ?? ''}(?!\\p{L})`, 'u');
  if (!first || verbs.test(lexis.pack.verbs)) return false;
  const enough = lexis.pack.language === 'de' && !text.includes(' ') ? 1 : 2;
  return words.length === enough && words.every((word) => !sense.isStop(word) && !sense.isGeneric(word));
}

/** Colleagues, offices and schools are no skills. */
function namesNoSkill(text: string, { lexis }: TailorContext): boolean {
  const low = text.toLowerCase();
  return lexis.pack.naming.noSkills.test(low) || low.split(/\s+/).some((word) => lexis.isTitle(fold(word)));
}

const shortestHan = 4;
const longestHan = 8;
/** What parts a Chinese sentence: marks and small words; nothing else may be inside of a name. */
const between =
  /[^\p{Script=Han}]|[的了和与及并或等为由从到把被对在是有将并且以]|负责|参与|完成|进行|具有|熟悉|能够|每周|每月|每年/u;

/** The head and the end of a stretch, the longest first: no cut through the middle of a word. */
function edgesOf(piece: string): string[] {
  const edges: string[] = [];
  for (let length = Math.min(longestHan, piece.length); length >= shortestHan; length -= 1)
    edges.push(piece.slice(0, length), piece.slice(-length));
  return edges;
}

function inHan(told: string, context: TailorContext): (asked: string) => string[] {
  const said = new Set(told.split(between).flatMap(edgesOf));
  return (asked) =>
    asked.split(between).flatMap((piece) => {
      const text = edgesOf(piece).find((edge) => said.has(edge));
      return text === undefined || namesNoSkill(text, context) ? [] : [text];
    });
}
