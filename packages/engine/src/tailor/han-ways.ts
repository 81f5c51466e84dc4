import { isAcronym, isClass, isRewording, type Saying } from '../gate/equal-groups.ts';
import { joinedIn } from '../gate/han-joined.ts';
import { partedWord, placesFrom, shortPhraseAt, shortThingsAt, shortVerbs } from '../gate/han-short-verbs.ts';
import { spelled } from '../gate/han-spelling.ts';
import { wordStarts, wordsFrom } from '../gate/han-words.ts';
import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import { hanJoins } from '../locales/joints.ts';
import { clauseMark } from '../text/clause-mark.ts';
import { gather } from '../text/gather.ts';
import { memoFor } from '../text/memo.ts';
import { onceFor } from '../text/once-for.ts';
import type { TailorContext } from './context.ts';
import { isNameOfDoer } from './own-doing.ts';

export interface Span {
  start: number;
  end: number;
}

/**
 * For a part of a term the places of a point that say it, each way with all of its characters. Loosely: in words that the
 * gate takes for it, enough where the rest of the term is said surely.
 */
export type Ways = (part: string, loosely?: boolean) => number[][];

export const range = (at: readonly number[]): Span => ({
  start: Math.min(...at),
  end: Math.max(...at) + 1,
});

const withAnother = /^[与和跟同]\p{Script=Han}{2,}$/u;

/**
 * "装订审计员编写的报告" wrote none: a doing in the middle of a clause, and "的" before its thing. "打扫房间，并预订机票"
 * booked no rooms: behind the mark the doing has a thing of its own.
 */
export function isOthersDoing(one: Span, other: Span, text: string, { pack }: Lexis): boolean {
  const { clauses, relations } = pack;
  const { doneBefore, doneBy, ownThing } = clauses;
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const between = text.slice(first.end, second.start);
  // "供应商与银行谈判": the two of them did, and not with the supplier.
  if (withAnother.test(between) && relations.beside.split(' ').includes(text.slice(second.start, second.end)))
    return true;
  const opens = first.start === 0 || clauseMark.test(text.charAt(first.start - 1));
  if (!opens && first === other && doneBefore?.test(between)) return true;
  if (doneBy?.test(between)) return true;
  return /[，,]/u.test(between) && (ownThing?.test(text.slice(second.end)) ?? false);
}

/** Places side by side. */
function rows(at: readonly number[]): Span[] {
  const found: Span[] = [];
  for (const place of [...at].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last?.end === place) last.end = place + 1;
    else found.push({ start: place, end: place + 1 });
  }
  return found;
}

/** "设计师" designed nothing in the text, and "翻译好的合同" was translated by somebody. */
function isOwnDoing(at: readonly number[], text: string, lexis: Lexis): boolean {
  const parts = rows(at);
  const [first, second] = parts;
  if (parts.some(({ end }) => isNameOfDoer(text, end, lexis))) return false;
  if (!first || !second || parts.length > 2) return true;
  // "供应商的报价": three characters name a thing, a doing has two.
  return first.end - first.start > 2 || !isOthersDoing(second, first, text, lexis);
}

/** What a part of a term says by itself; it is held against every point. */
const partOf = memoFor((part: string, { groups }: Lexis) => {
  const said = groups.claimed(groups.inCharacters(part));
  const whole = said.filter(({ at }) => at.length === part.length).map(({ group }) => group);
  return {
    written: spelled(part),
    whole: new Set(whole.filter((group) => !isRewording(group) && !isClass(group))),
    loose: new Set(whole.filter(isRewording)),
    names: said.filter(({ group, at }) => at[0] === 0 && at.length < part.length && isAcronym(group)),
  };
});

/** "换刹车片" is "刹车片更换": the verb in one character; where it is no word of its own its thing stands at once behind it. */
const shortWays = (part: string, text: string, { pack }: Lexis): number[][] =>
  (shortVerbs(pack.clauses).get(part) ?? [])
    .filter((short) => text.includes(short))
    .flatMap((short) => wordStarts(text, short).map((at) => [at]));

/** Terms share their parts, and each is cut in many ways: the same part is asked for again and again. */
function askedOnce(ways: Ways): Ways {
  const [sure, loose] = [new Map<string, number[][]>(), new Map<string, number[][]>()];
  return (part, loosely) => {
    const known = loosely ? loose : sure;
    const found = known.get(part) ?? ways(part, loosely);
    known.set(part, found);
    return found;
  };
}

/** How a part of the term is said: as it is, with a small word inside, by equal words, or by two words made one. */
export const waysIn = onceFor(({ folded }: Statement, { lexis }: TailorContext): Ways => {
  const said = lexis.groups.inCharacters(folded);
  const named = placesByGroup(overParticles(folded, lexis));
  const placesOf = placesByGroup(said);
  const joined = joinedIn(folded);
  const plain = literalIn(spelled(folded));
  const simple = askedOnce((part) => {
    if (part.length < 2) return [];
    const { written, whole, names } = partOf(part, lexis);
    const ways = [
      ...plain(part, written),
      ...joined.filter((each) => each.ways.includes(part)).map(({ start, end }) => placesFrom(start, end)),
      ...placesOf(whole).filter((at) => at.length > 1 || !opensWord(folded, at[0] ?? 0)),
      ...(names.length === 0 ? [] : withTail(part, names, said, folded)),
      ...shortWays(part, folded, lexis),
      ...shortThingsAt(part, folded, lexis),
      ...partedWord(part, folded, lexis),
    ];
    const short = shortPhraseAt(part, folded, lexis);
    if (short) ways.push(short);
    return [...ways.filter((at) => isOwnDoing(at, folded, lexis)), ...named(whole)];
  });
  return askedOnce((part, loosely) => {
    if (loosely) return part.length < 2 ? [] : looseWays(placesOf(partOf(part, lexis).loose), folded, lexis);
    const ways = simple(part);
    if (ways.length > 0) return ways;
    return inTwoWords(part, simple, folded).filter((at) => isOwnDoing(at, folded, lexis));
  });
});

