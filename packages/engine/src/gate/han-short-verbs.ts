import type { ClausesPack } from '../locales/clauses-pack.ts';
import { doingVerbs } from '../locales/zh/doing-verbs.ts';
import { partBehind } from '../locales/zh/means-more.ts';
import { numerals } from '../locales/zh/numerals.ts';
import { clauseMark } from '../text/clause-mark.ts';
import { gather } from '../text/gather.ts';
import { onceFor } from '../text/once-for.ts';
import { wordStarts, wordsFrom } from './han-words.ts';
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

interface Stretch {
  start: number;
  end: number;
}

/** Each of the longer verbs has so many characters. */
const longVerb = 2;

/** So many characters may stand between a short verb and its thing. */
const farthestThing = 6;
const farthestTopic = 4;
const farthestTold = 16;

/**
 * Where a text has the longer verb right beside a thing that one of the lines has behind the short one: the thing tells
 * which of the meanings of the short one it is.
 */
export function longVerbsIn(text: string, lines: readonly string[], lexis: Lexis): Stretch[] {
  const { clauses } = lexis.pack;
  const verbs = shortVerbs(clauses);
  const found: Stretch[] = [];
  for (let start = 0; start + longVerb <= text.length; start += 1) {
    const end = start + longVerb;
    const shorts = verbs.get(text.slice(start, end));
    if (shorts === undefined) continue;
    for (const thing of [
      { start: start - 2, end: start },
      { start: end, end: end + 2 },
    ]) {
      const word = text.slice(thing.start, thing.end);
      if (lines.some((line) => shorts.some((short) => governs(short, word, line, lexis))))
        found.push({ start, end });
      const things = longThings(clauses).get(word) ?? [];
      const isShort = (character: string) => shorts.includes(character);
      if (things.some((one) => lines.some((line) => shortDoing(isShort, one, line, clauses))))
        found.push({ start, end }, thing);
    }
  }
  return found;
}

function governs(short: string, thing: string, line: string, lexis: Lexis): boolean {
  if (!/^\p{Script=Han}{2}$/u.test(thing) || !line.includes(short)) return false;
  const verbs = wordStarts(line, short);
  return (
    verbs.length > 0 &&
    placesOf(thing, line, lexis).some((at) => verbs.some((verb) => isVerbOf(verb, at, line, lexis)))
  );
}

/** Where the line names the thing, or has another name for it ("送快件" for "快递派送"). */
function placesOf(thing: string, line: string, { groups }: Lexis): number[] {
  const found: number[] = [];
  for (let at = line.indexOf(thing); at >= 0; at = line.indexOf(thing, at + 1)) found.push(at);
  if (found.length > 0) return found;
  const whole = groups.claimed(groups.inCharacters(thing)).filter(({ at }) => at.length === thing.length);
  const names = new Set(whole.map(({ group }) => group));
  if (names.size === 0) return found;
  return groups.inCharacters(line).flatMap(({ group, at }) => (names.has(group) ? [at[0] ?? 0] : []));
}

/** "修鞋" says "鞋子": a word of one character behind one of these verbs, by the longer word. */
export function shortThingsAt(word: string, text: string, { pack: { clauses } }: Lexis): number[][] {
  const isVerb = (character: string) => longVerbs(clauses).has(character);
  return (longThings(clauses).get(word) ?? []).flatMap((thing) => {
    const found = text.includes(thing) ? shortDoing(isVerb, thing, text, clauses) : undefined;
    return found === undefined ? [] : [[found]];
  });
}

/** Where the thing stands behind one of the verbs, each a word or the edge of one. */
function shortDoing(
  isVerb: (character: string) => boolean,
  thing: string,
  line: string,
  clauses: ClausesPack,
): number | undefined {
  if (!line.includes(thing)) return undefined;
  for (const { start } of wordsFrom(line, 0)) {
    if (!isVerb(line.charAt(start))) continue;
    const at = start + 1 + gapBehind(start, line, clauses);
    const isThing = line.charAt(at) === thing && !partBehind.test(line.charAt(at + 1));
    if (isThing && wordsFrom(line.slice(at), 0)[0]?.end === 1) return at;
  }
  return undefined;
}

/** A word of its own a little before its thing, or what it is cut into begins with it and the thing follows at once. */
export function isVerbOf(verb: number, thing: number, text: string, { pack: { clauses } }: Lexis): boolean {
  // "进出库的货物" bought none.
  if (clauses.bothWays?.test(text.slice(verb, verb + 2))) return false;
  const gap = gapBehind(verb, text, clauses);
  const word = wordsFrom(text, verb)[0];
  const isWord = word?.start === verb && word.end <= verb + 1 + gap;
  if (thing <= verb) {
    const [before, between] = [text.slice(0, thing), text.slice(thing, verb)];
    // "空调修过两百台": what a clause opens with is what was done.
    const isTopic = gap > 0 && (thing === 0 || clauseMark.test(text.charAt(thing - 1)));
    if (isTopic && between.length <= farthestTopic && !clauseMark.test(between)) return isWord;
    return isWord && clauses.takenUp?.test(before) === true && isNear(between);
  }
  if (thing === verb + 1) return true;
  const between = text.slice(Math.min(verb + 1 + gap, thing), thing);
  const opens = verb === 0 || clauseMark.test(text.charAt(verb - 1));
  return isWord && (isNear(between) || (opens && isTold(between, clauses)));
}

const isNear = (between: string): boolean => between.length <= farthestThing && !clauseMark.test(between);

/** "编了2021到2023年的年度预算": a verb that opens its clause, and all that is told of its thing. */
const isTold = (between: string, { toldOf }: ClausesPack): boolean =>
  between.length <= farthestTold && !clauseMark.test(between) && (toldOf?.test(between) ?? false);

