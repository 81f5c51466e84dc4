import { isAcronym, isRewording, type Saying } from '../gate/equal-groups.ts';
import { joinedIn } from '../gate/han-joined.ts';
import { isVerbOf, shortVerbs } from '../gate/han-short-verbs.ts';
import { spelled } from '../gate/han-spelling.ts';
import { wordStarts } from '../gate/han-words.ts';
import type { Claims } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/support.ts';
import { memoFor } from '../text/memo.ts';
import type { TailorContext } from './context.ts';
import { isNameOfDoer } from './own-doing.ts';

interface Span {
  start: number;
  end: number;
}

type Ways = (part: string) => number[][];

/** The whole term, or both its halves ("库存" and "盘点"), said by equal words close together. */
export function hanSpan(claims: Claims, statement: Statement, context: TailorContext): Span | undefined {
  if (statement.folded.length !== statement.text.length) return undefined;
  const term = claims.text.toLowerCase();
  const ways = waysIn(statement, context);
  const whole = ways(term).sort((a, b) => b.length - a.length)[0];
  // Two characters are one word for another.
  if (whole && whole.length >= 3) return range(whole);
  for (let cut = 2; cut <= term.length - 2; cut += 1) {
    const found = halves(term, cut, ways, statement, context);
    if (found) return found;
  }
  return undefined;
}

const range = (at: number[]): Span => ({ start: Math.min(...at), end: Math.max(...at) + 1 });

function halves(
  term: string,
  cut: number,
  ways: Ways,
  statement: Statement,
  context: TailorContext,
): Span | undefined {
  const rights = [...ways(term.slice(cut)), ...pairIn(statement.folded, term.slice(cut))];
  for (const left of rights.length === 0 ? [] : ways(term.slice(0, cut)))
    for (const right of rights) {
      const { start, end } = range([...left, ...right]);
      const overlap = left.some((place) => right.includes(place));
      if (!fitsInOne(left, right, [term.slice(0, cut), term.slice(cut)], statement, context)) continue;
      if (overlap || isOthersDoing(range(left), range(right), statement.text, context.lexis)) continue;
      if (standClose(start, end, term.length, statement.text)) return { start, end };
    }
  return undefined;
}

const clauseMark = /[，,。；;：:]/u;

/**
 * "装订审计员编写的报告" wrote none: a doing in the middle of a clause, and "的" before its thing. "打扫房间，并预订机票"
 * booked no rooms: behind the mark the doing has a thing of its own.
 */
function isOthersDoing(one: Span, other: Span, text: string, { pack }: Lexis): boolean {
  const { doneBefore, doneBy, ownThing } = pack.clauses;
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const between = text.slice(first.end, second.start);
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
  return !first || !second || parts.length > 2 || !isOthersDoing(second, first, text, lexis);
}

/** A verb that opens its clause has its object at the end of it, whatever stands between: "检修厂区10kV配电柜". */
function standClose(start: number, end: number, length: number, text: string): boolean {
  const between = text.slice(start, end);
  if (/[。；;]/u.test(between)) return false;
  if (/[，,、]/u.test(between)) return end - start <= length + 8;
  const opens = start === 0 || /[，,。；;：:]/u.test(text.charAt(start - 1));
  return end - start <= length + (opens ? 24 : 14);
}

/** What a part of a term says by itself; it is held against every point. */
const partOf = memoFor((part: string, { groups }: Lexis) => {
  const said = groups.claimed(groups.inCharacters(part));
  return {
    written: spelled(part),
    whole: new Set(
      said
        .filter(({ group, at }) => at.length === part.length && !isRewording(group))
        .map(({ group }) => group),
    ),
    names: said.filter(({ group, at }) => at[0] === 0 && at.length < part.length && isAcronym(group)),
  };
});

/** "换刹车片" is "刹车片更换": the verb in one character; where it is no word of its own its thing stands at once behind it. */
const shortWays = (part: string, text: string, { pack }: Lexis): number[][] =>
  (shortVerbs(pack.clauses).get(part) ?? [])
    .filter((short) => text.includes(short))
    .flatMap((short) => wordStarts(text, short).map((at) => [at]));

/** One character says a part of the term: a verb with its thing behind it, or a thing at the end of its clause ("渣土车"). */
function fitsInOne(
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
  if (isVerb(left, first)) return isVerbOf(leftmost, rightmost, folded);
  if (isVerb(right, last)) return isVerbOf(rightmost, leftmost, folded);
  const [thing, doing] = left.length === 1 ? [left, right] : [right, left];
  const end = (thing[0] ?? 0) + 1;
  return (
    doing.length > 1 &&
    Math.max(...doing) < end - 1 &&
    (end === folded.length || clauseMark.test(folded.charAt(end)))
  );
}

/** How a part of the term is said: as it is, with a small word inside, by equal words, or by two words made one. */
function waysIn({ folded }: Statement, { lexis }: TailorContext): Ways {
  const said = lexis.groups.inCharacters(folded);
  const joined = joinedIn(folded);
  const plain = spelled(folded);
  return (part) => {
    if (part.length < 2) return [];
    const { written, whole, names } = partOf(part, lexis);
    const ways = [
      ...shortWays(part, folded, lexis),
      ...literal(part, written, plain),
      ...joined.filter((each) => each.ways.includes(part)).map(({ start, end }) => places(start, end)),
      ...(whole.size === 0 ? [] : said.filter(({ group }) => whole.has(group)).map(({ at }) => at)),
      ...(names.length === 0 ? [] : withTail(part, names, said, folded)),
    ];
    return ways.filter((at) => isOwnDoing(at, folded, lexis));
  };
}

/** "CRM系统" is said by "客户关系管理系统": another name for its beginning, and the rest as it is. */
function withTail(part: string, names: readonly Saying[], said: Saying[], text: string): number[][] {
  return names.flatMap(({ group, at }) => {
    const tail = part.slice(at.length);
    return said.flatMap((own) => {
      const end = (own.at.at(-1) ?? 0) + 1;
      return own.group === group && text.startsWith(tail, end)
        ? [[...own.at, ...places(end, end + tail.length)]]
        : [];
    });
  });
}

const places = (start: number, end: number) => Array.from({ length: end - start }, (_, i) => start + i);

/** "客户的关系" says "客户关系": what only joins two nouns is passed over. */
function literal(part: string, wanted: string, plain: string): number[][] {
  const at = plain.indexOf(wanted);
  if (at >= 0) return [places(at, at + part.length)];
  if (part.length < 4 || !plain.includes('的')) return [];
  const kept = [...plain].flatMap((character, i) => (character === '的' ? [] : [i]));
  const from = kept
    .map((i) => plain.charAt(i))
    .join('')
    .indexOf(wanted);
  return from < 0 ? [] : [kept.slice(from, from + part.length)];
}

/** "拍摄与剪辑" at the end of the term is "拍摄剪辑". */
function pairIn(text: string, part: string): number[][] {
  if (!/^\p{Script=Han}{4}$/u.test(part)) return [];
  for (const join of ['和', '与', '及', '、', '以及', '并']) {
    const whole = part.slice(0, 2) + join + part.slice(2);
    const at = text.indexOf(whole);
    if (at >= 0) return [places(at, at + whole.length)];
  }
  return [];
}
