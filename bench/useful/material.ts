import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tailor/engine';
import { root } from '../root.ts';

export const usefulKinds = ['noun', 'short', 'cross', 'name', 'synonym', 'spelling', 'compound'] as const;

export interface UsefulCase {
  trade: string;
  kind: (typeof usefulKinds)[number];
  bullet: string;
  /** The posting's words, which mean the same. */
  phrase: string;
}

/** All but `sealed`, `twentieth`, `twenty-sixth`, `twenty-seventh`, `twenty-eighth`, `twenty-ninth`, `thirtieth` and `thirty-first`, which are opened by their own names only, are for work on the engine; `trial` has two languages. */
export const usefulSets = [
  'open',
  'opened',
  'sealed',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
  'thirty-first',
  'trial',
] as const;
export type UsefulSet = (typeof usefulSets)[number];

function parts(file: string, count: number): string[][] {
  const lines = readFileSync(join(root, 'bench', 'material', 'useful', file), 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const found = line.split(' | ').map((part) => part.trim());
      if (found.length !== count || found.includes('')) throw new Error(`${file}: ${line}`);
      return found;
    });
}

export function usefulCases(set: UsefulSet, language: Language): UsefulCase[] {
  const file = set === 'open' ? `${language}.txt` : `${set}/${language}.txt`;
  if (!existsSync(join(root, 'bench', 'material', 'useful', file))) return [];
  return parts(file, 4).map(([trade = '', named = '', bullet = '', phrase = '']) => {
    const kind = usefulKinds.find((each) => each === named);
    if (!kind) throw new Error(`${file}: ${named} is no kind`);
    return { trade, kind, bullet, phrase };
  });
}

/** Bullets with a phrase that looks alike and means something else, or more: the first ones and those of a set. */
export function unlikeCases(
  language: Language,
  set: UsefulSet = 'open',
): { bullet: string; phrase: string }[] {
  const files = [`unlike/${language}.txt`, `${set}/unlike/${language}.txt`].filter((file) =>
    existsSync(join(root, 'bench', 'material', 'useful', file)),
  );
  return files.flatMap((file) => parts(file, 2)).map(([bullet = '', phrase = '']) => ({ bullet, phrase }));
}

export function chosenUsefulSet(): UsefulSet {
  const wanted = process.env.USEFUL_SET ?? 'open';
  const set = usefulSets.find((name) => name === wanted);
  if (!set) throw new Error(`USEFUL_SET is one of ${usefulSets.join(', ')}`);
  return set;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** As words of their own ("Java" is not said by "JavaScript"); Chinese has no gaps between words. */
export function says(text: string, phrase: string): boolean {
  const inText = folded(text);
  const wanted = folded(phrase);
  const letter = /[\p{Script=Latin}\p{N}]/u;
  for (let at = inText.indexOf(wanted); at >= 0; at = inText.indexOf(wanted, at + 1)) {
    const before = inText.slice(0, at).at(-1) ?? '';
    const after = inText.slice(at + wanted.length).at(0) ?? '';
    const joined =
      (letter.test(before) && letter.test(wanted.at(0) ?? '')) ||
      (letter.test(after) && letter.test(wanted.at(-1) ?? ''));
    if (!joined) return true;
  }
  return false;
}
