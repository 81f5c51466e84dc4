import { expect, test } from 'vitest';
import { jobTypesOf } from './job-types.ts';
import { payOf } from './pay.ts';

const pay = (min: number, max: number, currency: string, period: string) => ({ min, max, currency, period });

test.each([
  ['38.000 – 46.000 € im Jahr', pay(38_000, 46_000, 'EUR', 'year')],
  ['3.200 – 3.900 € brutto im Monat', pay(3_200, 3_900, 'EUR', 'month')],
  ['28\u202f000 – 34\u202f000 € par an', pay(28_000, 34_000, 'EUR', 'year')],
  ['1.600 – 1.900 € al mes', pay(1_600, 1_900, 'EUR', 'month')],
  ['22.000 – 27.000 € al año', pay(22_000, 27_000, 'EUR', 'year')],
  ['8-12K/月', pay(8_000, 12_000, 'CNY', 'month')],
  ['1.5-2万/月·13薪', pay(15_000, 20_000, 'CNY', 'month')],
  ['EUR 30,000 – 40,000 / per-year-salary', pay(30_000, 40_000, 'EUR', 'year')],
  ['USD 22.50 / per-hour-wage', pay(22.5, 22.5, 'USD', 'hour')],
  ['EUR 2,000 – 2,500 / month', pay(2_000, 2_500, 'EUR', 'month')],
  ['GBP 30,000 / year', pay(30_000, 30_000, 'GBP', 'year')],
  ['$45k–$60k a year', pay(45_000, 60_000, 'USD', 'year')],
  ['US$24 – US$29 an hour', pay(24, 29, 'USD', 'hour')],
  ['S$5,000 a month', pay(5_000, 5_000, 'SGD', 'month')],
  ['CA$80,000 per annum', pay(80_000, 80_000, 'CAD', 'year')],
  ['£14,50 per hour', pay(14.5, 14.5, 'GBP', 'hour')],
  ['$24 – $29 an hour', pay(24, 29, 'USD', 'hour')],
  ['€30,000 a year, 38.5 hours per week', pay(30_000, 30_000, 'EUR', 'year')],
  ["CHF 85'000 – 95'000 p.a.", pay(85_000, 95_000, 'CHF', 'year')],
])('the pay of %s is read in its own currency and period', (text, wanted) => {
  expect(payOf(text)).toEqual(wanted);
});

test.each([
  null,
  '',
  'competitive',
  '€30 an hour or €60,000 a year',
  '€30K',
  '30,000 a year',
  'R$ 5.000 al mes',
  'TVöD EG 9b, 40 hours per week',
  '€40,000 – 20,000 a year',
  'from €1 to €2,000,000 a year',
  '€30,000 a year, up to 10 % bonus, 28 days off',
])('%s says no pay that could be shown in figures', (text) => {
  expect(payOf(text)).toBeUndefined();
});

test.each([
  ['Full-time, permanent', ['full_time', 'permanent']],
  ['FULL_TIME', ['full_time']],
  ['FullTime', ['full_time']],
  ['full time, part time', ['full_time', 'part_time']],
  ['Vollzeit/Teilzeit', ['full_time', 'part_time']],
  ['Temps plein', ['full_time']],
  ['Jornada parcial', ['part_time']],
  ['全职', ['full_time']],
  ['Intern', ['internship']],
  ['Full-time, 80 %', []],
  ['', []],
  [null, []],
] as const)('the type %s is known whole or not at all', (text, wanted) => {
  expect(jobTypesOf(text)).toEqual(wanted);
});