const counted = new RegExp(
  `^[约近共]?[\\d${Object.keys(numerals.digits).join('')}十百千万几数]+[多余来]?[${numerals.measures}${numerals.counters}]的?`,
  'u',
);

/** "修好了三百双鞋": how it ended and how many there were keep a verb and its thing no further apart. */
function gapBehind(verb: number, text: string, { shortVerbEnds }: ClausesPack): number {
  const rest = text.slice(verb + 1);
  const ends = shortVerbEnds?.exec(rest)?.[0].length ?? 0;
  return ends + (counted.exec(rest.slice(ends))?.[0].length ?? 0);
}

interface ShortPhrase {
  verb: string;
  thing: string;
}

/** Things of one character, by the longer words that begin with it; any word that ends with it is a sort of it. */
const shortThings = onceFor(({ shortThings: listed = '' }: ClausesPack): ReadonlyMap<string, string[]> => {
  const things = new Map<string, string[]>();
  for (const entry of listed.split(' ').filter(Boolean)) {
    const known = things.get(entry.charAt(0)) ?? [];
    things.set(entry.charAt(0), entry.length > 1 ? [...known, entry.slice(1)] : known);
  }
  return things;
});

/** The things of one character by the longer words for them. */
const longThings = onceFor((clauses: ClausesPack): ReadonlyMap<string, string[]> => {
  const shorter = new Map<string, string[]>();
  for (const [thing, full] of shortThings(clauses)) for (const word of full) gather(shorter, word, thing);
  return shorter;
});

/** The longer verbs that have the short one in them: only these make a word of two characters with their thing. */
const longVerbs = onceFor((clauses: ClausesPack): ReadonlyMap<string, string[]> => {
  const longer = new Map<string, string[]>();
  for (const [long, shorts] of shortVerbs(clauses))
    for (const short of shorts) if (long.includes(short)) gather(longer, short, long);
  return longer;
});

export const isShortVerb = (character: string, clauses: ClausesPack): boolean =>
  longVerbs(clauses).has(character);

const phraseIn = (text: string, { pack }: Lexis): ShortPhrase | undefined => {
  const [verb = '', thing = ''] = [text.charAt(0), text.charAt(1)];
  const isOne = longVerbs(pack.clauses).has(verb) && shortThings(pack.clauses).has(thing);
  return isOne ? { verb, thing } : undefined;
};

/** "更换轮胎" is "换胎", "修剪枝条" is "剪枝": each of the two words by one of its characters. */
export function shortPhraseAt(phrase: string, line: string, lexis: Lexis): number[] | undefined {
  const short = phrase.length === 2 ? phraseIn(phrase, lexis) : undefined;
  if (!short) return undefined;
  const { clauses } = lexis.pack;
  for (const long of longVerbs(clauses).get(short.verb) ?? []) {
    const at = line.indexOf(long);
    const thing = at < 0 ? undefined : thingBehind(short.thing, at + long.length, line, clauses);
    if (thing) return [...placesFrom(at, at + long.length), ...placesFrom(thing.start, thing.end)];
  }
  return apartAt(short, line, clauses);
}

/** "加95号汽油" is "加油": between the verb and its thing stands no other doing. */
function apartAt({ verb, thing }: ShortPhrase, line: string, clauses: ClausesPack): number[] | undefined {
  for (const at of line.includes(verb) ? wordStarts(line, verb) : []) {
    const found = thingBehind(thing, at + 1, line, clauses);
    if (!found || found.start === at + 1) continue;
    const between = wordsFrom(line.slice(at + 1, found.start), 0).map(({ start, end }) =>
      line.slice(at + 1 + start, at + 1 + end),
    );
    const isOther = (word: string) =>
      doingVerbs.has(word) || (word.length === 1 && isShortVerb(word, clauses));
    if (!between.some(isOther)) return [at, ...placesFrom(found.start, found.end)];
  }
  return undefined;
}

/** "收过两年银", "排了三年班" are "收银" and "排班": a verb and its thing with nothing between them but that it was done and how long. */
export function partedWord(word: string, text: string, { pack: { clauses } }: Lexis): number[][] {
  const [verb, thing] = [word.charAt(0), word.charAt(1)];
  if (word.length !== 2 || !clauses.parted || !text.includes(verb) || !text.includes(thing)) return [];
  for (const at of wordStarts(text, verb)) {
    const between = clauses.parted.exec(text.slice(at + 1))?.[0].length ?? 0;
    const place = at + 1 + between;
    if (between > 0 && text.charAt(place) === thing && (wordsFrom(text, place)[0]?.end ?? 0) <= place + 1)
      return [[at, place]];
  }
  return [];
}

/** Each place of a row. */
export const placesFrom = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, i) => start + i);

function thingBehind(thing: string, from: number, line: string, clauses: ClausesPack) {
  const full = shortThings(clauses).get(thing) ?? [];
  for (const { start, end } of wordsFrom(line, from)) {
    const word = line.slice(start, end);
    if (start - from > farthestThing || clauseMark.test(line.slice(from, end))) return undefined;
    if (full.includes(word) || (word.endsWith(thing) && word.length <= longestThing)) return { start, end };
  }
  return undefined;
}

const longestThing = 3;

/** Where a text has such a phrase, and one of the lines the longer words for it. */
export function shortPhrasesIn(text: string, lines: readonly string[], lexis: Lexis): Stretch[] {
  const found: Stretch[] = [];
  for (let start = 0; start + 2 <= text.length; start += 1) {
    const phrase = text.slice(start, start + 2);
    if (!phraseIn(phrase, lexis)) continue;
    if (lines.some((line) => shortPhraseAt(phrase, line, lexis))) found.push({ start, end: start + 2 });
  }
  return found;
}
