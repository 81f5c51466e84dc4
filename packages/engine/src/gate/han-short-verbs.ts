import type { ClausesPack } from '../locales/clauses-pack.ts';
import { gather } from '../text/gather.ts';
import { onceFor } from '../text/once-for.ts';
import { wordPlaces, wordStarts } from './han-words.ts';
import type { Lexis } from './lexis.ts';

/** Verbs of one character by the longer word that says the same of its thing: "换刹车片" is "刹车片更换". */
export const shortVerbs = onceFor((clauses: ClausesPack): ReadonlyMap<string, readonly string[]> => {
  const verbs = new Map<string, string[]>();
  for (const pair of clauses.shortVerbs?.split(' ') ?? []) {
    const [short = '', long] = [pair.slice(0, 1), pair.slice(1)];
    gather(verbs, long, short);
  }
  return verbs;
});

/** So many characters may stand between a short verb and its thing. */
const farthestThing = 6;

const clauseMark = /[，,。；;：:]/u;

/**
 * Where a text has the longer verb right beside a thing that one of the lines has behind the short one: the thing tells
 * which of the meanings of the short one it is.
 */
export function longVerbsIn(
  text: string,
  lines: readonly string[],
  { pack }: Lexis,
): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const [long, shorts] of shortVerbs(pack.clauses))
    for (let start = text.indexOf(long); start >= 0; start = text.indexOf(long, start + 1)) {
      const end = start + long.length;
      const things = [text.slice(start - 2, start), text.slice(end, end + 2)];
      if (things.some((thing) => lines.some((line) => shorts.some((short) => governs(short, thing, line)))))
        found.push({ start, end });
    }
  return found;
}

function governs(short: string, thing: string, line: string): boolean {
  if (!/^\p{Script=Han}{2}$/u.test(thing) || !line.includes(short)) return false;
  for (let at = line.indexOf(thing); at >= 0; at = line.indexOf(thing, at + 1))
    if (wordStarts(line, short).some((verb) => isVerbOf(verb, at, line))) return true;
  return false;
}

/** A word of its own a little before its thing, or what it is cut into begins with it and the thing follows at once. */
export function isVerbOf(verb: number, thing: number, text: string): boolean {
  const between = text.slice(verb + 1, Math.max(verb + 1, thing));
  if (thing <= verb || between.length > farthestThing || clauseMark.test(between)) return false;
  return between === '' || wordPlaces(text, text.charAt(verb)).includes(verb);
}
