import { meansMore, ownDoings } from '../locales/zh/means-more.ts';
import { chinesePlaceNames } from '../read/place-names/chinese.ts';
import { gather } from '../text/gather.ts';
import { onceFor } from '../text/once-for.ts';
import { joinedIn } from './han-joined.ts';
import { countsAlike } from './han-numbers.ts';
import { longVerbsIn, shortPhrasesIn } from './han-short-verbs.ts';
import { addSingles } from './han-singles.ts';
import { spelled } from './han-spelling.ts';
import { wordCutter } from './han-words.ts';
import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

export interface Uncovered {
  text: string;
  start: number;
}

/** What statements say together, for every text that is held against them. */
const groundOf = onceFor((statements: readonly Statement[]) => {
  const lines = statements.map(({ folded }) => spelled(folded));
  return {
    source: lines.join('\n'),
    lines,
    ways: lines.flatMap((line) => joinedIn(line).flatMap(({ ways }) => ways)),
    groups: new Set(statements.flatMap((statement) => [...statement.groups])),
    concepts: new Set(statements.flatMap((statement) => [...statement.concepts])),
  };
});

/** Chinese has no spaces: a run is supported when pieces of the resume, equal words and free words cover it. */
export function uncoveredHan(claims: Claims, statements: readonly Statement[], lexis: Lexis): Uncovered[] {
  if (lexis.pack.language !== 'zh') return [];
  const { source, lines, ways, groups, concepts } = groundOf(statements);
  const places = namesOfFreeCharacters(lexis);
  return claims.runs.flatMap((run) => {
    const jumps = jumpsOf(run, claims, groups, concepts);
    addNeighbours(run, claims, statements, lexis, jumps);
    addBesideFigures(run, claims, statements, jumps);
    for (const { start, end } of longVerbsIn(run.folded, lines, lexis)) gather(jumps, start, end);
    for (const { start, end } of shortPhrasesIn(run.folded, lines, lexis)) gather(jumps, start, end);
    const named = places
      .filter((place) => !source.includes(place))
      .flatMap((place) => {
        const at = run.folded.indexOf(place);
        if (at < 0) return [];
        // "完成都市调研" names no town, "成都旅行团" does.
        const isName = /[在于驻往赴]/u.test(run.folded.charAt(at - 1)) || isWord(place, at, run.folded);
        // "全部" says "所有".
        const isSaid = [...place].every((_, i) => jumps.get(at + i)?.includes(at + i + 1));
        return isName && !isSaid ? [{ text: place, start: run.start + at }] : [];
      });
    addWholeRun(run, claims, statements, source, jumps);
    addJoined(run, claims, source, ways, jumps);
    const uncovered = uncoveredInRun(run, source, jumps, lexis);
    if (uncovered.length > 0 && addSingles(spelled(run.folded), lines, jumps))
      return [...named, ...uncoveredInRun(run, source, jumps, lexis)];
    return [...named, ...uncovered];
  });
}

/**
 * A run of one character ("60 亩"), and what a new bracket has parted ("二级建造师（二建）证"), have no second
 * character to be known by: the resume must have the same run, or the words in one piece.
 */
function addWholeRun(
  run: Token,
  claims: Claims,
  statements: readonly Statement[],
  source: string,
  jumps: Map<number, number[]>,
): void {
  const add = (to: number) => gather(jumps, 0, to);
  if (
    statements.some((statement) => statement.tokens.some((token) => token.han && token.folded === run.folded))
  )
    add(run.folded.length);
  const before = /(\p{Script=Han})\s?[(（][^()（）]*[)）]\s?$/u.exec(claims.text.slice(0, run.start))?.[1];
  if (!before) return;
  for (let length = 1; length <= run.folded.length; length += 1)
    if (source.includes(before + run.folded.slice(0, length))) add(length);
}

/** "借还书" for "借书和还书", and the other way round. */
function addJoined(
  run: Token,
  claims: Claims,
  source: string,
  ownWays: readonly string[],
  jumps: Map<number, number[]>,
): void {
  const add = (start: number, end: number) => gather(jumps, start, end);
  const text = run.folded;
  for (const way of ownWays) {
    const at = text.indexOf(way);
    if (at >= 0) add(at, at + way.length);
  }
  for (const { start, end, ways } of joinedIn(claims.text.toLowerCase()))
    if (start >= run.start && ways.some((way) => source.includes(way)))
      for (let at = start; at < Math.min(end, run.end); at += 1) add(at - run.start, at - run.start + 1);
}

/** "帮脑卒中病人" for "帮中风病人": one character beside a name that took another's place. */
function addNeighbours(
  run: Token,
  claims: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
  jumps: Map<number, number[]>,
): void {
  const text = claims.text.toLowerCase();
  for (const own of claims.sayings)
    for (const { folded, groups } of statements) {
      if (!groups.has(own.group)) continue;
      for (const said of lexis.groups.inCharacters(folded)) {
        if (said.group !== own.group) continue;
        const before = (own.at[0] ?? 0) - 1;
        const behind = (own.at.at(-1) ?? 0) + 1;
        const step = (at: number) => gather(jumps, at, at + 1);
        if (before >= 0 && text.charAt(before) === folded.charAt((said.at[0] ?? 0) - 1))
          step(before - run.start);
        if (text.charAt(behind) === folded.charAt((said.at.at(-1) ?? 0) + 1)) step(behind - run.start);
      }
    }
}

