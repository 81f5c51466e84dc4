import { allMatches } from '../text/all-matches.ts';
import { clauseOf, shareOf } from './clauses.ts';
import { isInFigure } from './figure-words.ts';
import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type FoundMark, withoutMarks } from './marks.ts';
import { isEachWeek, isInEach, markFits, periodFits } from './marks-fit.ts';
import { inField, pointsApart } from './points.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';

interface Time {
  start: number;
  end: number;
  isSaid(statement: Statement): boolean;
}

/**
 * How often a thing was done, when, and how large a part of it, is said where the thing is said: reports of each
 * month prove no count of each month.
 */
export function checkTimes(claims: Claims, statements: readonly Statement[], lexis: Lexis): Refusal[] {
  return [...marks(claims, lexis), ...periods(claims, lexis)]
    .filter((time) => {
      const others = besides(time, claims, statements, lexis);
      const shares = statements.map((each) => ({ each, share: shareOf(others, each, lexis) }));
      const most = Math.max(...shares.filter(({ each }) => time.isSaid(each)).map(({ share }) => share));
      // "Cleaned the lamps once a week" is no "cleaned the lamps each day", whatever else was done each day.
      const isOther = shares.some(({ each, share }) => share > most && isTimed(each));
      return most < 0.5 || isOther;
    })
    .map(({ start, end }) => refusal('claim', claims.text.slice(start, end), 'not-in-resume'));
}

const isTimed = ({ figures }: Statement): boolean => figures.marks.length > 0 || figures.periods.size > 0;

/** What the text says beside it, in the same point where two of them were made one. */
function besides(time: Time, claims: Claims, statements: readonly Statement[], lexis: Lexis): Item[] {
  const others = claims.items.filter((item) => !meets(item, time) && !inField(item, claims, statements));
  const clause = clauseWith(others, clauseOf(time, claims), claims);
  const items = others.filter((item) => item.clause === clause);
  const points = pointsApart(clause, { items, counts: [] }, claims, statements, lexis);
  const own = points.findLast((point) => (point.items[0]?.start ?? Number.POSITIVE_INFINITY) <= time.start);
  return (own ?? points[0])?.items ?? [];
}

/** "Checked the lamps, once a day": what says nothing else speaks of the clause before it, or of the one behind. */
const clauseWith = (items: readonly Item[], own: number, { clauses }: Claims): number =>
  [own, clauses.findLast((each) => each < own), clauses.find((each) => each > own)].find((clause) =>
    items.some((item) => item.clause === clause),
  ) ?? own;

const meets = (item: Item, time: Time) => item.start < time.end && time.start < item.end;

function marks({ figures, text }: Claims, lexis: Lexis): Time[] {
  const { pack } = lexis;
  const week = `/${weekOf(lexis)}`;
  const excepts = pack.relations.limits.excepted.test(text);
  return figures.marks.map((mark) => {
    const each = saysEach(text, mark, pack.marks.each);
    const { start, end, value } = mark;
    const isSaid = (own: Statement): boolean =>
      markFits(value, own.figures, { excepts, each }) ||
      (value.endsWith(week) && value === `times ${daysIn(own)}${week}`);
    return { start, end, isSaid };
  });
}

/** "On Mondays and Thursdays" is twice a week. */
const daysIn = ({ figures }: Statement): number =>
  isEachWeek(figures) ? new Set(figures.marks.map(({ value }) => value)).size : 0;

const weekOf = ({ pack, period }: Lexis) => period(pack.marks.week ?? '');

/** Before the mark, or where it begins: "every Sunday". */
const saysEach = (text: string, { start, end, value }: FoundMark, each?: RegExp): boolean =>
  each !== undefined &&
  Array.from({ length: value.startsWith('days ') ? end - start : 1 }, (_, i) =>
    text.slice(0, start + i),
  ).some((before) => each.test(before));

const hanFrequency = /^(?:每|按)|均$/u;

/** Chinese: "每周" is made of characters that say nothing by themselves. */
function hanPeriods({ text, figures }: Claims, { pack }: Lexis): Time[] {
  const left = withoutMarks(text, figures.marks);
  return pack.periods.split('|').flatMap((words, period) =>
    words
      .split(' ')
      .filter((word) => hanFrequency.test(word) && left.includes(word))
      .map((word): Time => {
        const start = left.indexOf(word);
        return {
          start,
          end: start + word.length,
          isSaid: (each) => periodFits(period, each.figures, figures),
        };
      }),
  );
}

/** "Mis à jour": no day. */
const isNone = (at: number, { text }: Claims, { pack }: Lexis): boolean =>
  [...(pack.noPeriods ? allMatches(text, pack.noPeriods) : [])].some(
    ({ index, 0: words }) => index <= at && at < index + words.length,
  );

function periods(claims: Claims, lexis: Lexis): Time[] {
  if (lexis.pack.language === 'zh') return hanPeriods(claims, lexis);
  const { items, figures, tokens, text } = claims;
  const { each } = lexis.pack.marks;
  const claimed = new Set(items.map(({ token }) => token));
  return tokens.flatMap((token): Time[] => {
    const { start, end } = token;
    const period = lexis.period(token.folded);
    if (period === undefined || isNone(start, claims, lexis) || isInFigure(token, figures)) return [];
    // "Day" by itself says little, "every day" says how often.
    if (!claimed.has(token) && !each?.test(text.slice(0, start))) return [];
    // "A four-week course" took four weeks.
    const long = /[\p{L}\p{N}]-$/u.test(text.slice(0, start));
    const isLength = ({ keys }: Statement) => long && token.keys.some((key) => keys.has(key));
    const isWeek = period === weekOf(lexis);
    const isSaid = (each: Statement): boolean =>
      periodFits(period, each.figures, figures) ||
      isLength(each) ||
      (isWeek && isEachWeek(each.figures)) ||
      isInEach(period, each, lexis);
    return [{ start, end, isSaid }];
  });
}
