import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import type { ClausesPack } from '../locales/clauses-pack.ts';
import { clauseMark } from '../text/clause-mark.ts';
import { onceFor } from '../text/once-for.ts';
import type { TailorContext } from './context.ts';
import { isOnlyNamed } from './han-only-named.ts';
import { isOthersDoing, range, type Ways } from './han-ways.ts';

/** Words that lead a noun to its verb ("用", "为"), those of one meaning together. */
const leads = onceFor(({ leads: listed = '' }: ClausesPack) =>
  listed
    .split('|')
    .filter(Boolean)
    .map((words) => ({ words: words.split(' '), before: ledBehind(words.split(' ')) })),
);

const anyLead = onceFor((clauses: ClausesPack) => ledBehind(leads(clauses).flatMap(({ words }) => words)));

/** At the end of what stands before a noun: the word that leads it, and what tells more of the noun. */
const ledBehind = (words: readonly string[]) =>
  new RegExp(`(?:${words.join('|')})\\p{Script=Han}{0,6}$`, 'u');

/** "为患者注射", "用GIS绘制地图": a noun led to its verb by such a word, in the term as in the point, and the rest behind it. */
export function ledBy(
  term: string,
  ways: Ways,
  inHalves: (part: string) => number[] | undefined,
  { text }: Statement,
  { lexis: { pack } }: TailorContext,
): number[] | undefined {
  for (const { words, before } of leads(pack.clauses)) {
    const lead = words.find((word) => term.startsWith(word));
    if (lead === undefined) continue;
    for (let cut = lead.length + 2; cut <= term.length - 2; cut += 1)
      for (const noun of ways(term.slice(lead.length, cut))) {
        const { start, end } = range(noun);
        const led = before.exec(text.slice(0, start));
        if (!led || clauseMark.test(led[0])) continue;
        const rest = [...ways(term.slice(cut)), inHalves(term.slice(cut)) ?? []].find(
          (each) =>
            each.length > 0 && Math.min(...each) >= end && !clauseMark.test(text.slice(end, range(each).end)),
        );
        if (rest) return [led.index, ...noun, ...rest];
      }
  }
  return undefined;
}

const joint = /[和与及或并、]/u;
const farthestNouns = 3;
const farthestTold = 6;

/** "在新生儿科护理早产儿" is "新生儿科早产儿护理": a doing, its thing, and before the thing whose or where it is. */
export function inThirds(
  term: string,
  ways: Ways,
  statement: Statement,
  { lexis }: TailorContext,
): number[] | undefined {
  for (const length of [2, 3]) {
    const nouns = term.slice(0, -length);
    const doings = nouns.length < 4 ? [] : ways(term.slice(-length));
    for (let cut = 2; doings.length > 0 && cut <= nouns.length - 2; cut += 1)
      for (const thing of ways(nouns.slice(cut)))
        for (const whose of thing.length < 2 ? [] : ways(nouns.slice(0, cut)))
          for (const done of doings)
            if (isOneClause([done, whose, thing], statement, lexis)) return [...done, ...whose, ...thing];
  }
  return undefined;
}

type Places = readonly number[];

function isOneClause(
  [done, whose, thing]: readonly [Places, Places, Places],
  { text }: Statement,
  lexis: Lexis,
) {
  const { start, end } = range([...done, ...whose, ...thing]);
  if (whose.length < 2 || clauseMark.test(text.slice(start, end))) return false;
  const [verb, owner, object] = [range(done), range(whose), range(thing)];
  if (isOthersDoing(object, verb, text, lexis) || isOnlyNamed(object, verb, text, lexis)) return false;
  const between = (from: number, to: number) => text.slice(from, Math.max(from, to));
  if (verb.end === object.start && between(object.end, owner.start) === '的')
    return lexis.pack.clauses.toldOfThing?.test(text.slice(verb.start, verb.end)) ?? false;
  if (verb.end <= owner.start && owner.end <= object.start) {
    const gap = between(owner.end, object.start);
    // "楼道坏掉的灯泡": what is told of the thing ends in "的".
    const farthest = gap.endsWith('的') ? farthestTold : farthestNouns;
    return gap.length <= farthest && !joint.test(gap);
  }
  if (owner.end > verb.start || verb.end > object.start) return false;
  const led = anyLead(lexis.pack.clauses).exec(text.slice(0, owner.start));
  const gap = between(owner.end, verb.start);
  const isLed = led !== null && !clauseMark.test(led[0]);
  return (
    isLed &&
    !gap.startsWith('的') &&
    gap.length <= farthestNouns &&
    !joint.test(between(verb.end, object.start))
  );
}
