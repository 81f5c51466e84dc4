import { isAction } from '../gate/equal-groups.ts';
import { isShortVerb } from '../gate/han-short-verbs.ts';
import { wordsFrom } from '../gate/han-words.ts';
import type { Lexis } from '../gate/lexis.ts';
import { doingVerbs } from '../locales/zh/doing-verbs.ts';
import { range, type Span } from './han-ways.ts';

/**
 * "在电车上检查车票" checked no tram: what follows the doing is its thing, and the other one only tells where. "通知患者手术
 * 时间" operated on nobody: the doing says the sort of what is behind it. "给患者家属打电话" called no patient.
 */
export function isOnlyNamed(thing: Span, doing: Span, text: string, { pack: { clauses } }: Lexis): boolean {
  const { onlyWhere, onlyWhen, sortOf, kinOf, ownThing } = clauses;
  const [first, second] = thing.start < doing.start ? [thing, doing] : [doing, thing];
  if (kinOf?.test(text.slice(thing.end))) return true;
  // "讲解结束后打扫展厅" explained no hall.
  if (first === doing && onlyWhen?.test(text.slice(doing.end))) return true;
  if (sortOf?.test(text.slice(second.end)) && first.end < second.start) return true;
  const isWhere =
    onlyWhere?.before.test(text.slice(0, first.start)) && onlyWhere.behind.test(text.slice(first.end));
  return (isWhere ?? false) && (ownThing?.test(text.slice(second.end)) ?? false);
}

/**
 * "销售汽车配件" sold no cars, "采集血液的针头" took no blood: the thing only tells the sort of what stands behind it. Whoever
 * mends a part mends the whole.
 */
export function isOnlySort(
  thing: readonly number[],
  doing: readonly number[],
  text: string,
  lexis: Lexis,
): boolean {
  const { clauses } = lexis.pack;
  const [{ end, start }, done] = [range(thing), range(doing)];
  const until = start < done.start ? done.start : text.length;
  const rest = text.slice(end, Math.max(end, until));
  if (doing.includes(end) || !/^\p{Script=Han}/u.test(rest)) return false;
  // "营业款的核对": what is done to it hangs on the thing itself.
  if (rest === hanOf && start < done.start) return false;
  const verb = text.slice(done.start, done.end);
  if (clauses.partsToo?.test(verb)) return false;
  const { worked } = clauses;
  if (worked?.material.test(text.slice(start, end)) && worked.doing.test(verb)) return false;
  if (clauses.behindThing?.test(rest)) return false;
  if (clauses.checkedBy?.doing.test(verb) && clauses.checkedBy.papers.test(rest)) return false;
  if (start < done.start && isFirstOfDoings(end, done.start, text, lexis)) return false;
  const word = wordsFrom(rest, 0)[0];
  // "开叉车搬运托盘": what was driven, and then what was done with it.
  const { drives } = clauses;
  if (drives?.verb.test(verb) && (drives.next.test(rest) || doingVerbs.has(rest.slice(0, word?.end))))
    return drives.wares.test(rest);
  return !(word?.end === 1 && isShortVerb(rest.charAt(0), clauses));
}

const hanOf = '的';
const joinsDoings = /^\p{Script=Han}{0,4}(?:[、，,]|并|和|及)$/u;

/** "给番茄浇水、施肥": between the thing and its doing stands another doing, joined to it. */
const isFirstOfDoings = (from: number, to: number, text: string, { groups }: Lexis): boolean =>
  joinsDoings.test(text.slice(from, to)) &&
  groups.inCharacters(text).some(({ group, at }) => isAction(group) && at[0] === from);

/** The same of a term that a list says in the other order: "销售汽车" for "汽车销售". */
export function isTurnedSort(at: readonly number[], term: string, text: string, lexis: Lexis): boolean {
  const [doing, thing] = [at.slice(0, 2), at.slice(2)];
  const isTurned = thing.length > 1 && term.endsWith(doing.map((place) => text.charAt(place)).join(''));
  return isTurned && isOnlySort(thing, doing, text, lexis);
}
