import { clauseOf, shareOf } from './clauses.ts';
import { withoutIntervals } from './intervals.ts';
import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { inField } from './points.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './support.ts';

interface Time {
  start: number;
  end: number;
  isSaid(statement: Statement): boolean;
}

/** How often a thing was done is said where the thing is said: reports of each month prove no count of each month. */
export function checkTimes(claims: Claims, statements: readonly Statement[], lexis: Lexis): Refusal[] {
  return [...intervals(claims), ...periods(claims, lexis)]
    .filter((time) => {
      const clause = clauseOf(time, claims);
      const others = claims.items
        .filter((item) => item.clause === clause && !meets(item, time))
        .filter((item) => !inField(item, claims, statements));
      return !statements.some((each) => time.isSaid(each) && shareOf(others, each, lexis) >= 0.5);
    })
    .map(({ start, end }) => refusal('claim', claims.text.slice(start, end), 'not-in-resume'));
}

const meets = (item: Item, time: Time) => item.start < time.end && time.start < item.end;

const intervals = ({ figures }: Claims): Time[] =>
  figures.intervals.map(({ start, end, kind }) => ({
    start,
    end,
    isSaid: (each) => each.figures.intervals.some((own) => own.kind === kind),
  }));

const hanFrequency = /^(?:每|按)|均$/u;

/** Chinese: "每周" is made of characters that say nothing by themselves. */
function hanPeriods({ text, figures }: Claims, { pack }: Lexis): Time[] {
  const left = withoutIntervals(text, figures.intervals);
  return pack.periods.split('|').flatMap((words, period) =>
    words
      .split(' ')
      .filter((word) => hanFrequency.test(word) && left.includes(word))
      .map((word): Time => {
        const start = left.indexOf(word);
        return { start, end: start + word.length, isSaid: (each) => each.figures.periods.has(period) };
      }),
  );
}

/** "Mis à jour": no day. */
const isNone = (at: number, { text }: Claims, { pack }: Lexis): boolean =>
  [...(pack.noPeriods ? text.matchAll(pack.noPeriods) : [])].some(
    ({ index, 0: words }) => index <= at && at < index + words.length,
  );

function periods(claims: Claims, lexis: Lexis): Time[] {
  if (lexis.pack.language === 'zh') return hanPeriods(claims, lexis);
  const { items } = claims;
  return items.flatMap(({ start, end, token }) => {
    const period = token && lexis.period(token.folded);
    if (period === undefined || isNone(start, claims, lexis)) return [];
    return [{ start, end, isSaid: (each: Statement) => each.figures.periods.has(period) }];
  });
}
