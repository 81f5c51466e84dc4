import { isAction, isThing } from '../gate/equal-groups.ts';
import { isShortVerb, isVerbOf, shortVerbs } from '../gate/han-short-verbs.ts';
import type { Claims } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import { clauseMark } from '../text/clause-mark.ts';
import type { TailorContext } from './context.ts';
import { isOnlyNamed, isOnlySort, isTurnedSort } from './han-only-named.ts';
import { inThirds, ledBy } from './han-thirds.ts';
import { isInsideName, isOthersDoing, pairIn, range, type Span, type Ways, waysIn } from './han-ways.ts';

/** The whole term, or both its halves ("库存" and "盘点"), said by equal words close together. */
export function hanSpan(claims: Claims, statement: Statement, context: TailorContext): Span | undefined {
  if (statement.folded.length !== statement.text.length) return undefined;
  const asked = claims.text.toLowerCase();
  const bare = asked.replace(context.lexis.pack.clauses.lightEnds ?? /^(?!)/, '');
  return (
    spanOf(asked, claims, statement, context) ??
    (bare.length >= 4 && bare !== asked ? spanOf(bare, claims, statement, context) : undefined)
  );
}

/** A term that a list knows as a whole: "社会保险和住房公积金" is "五险一金". */
export function hanWhole(term: string, statement: Statement, context: TailorContext): Span | undefined {
  if (statement.folded.length !== statement.text.length) return undefined;
  const [whole] = waysIn(statement, context)(term);
  return whole && range(whole);
}

function spanOf(
  term: string,
  claims: Claims,
  statement: Statement,
  context: TailorContext,
): Span | undefined {
  const ways = waysIn(statement, context);
  const whole = namesThing(claims)
    ? undefined
    : ways(term)
        .filter((at) => !isTurnedSort(at, term, statement.text, context.lexis))
        .sort((a, b) => b.length - a.length)[0];
  if (whole && (whole.length >= 3 || isDoneSo(whole, term, statement, context))) return range(whole);
  const inHalves = (part: string) => halvesOf(part, ways, statement, context);
  const places =
    inHalves(term) ??
    inThirds(term, ways, statement, context) ??
    ledBy(term, ways, inHalves, statement, context);
  return places && range(places);
}

/**
 * Two characters are one word for another, unless they are the same two, parted, or say a longer term where nothing but
 * for whom stands before them ("给患者挂水" for "静脉输液").
 */
function isDoneSo(at: readonly number[], term: string, { folded }: Statement, { lexis }: TailorContext) {
  const { start, end } = range(at);
  const { before, notBehind } = lexis.pack.naming.shortDoings ?? {};
  if (at.length < end - start) return at.every((place, i) => folded.charAt(place) === term.charAt(i));
  return term.length > 3 && before?.test(folded.slice(0, start)) && !notBehind?.test(folded.slice(end));
}

function halvesOf(
  term: string,
  ways: Ways,
  statement: Statement,
  context: TailorContext,
): number[] | undefined {
  for (let cut = 2; cut <= term.length - 2; cut += 1) {
    if (isInsideName(term, cut)) continue;
    const found = cutAt(cut, term, ways, statement, context);
    if (found) return found;
  }
  return undefined;
}

function cutAt(
  cut: number,
  term: string,
  ways: Ways,
  statement: Statement,
  context: TailorContext,
): number[] | undefined {
  const { lexis } = context;
  const [first, last] = [term.slice(0, cut), term.slice(cut)];
  const sure = [...ways(last), ...pairIn(statement.folded, last)];
  const rights = sure.length > 0 ? sure : ways(last, true);
  const lefts = rights.length === 0 ? [] : ways(first);
  for (const left of lefts.length > 0 || sure.length === 0 ? lefts : ways(first, true))
    for (const right of rights) {
      const places = [...left, ...right];
      const { start, end } = range(places);
      if (!fitsInOne(left, right, [first, last], statement, context)) continue;
      const [thing, doing] = beginsWithDoing([first, last], lexis) ? [right, left] : [left, right];
      if (overlaps(left, right) || isOthersDoing(range(thing), range(doing), statement.text, lexis)) continue;
      if (isOnlyNamed(range(thing), range(doing), statement.text, lexis)) continue;
      if (isOnlySort(thing, doing, statement.text, lexis)) continue;
      if (standClose(start, end, term.length, statement.text)) return places;
    }
  return undefined;
}

/** "核对营业款" has the doing before its thing, "营业款核对" behind it. */
function beginsWithDoing([first, last]: readonly [string, string], { groups }: Lexis): boolean {
  const doings = (part: string) => groups.inCharacters(part).filter(({ group }) => isAction(group));
  return (
    doings(first).some(({ at }) => at.length === first.length) &&
    !doings(last).some(({ at }) => at.at(-1) === last.length - 1)
  );
}

/** The sorts of a thing say it beside what is done with it, and not by themselves. */
const namesThing = ({ text, sayings }: Claims): boolean =>
  sayings.some(({ group, at }) => isThing(group) && at.length === text.length);

/** "建立建筑信息模型" is "BIM" and "建模": the doing may have the end of its thing in it, nothing else of it. */
function overlaps(thing: readonly number[], doing: readonly number[]): boolean {
  const common = thing.filter((place) => doing.includes(place));
  if (common.length === 0) return false;
  const end = Math.max(...thing);
  const verb = doing.filter((place) => !common.includes(place));
  const isItsEnd = common.length === 2 && common.includes(end) && common.includes(end - 1);
  return !(isItsEnd && thing.length > 2 && verb.length > 1 && Math.max(...verb) < Math.min(...thing));
}

/** A verb that opens its clause has its object at the end of it, whatever stands between: "检修厂区10kV配电柜". */
function standClose(start: number, end: number, length: number, text: string): boolean {
  const between = text.slice(start, end);
  if (/[。；;]/u.test(between)) return false;
  if (/[，,、]/u.test(between)) return end - start <= length + 8;
  const opens = start === 0 || clauseMark.test(text.charAt(start - 1));
  return end - start <= length + (opens ? 24 : 14);
}

/** One character says a part of the term: a verb with its thing behind it, or a thing at the end of its clause ("渣土车"). */
export function fitsInOne(
  left: number[],
  right: number[],
  [first, last]: readonly [string, string],
  { folded }: Statement,
  { lexis }: TailorContext,
): boolean {
  if (left.length > 1 && right.length > 1) return true;
  const isVerb = (at: number[], part: string) =>
    at.length === 1 && (shortVerbs(lexis.pack.clauses).get(part) ?? []).includes(folded.charAt(at[0] ?? 0));
  const [leftmost, rightmost] = [Math.min(...left), Math.min(...right)];
  if (isVerb(left, first)) return isVerbOf(leftmost, rightmost, folded, lexis);
  if (isVerb(right, last)) return isVerbOf(rightmost, leftmost, folded, lexis);
  const [thing, doing] = left.length === 1 ? [left, right] : [right, left];
  const end = (thing[0] ?? 0) + 1;
  return (
    doing.length > 1 &&
    // "清洗零件并修车" washed no cars: a verb of one character has its own thing behind it.
    !isShortVerb(folded.charAt(end - 2), lexis.pack.clauses) &&
    Math.max(...doing) < end - 1 &&
    (end === folded.length || clauseMark.test(folded.charAt(end)))
  );
}
