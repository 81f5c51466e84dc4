import type { JobPack } from '../locales/job-pack.ts';
import { jobPacks } from '../locales/job-packs.ts';
import { eachMatch } from '../text/each-match.ts';
import { memo } from '../text/memo.ts';
import { perLanguage } from '../text/per-language.ts';
import { fold } from './fold.ts';
import { phraseList } from './phrases.ts';

export interface Word {
  start: number;
  end: number;
  /** Folded. */
  text: string;
  /** Without trivial inflection: what a keyword filter takes for the same word. */
  stem: string;
  /** Without derivation too: what shows that two texts speak of the same thing. */
  root: string;
}

/** Words of a language: how they are cut, and which say little. */
export interface WordSense {
  words(text: string): Word[];
  /** Those of them that are no small words. */
  content(text: string): Word[];
  /** Those of them that say what a text is of: not in every resume and posting either. */
  telling(text: string): Word[];
  root(word: string): string;
  stem(word: string): string;
  isStop(word: Word): boolean;
  isGeneric(word: Word): boolean;
  isRole(word: Word): boolean;
}

/** "GIS数据" is two words: a Latin one ends where Chinese characters begin. */
const letters = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+`;
const token = new RegExp(String.raw`\p{Script=Han}+|\.?${letters}(?:\.${letters})*[+#]*`, 'gu');
const startsHan = /^\p{Script=Han}/u;

function endings(line: string): string[] {
  return [...new Set(phraseList(line))].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

function strip(word: string, list: string[], keep: number): string {
  for (const ending of list)
    if (word.length - ending.length >= keep && word.endsWith(ending))
      return word.slice(0, word.length - ending.length);
  return word;
}

/** Vowels that stay behind an ending ("manage", "manag") make no difference. */
const bare = (word: string): string => (word.length > 4 ? word.replace(/[eiy]$/, '') : word);

/** Each word with the first of those that mean the same, marked: "intern" is the root of "internal" too. */
function wordsApart(groups: string): Map<string, string> {
  return new Map(
    phraseList(groups).flatMap((group) => {
      const words = group.split(/\s+/);
      return words.map((word): [string, string] => [word, `${words[0] ?? word}'`]);
    }),
  );
}

function build(pack: JobPack): WordSense {
  const inflections = endings(pack.inflections);
  const derivations = endings(pack.derivations);
  const plain = (word: string): boolean => /^\p{L}+$/u.test(word) && !startsHan.test(word);
  const stemOf = (word: string): string => (plain(word) ? bare(strip(word, inflections, 3)) : word);
  const apart = wordsApart(pack.apart);
  const single = (root: string): string => (pack.doubled ? root.replace(pack.doubled, '$1') : root);
  const rootOf = (word: string): string =>
    apart.get(word) ?? (plain(word) ? single(bare(strip(word, derivations, 4))) : word);
  const known = new Map<string, { text: string; stem: string; root: string }>();
  const forms = (raw: string) => {
    const found = known.get(raw);
    if (found) return found;
    const text = fold(pack.twoWays?.[raw.toLowerCase()] ?? raw);
    const made = { text, stem: stemOf(text), root: rootOf(text) };
    if (known.size > 20_000) known.clear();
    if (raw.length <= 40) known.set(raw, made);
    return made;
  };
  const texts = (line: string): Set<string> => new Set(phraseList(line));
  const stop = texts(pack.stop);
  const generic = texts(pack.generic);
  for (const text of [...generic]) generic.add(stemOf(text));
  const roles = texts(pack.roleWords);
  function words(text: string): Word[] {
    const found: Word[] = [];
    eachMatch(text, token, (raw, start) => {
      if (startsHan.test(raw)) hanPairs(raw, start, found);
      else {
        const { text, stem, root } = forms(raw);
        found.push({ start, end: start + raw.length, text, stem, root });
      }
    });
    return found;
  }
  const wordsOf = memo(words);
  const isStop = ({ text }: Word): boolean =>
    stop.has(text) || (text.length === 1 && !/[\p{Script=Han}]/u.test(text));
  const isGeneric = ({ text, stem }: Word): boolean => generic.has(text) || generic.has(stem);
  const content = (text: string): Word[] => wordsOf(text).filter((word) => !isStop(word));
  return {
    words: wordsOf,
    content,
    telling: (text) => content(text).filter((word) => !isGeneric(word)),
    root: rootOf,
    stem: stemOf,
    isStop,
    isGeneric,
    isRole: (word) => roles.has(word.text),
  };
}

/** Han text has no spaces: each pair of neighbours is a word. */
function hanPairs(run: string, start: number, into: Word[]): void {
  if (run.length === 1) into.push({ start, end: start + 1, text: run, stem: run, root: run });
  for (let i = 0; i + 1 < run.length; i += 1) {
    const pair = run.slice(i, i + 2);
    into.push({ start: start + i, end: start + i + 2, text: pair, stem: pair, root: pair });
  }
}

export const wordSense = perLanguage((language): WordSense => build(jobPacks[language]));
