import { numerals } from '../locales/zh/numerals.ts';
import { allMatches } from '../text/all-matches.ts';

const digits: Readonly<Record<string, number>> = numerals.digits;
const units: Readonly<Record<string, number>> = numerals.units;
const multipliers: Readonly<Record<string, number>> = numerals.multipliers;
const numeral = new RegExp(`[${Object.keys({ ...digits, ...units }).join('')}]+`, 'gu');

const isOneOf = (characters: string, character: string): boolean =>
  character !== '' && characters.includes(character);

export const isMeasure = (character: string): boolean =>
  isOneOf(numerals.measures, character) || isOneOf(numerals.counters, character);

const isOfGroups = (one: string, other: string): boolean =>
  isOneOf(numerals.groups, one) && isOneOf(numerals.persons, other);

const isOfSize = (one: string, other: string): boolean =>
  isOneOf(numerals.sizes, one) && isOneOf(numerals.singles, other);

export const countsApart = (one: string, other: string): boolean =>
  isOfGroups(one, other) || isOfGroups(other, one) || isOfSize(one, other) || isOfSize(other, one);

export const countsAlike = (one: string, other: string): boolean =>
  numerals.alike.some((kind) => kind.includes(one) && kind.includes(other));

export const isKiloUnit = (word: string): boolean => numerals.kiloUnits.test(word);

const holidays: readonly string[] = numerals.holidays;

/** "八人一组": each group of eight, and no one group. */
const isEach = (before: string): boolean =>
  isOneOf(numerals.persons, before.slice(-1)) && /[\d一二两三四五六七八九十百]$/u.test(before.slice(0, -1));

const timeOf = (behind: string): number => numerals.times.findIndex((time) => time.test(behind));

/** What stands behind the same number in two texts: "五个月" is not "五年"; without a word behind it, it may be either. */
export function timesApart(one: string, other: string): boolean {
  const isOpen = (behind: string) => !/^\s?\p{Script=Han}/u.test(behind) || numerals.shares.test(behind);
  return timeOf(one) !== timeOf(other) && !isOpen(one) && !isOpen(other);
}

interface HanNumber {
  value: number;
  start: number;
  end: number;
}

/** Numbers in Chinese characters; a small one only where something is counted with it. */
export function hanNumbers(text: string): HanNumber[] {
  const found: HanNumber[] = [];
  for (const { 0: own, index: start } of allMatches(text, numeral)) {
    const end = start + own.length;
    const behind = text.slice(end, end + 1);
    const value = hanValue(own);
    // "40千米", "9千元": the digits have it.
    if (units[own] !== undefined && own !== '十' && /\d\s?$/.test(text.slice(0, start))) continue;
    // "零件" counts nothing.
    if (own === '零') continue;
    const counts =
      timeOf(text.slice(end)) >= 0 ||
      isOneOf(numerals.measures, behind) ||
      (value !== 1 && isOneOf(numerals.counters, behind));
    if (holidays.includes(own) && !isMeasure(behind)) continue;
    if (value < 11 && !counts && !numerals.ranges.test(text.slice(end))) continue;
    if (value === 1 && isOneOf(numerals.groups, behind) && isEach(text.slice(0, start))) continue;
    if (value === 1 && isOneOf(numerals.uncounted, behind)) continue;
    if (value === 1 && numerals.oneGroup.test(text.slice(end))) continue;
    // "一周3篇": three in each week.
    if (own === '一' && numerals.rate.test(text.slice(end)) && !numerals.noRate.test(text.slice(0, start)))
      continue;
    // "十万元" are so many yuan, as "10万元" are.
    const times = multipliers[behind];
    found.push({ value: value * (times ?? 1), start, end: times === undefined ? end : end + 1 });
  }
  return found;
}

export function hanValue(text: string): number {
  let total = 0;
  let digit: number | undefined;
  for (const character of text) {
    const unit = units[character];
    if (unit !== undefined) {
      total += (digit ?? 1) * unit;
      digit = undefined;
    } else digit = digits[character];
  }
  // "二〇二四": one digit behind the other.
  const all = Array.from(text, (character) => digits[character]);
  if (all.length >= 2 && !all.includes(undefined)) return Number(all.join(''));
  return total + (digit ?? 0);
}
