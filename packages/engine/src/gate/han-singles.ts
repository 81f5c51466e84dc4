import { led, shorterVerbs, whereTo } from '../locales/zh/means-more.ts';
import { allMatches } from '../text/all-matches.ts';
import { gather } from '../text/gather.ts';
import { memo } from '../text/memo.ts';
import { singleWords, wordsFrom } from './han-words.ts';

/** "备好课" is "备课". */
const parted = /\p{Script=Han}(?=[好完了过]\p{Script=Han})/gu;

/** The shorter verbs of the longer ones. */
const shorter = new Map<string, string[]>();
for (const pair of shorterVerbs.split(/\s+/)) gather(shorter, pair.slice(1), pair.slice(0, 1));

/** What a line says in one character: its words of one, and those that its longer verbs say less exactly. */
const saidIn = memo((line): ReadonlySet<string> => {
  const longer = wordsFrom(line, 0).flatMap(({ start, end }) => {
    const word = line.slice(start, end);
    return shorter.get(word) ?? (led.test(word) ? [word.charAt(0)] : []);
  });
  return new Set([...singleWords(line).values(), ...longer]);
}, 500);

/**
 * Adds the places of single characters that the lines have too: "给床和柜子消毒" for "对床进行消毒", "把工具递给护士" for
 * "递送工具给护士". Whether it found any.
 */
export function addSingles(text: string, lines: readonly string[], jumps: Map<number, number[]>): boolean {
  const isSaid = (character: string) => lines.some((line) => saidIn(line).has(character));
  const found = [...singleWords(text)].flatMap(([at, word]) => (isSaid(word) ? [at] : []));
  for (const { start, end } of wordsFrom(text, 0))
    if (end === start + 2 && whereTo.test(text.charAt(start + 1)) && isSaid(text.charAt(start)))
      found.push(start, start + 1);
  for (const { index } of allMatches(text, parted)) {
    const word = text.charAt(index) + text.charAt(index + 2);
    if (lines.some((line) => line.includes(word))) found.push(index, index + 1, index + 2);
  }
  for (const at of found) gather(jumps, at, at + 1);
  return found.length > 0;
}
