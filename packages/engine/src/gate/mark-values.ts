import { onceFor } from '../text/once-for.ts';
import { hanValue } from './han-numbers.ts';
import type { Lexis } from './lexis.ts';
import { fold } from './word-forms.ts';

interface Values {
  /** "3", "third", "三". */
  numberOf(text: string | undefined): number | undefined;
  /** Monday is the first. */
  dayOf(text: string | undefined): number | undefined;
  periodOf(text: string | undefined): number | undefined;
}

export const valuesOf = onceFor((lexis: Lexis): Values => {
  const { ordinalWords, weekdays, periodNames = '' } = lexis.pack.marks;
  const orders = valued(ordinalWords);
  const periods = valued(periodNames);
  const days = new Map(
    weekdays
      .split('|')
      .flatMap((names, i) => names.split(' ').map((name): [string, number] => [fold(name), i + 1])),
  );
  const wordValue = (word: string) => orders.get(word) ?? lexis.numberWord(word);
  return {
    numberOf(text) {
      if (text === undefined) return undefined;
      if (/^\d+$/.test(text)) return Number(text);
      return /^\p{Script=Han}/u.test(text) ? hanValue(text) : wordValue(fold(text));
    },
    dayOf: (text) => (text === undefined ? undefined : days.get(fold(text).replace(/\.$/, ''))),
    periodOf: (text) =>
      text === undefined ? undefined : (lexis.period(fold(text)) ?? periods.get(fold(text))),
  };
});

const valued = (list: string): Map<string, number> =>
  new Map(
    list
      .split(' ')
      .filter(Boolean)
      .map((entry): [string, number] => {
        const [word = '', value = ''] = entry.split('=');
        return [fold(word), Number(value)];
      }),
  );

/**
 * "In a year", "within 12 months" and "over a twelve-month period" are of one length, and so are two weeks and 14 days;
 * a month and four weeks are not. One week or month stays a stretch of time that figures count by.
 */
export function lengthOf(
  { by, halfOne, count, years, months, weeks, days }: Readonly<Record<string, string | undefined>>,
  numberOf: Values['numberOf'],
): string | undefined {
  const one = halfOne === undefined ? 1 : 0.5;
  const many = count === undefined ? one : numberOf(count);
  const way = by === undefined ? 'in' : 'by';
  if (many === undefined) return undefined;
  if (years !== undefined) return `length ${way} ${many * 12} months`;
  if (many < 2) return undefined;
  if (months !== undefined) return `length ${way} ${many} months`;
  if (weeks !== undefined) return `length ${way} ${many * 7} days`;
  return days !== undefined && many % 7 === 0 ? `length ${way} ${many} days` : undefined;
}