/** "带2名" for "带两名", "80通电话" for "80个电话": one character beside a figure that the resume has too. */
function addBesideFigures(
  run: Token,
  claims: Claims,
  statements: readonly Statement[],
  jumps: Map<number, number[]>,
): void {
  const step = (at: number) => gather(jumps, at - run.start, at - run.start + 1);
  for (const { value, start, end } of claims.figures.numbers)
    for (const { text, figures } of statements)
      for (const own of figures.numbers) {
        if (own.value !== value) continue;
        if (text.charAt(own.start - 1) === claims.text.charAt(start - 1)) step(start - 1);
        const at = behindBlank(claims.text, end);
        const [counter, known] = [claims.text.charAt(at), text.charAt(behindBlank(text, own.end))];
        if (counter === known || countsAlike(counter, known)) step(at);
      }
}

/** "6000 册" and "6000册" are one. */
const behindBlank = (text: string, at: number): number => (text.charAt(at) === ' ' ? at + 1 : at);

const isWord = (place: string, at: number, text: string): boolean => !wordCutter(text)(at, at + place.length);

let freeNames: string[] | undefined;

/** "成都" is written with characters that say nothing by themselves: as a name it must stand in the resume. */
function namesOfFreeCharacters(lexis: Lexis): string[] {
  const free = new Set(lexis.phrases.free.filter((phrase) => phrase.length === 1));
  freeNames ??= [...chinesePlaceNames.split('|'), ...meansMore.split(' ')]
    .map((name) => name.trim())
    .filter((name) => name.length >= 2 && Array.from(name).every((each) => free.has(each)));
  return freeNames;
}

/** Places from which a known piece leads on: figures, equal words, names of the lexicon. */
function jumpsOf(
  run: Token,
  claims: Claims,
  groups: Set<number>,
  concepts: Set<number>,
): Map<number, number[]> {
  const jumps = new Map<number, number[]>();
  const add = (start: number, end: number) => {
    const from = Math.max(0, start - run.start);
    const to = Math.min(run.end, end) - run.start;
    if (to > from) gather(jumps, from, to);
  };
  const { numbers, dates, marks } = claims.figures;
  for (const figure of [...dates, ...marks]) add(figure.start, figure.end);
  for (const number of numbers) {
    add(number.from, number.end);
    add(number.start, number.end);
  }
  for (const saying of claims.sayings) {
    if (!groups.has(saying.group)) continue;
    for (const at of saying.at) add(at, at + 1);
  }
  // A character beside the name belongs to no name: "用汉盘点" takes stock with something.
  for (const item of claims.items)
    for (const { concept, start, end } of item.named ?? [])
      if (concepts.has(concept)) for (let at = start; at < end; at += 1) add(at, at + 1);
  return jumps;
}

function uncoveredInRun(run: Token, source: string, jumps: Map<number, number[]>, lexis: Lexis): Uncovered[] {
  const text = spelled(run.folded);
  const reachable = Array.from({ length: text.length + 1 }, () => false);
  const uncovered: Uncovered[] = [];
  reachable[0] = true;
  for (let i = 0; i < text.length; i += 1) {
    if (!reachable[i]) {
      // Behind the first gap the rest is looked at too, so that the verdict names every gap.
      if (reachable.indexOf(true, i) >= 0) continue;
      uncovered.push({ text: text.slice(Math.max(0, i - 1), i + 1), start: run.start + i });
      reachable[i] = true;
    }
    for (const to of stepsFrom(i, text, source, lexis, jumps)) reachable[to] = true;
  }
  if (!reachable[text.length]) uncovered.push({ text: text.slice(-2), start: run.end - 1 });
  return uncovered;
}

/** The free phrases by their first character: each place of each text asks for those that begin there. */
const freeByStart = onceFor((free: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const byStart = new Map<string, string[]>();
  for (const phrase of free) gather(byStart, phrase.charAt(0), phrase);
  return byStart;
});

function stepsFrom(
  i: number,
  text: string,
  source: string,
  lexis: Lexis,
  jumps: Map<number, number[]>,
): number[] {
  const steps = [...(jumps.get(i) ?? [])];
  const isDoing = ownDoings.has(text.slice(i, i + 2));
  for (const phrase of freeByStart(lexis.phrases.free).get(text.charAt(i)) ?? [])
    if (text.startsWith(phrase, i) && !(isDoing && phrase.length === 1)) steps.push(i + phrase.length);
  for (let length = 2; i + length <= text.length && source.includes(text.slice(i, i + length)); length += 1)
    steps.push(i + length);
  return steps;
}
