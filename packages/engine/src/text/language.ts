import { frequentWords, tellingLetters } from '../locales/language-signs.ts';
import { type Language, languages, type ResumeSource, type SourceLine } from '../types.ts';
import { changedPart } from './changed-part.ts';
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

/** The sum of what some lines say, or what is left when others say it no more. */
function added(total: Signs, all: readonly Signs[], sign: 1 | -1 = 1): Signs {
  let { han, latin } = total;
  let { en, es, fr, de } = total.score;
  // Written out: a resume is asked for each of its lines, and read again for each edit.
  for (const { han: ownHan, latin: ownLatin, score: own } of all) {
    han += sign * ownHan;
    latin += sign * ownLatin;
    en += sign * own.en;
    es += sign * own.es;
    fr += sign * own.fr;
    de += sign * own.de;
  }
  return { han, latin, score: { en, es, fr, de, zh: 0 } };
}

const none: Signs = { han: 0, latin: 0, score: { en: aWord / 2, es: 0, fr: 0, de: 0, zh: 0 } };

function languageBy({ han, latin, score }: Signs): Language {
  // One Chinese letter says about half a word; a Chinese name in an English resume is not enough.
  if (han > 1 && han > latin * 0.5) return 'zh';
  return languages.reduce((best, language) => (score[language] > score[best] ? language : best), 'en');
}

/** Which of the five languages a text is written in, by its frequent words and letters. */
export function detectLanguage(text: string): Language {
  return languageBy(added(none, [signsOf(text.slice(0, longest))]));
}

const signsOfLine = perLine((line) => signsOf(line.text));

interface Page {
  lines: readonly SourceLine[];
  length: number;
  signs: Signs;
}

const lengthOf = (lines: readonly SourceLine[]): number =>
  lines.reduce((sum, { text }) => sum + text.length + 1, 0);

/** Pages as they came, by their first line: an edited one has most lines of one of them, and is not summed up again. */
const pages = new WeakMap<SourceLine, Page>();

/** The same of a text in lines; a line that was looked at before is not counted again. */
export function languageOf({ lines }: ResumeSource): Language {
  const [first] = lines;
  const earlier = first && pages.get(first);
  const { from, to, earlierTo } = changedPart(earlier?.lines ?? [], lines);
  const [gone, come] = [earlier?.lines.slice(from, earlierTo) ?? [], lines.slice(from, to)];
  const length = (earlier?.length ?? 0) - lengthOf(gone) + lengthOf(come);
  if (length > longest) return languageOfBeginning(lines);
  const before = added(earlier?.signs ?? none, gone.map(signsOfLine), -1);
  const signs = added(before, come.map(signsOfLine));
  if (first && !earlier) pages.set(first, { lines, length, signs });
  return languageBy(signs);
}

function languageOfBeginning(lines: readonly SourceLine[]): Language {
  const all: Signs[] = [];
  let left = longest;
  for (const line of lines) {
    if (left <= 0) break;
    all.push(line.text.length <= left ? signsOfLine(line) : signsOf(line.text.slice(0, left)));
    left -= line.text.length + 1;
  }
  return languageBy(added(none, all));
}
