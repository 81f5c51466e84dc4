import { numerals } from '../locales/zh/numerals.ts';

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

export const countsApart = (one: string, other: string): boolean =>
  isOfGroups(one, other) || isOfGroups(other, one);

export const countsAlike = (one: string, other: string): boolean =>
  numerals.alike.some((kind) => kind.includes(one) && kind.includes(other));

interface HanNumber {
  value: number;
  start: number;
  end: number;
}

/** Numbers in Chinese characters; a small one only where something is counted with it. */
export function hanNumbers(text: string): HanNumber[] {
  const found: HanNumber[] = [];
  for (const { 0: own, index: start } of text.matchAll(numeral)) {
    const end = start + own.length;
    const behind = text.slice(end, end + 1);
    const value = hanValue(own);
    // "零件" counts nothing.
    if (own === '零') continue;
    const counts = isOneOf(numerals.measures, behind) || (value !== 1 && isOneOf(numerals.counters, behind));
    if (value < 11 && !counts) continue;
    if (value === 1 && isOneOf(numerals.uncounted, behind)) continue;
    found.push({ value: value * (multipliers[behind] ?? 1), start, end });
  }
  return found;
}

function hanValue(text: string): number {
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