const looseWays = (places: number[][], text: string, lexis: Lexis): number[][] =>
  places.filter((at) => at.length > 1 && isOwnDoing(at, text, lexis));

/** Where a text says any of these groups; most parts of terms are of none, and most groups are not said. */
function placesByGroup(said: readonly Saying[]): (groups: ReadonlySet<number>) => number[][] {
  const byGroup = new Map<number, number[][]>();
  for (const { group, at } of said) gather(byGroup, group, at);
  return (groups) => {
    let found: number[][] | undefined;
    for (const group of groups) {
      const places = byGroup.get(group);
      if (places) found = found ? [...found, ...places] : places;
    }
    return found ?? [];
  };
}

/** "修车间的屋顶" has no "车" in it: a longer word begins there. */
const opensWord = (text: string, at: number): boolean => (wordsFrom(text.slice(at), 0)[0]?.end ?? 1) > 1;

/** Between two nouns of one thing: nothing, or what joins them and says more of the second ("公司的年度报表"). */
const betweenNouns = /^(?:的\p{Script=Han}{0,2})?$/u;

const firstHan = 0x2e80;

/** Between two letters of "Excel" nothing is cut: no Chinese word ends or begins there. */
export const isInsideName = (term: string, cut: number): boolean =>
  term.charCodeAt(cut - 1) < firstHan && term.charCodeAt(cut) < firstHan;

/** "共享自行车" is said by "共享单车": a thing of two words, each in its own way, side by side and in this order. */
function inTwoWords(part: string, simple: Ways, text: string): number[][] {
  const found: number[][] = [];
  for (let cut = 2; cut <= part.length - 2; cut += 1) {
    if (isInsideName(part, cut)) continue;
    const heads = simple(part.slice(cut));
    for (const first of heads.length === 0 ? [] : simple(part.slice(0, cut)))
      for (const head of heads) {
        const between = text.slice(range(first).end, Math.max(range(first).end, range(head).start));
        const isOne = range(first).end <= range(head).start && betweenNouns.test(between);
        if (isOne && first.length > 1 && head.length > 1) found.push([...first, ...head]);
      }
  }
  return found;
}

/** "CRM系统" is said by "客户关系管理系统": another name for its beginning, and the rest as it is. */
function withTail(part: string, names: readonly Saying[], said: Saying[], text: string): number[][] {
  return names.flatMap(({ group, at }) => {
    const tail = part.slice(at.length);
    return said.flatMap((own) => {
      const end = (own.at.at(-1) ?? 0) + 1;
      return own.group === group && text.startsWith(tail, end)
        ? [[...own.at, ...placesFrom(end, end + tail.length)]]
        : [];
    });
  });
}

/** "产品的使用说明" is called as "产品使用说明" is: the second names of a thing that stand there but for what joins two nouns. */
function overParticles(text: string, { groups }: Lexis): Saying[] {
  if (!text.includes('的')) return [];
  const kept = [...text].flatMap((character, i) => (character === '的' ? [] : [i]));
  return groups.inCharacters(kept.map((i) => text.charAt(i)).join('')).flatMap((saying) => {
    const at = saying.at.map((place) => kept[place] ?? 0);
    const { start, end } = range(at);
    return isAcronym(saying.group) && at.length > 3 && end - start === at.length + 1
      ? [{ ...saying, at }]
      : [];
  });
}

/** "客户的关系" says "客户关系": what only joins two nouns is passed over. */
function literalIn(plain: string): (part: string, wanted: string) => number[][] {
  const kept = plain.includes('的')
    ? [...plain].flatMap((character, i) => (character === '的' ? [] : [i]))
    : undefined;
  const joined = kept?.map((i) => plain.charAt(i)).join('');
  return (part, wanted) => {
    const found: number[][] = [];
    for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1))
      found.push(placesFrom(at, at + part.length));
    if (found.length > 0 || !kept || !joined || part.length < 4) return found;
    const from = joined.indexOf(wanted);
    return from < 0 ? [] : [kept.slice(from, from + part.length)];
  };
}

/** "拍摄与剪辑" at the end of the term is "拍摄剪辑". */
export function pairIn(text: string, part: string): number[][] {
  if (!/^\p{Script=Han}{4}$/u.test(part)) return [];
  for (const join of hanJoins) {
    const whole = part.slice(0, 2) + join + part.slice(2);
    const at = text.indexOf(whole);
    if (at >= 0) return [placesFrom(at, at + whole.length)];
  }
  return [];
}
