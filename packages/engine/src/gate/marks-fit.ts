import type { Lexis } from './lexis.ts';
import type { FoundMark } from './marks.ts';
import type { Figures } from './numbers.ts';

/**
 * Whether a line with these figures says the mark; what it excepts is said by a text that excepts something,
 * and two of them are not each.
 */
export function markFits(value: string, own: Figures, claim: { excepts: boolean; each: boolean }): boolean {
  const fits = (mark: FoundMark) => (claim.excepts || !mark.excepted) && !(claim.each && mark.counted);
  if (own.marks.some((mark) => mark.value === value && fits(mark))) return true;
  const [kind, said = ''] = value.split(' ');
  if (kind === 'part') return partsIn(own).some((part) => partFits(said, part));
  // Over half a year, and half a year, are six months; about six months may be just that.
  if (kind === 'span') return spanFits(said, value.split(' ')[2] ?? '', own);
  // "Once a week" is weekly.
  if (kind === 'times' && said.startsWith('1/')) return own.periods.has(Number(said.slice(2)));
  // Who works at weekends works on Saturdays.
  if (value === 'days 6' || value === 'days 7') return own.marks.some((mark) => mark.value === weekend);
  return false;
}

const spanFits = (length: string, hedge: string, { marks }: Figures): boolean =>
  (hedge === '' || hedge === 'about') &&
  marks.some(({ value }) => value === `span ${length} ${hedge === '' ? 'over' : ''}`);

/** Stands fourth in every pack. */
const weekend = 'recurring 3';

/** "50 %", "halved" and "two thirds". */
const partsIn = ({ numbers, marks }: Figures): number[] => [
  ...numbers.flatMap(({ value, unit }) =>
    unit === '%' ? [Number(value) / 100] : value === '0.5' ? [0.5] : [],
  ),
  ...marks.flatMap(({ value }) => (value.startsWith('part ') ? [Number(value.slice(5))] : [])),
];

/** Whether the mark is such a part of a whole. */
export const isPart = (value: string, part: number): boolean =>
  value.startsWith('part ') && Math.abs(Number(value.slice(5)) - part) < 0.001;

const partFits = (said: string, own: number): boolean =>
  said === 'most' ? own > 0.5 && own <= 1 : Math.abs(Number(said) - own) < 0.001;

const timesIn = ({ marks }: Figures, period: number) =>
  marks.filter(({ value }) => value.startsWith('times ') && value.endsWith(`/${period}`));

/** "Each week" and "weekly"; three times a week is each week too. */
export const saysPeriod = (period: number, own: Figures): boolean =>
  own.periods.has(period) || timesIn(own, period).length > 0;

/** "Every Monday" is weekly; one Saturday in two is not. */
export const isEachWeek = ({ marks }: Figures): boolean =>
  marks.length > 0 &&
  marks.every(({ value, excepted, counted }) => /^days \d$/.test(value) && !excepted && !counted);

/** Where the new text says twice a day too, it was another thing that was done each day. */
export const periodFits = (period: number, own: Figures, claimed: Figures): boolean =>
  own.periods.has(period) ||
  timesIn(own, period).some(({ value }) => !claimed.marks.some((mark) => mark.value === value));

/** "Every evening" is daily, "every spring" yearly. */
export const isInEach = (period: number, { text }: { text: string }, lexis: Lexis): boolean =>
  lexis.pack.marks.inEach?.some((each) => lexis.period(each.period) === period && each.pattern.test(text)) ??
  false;
