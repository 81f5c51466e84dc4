import type { Word, WordSense } from './words.ts';

/** "MARC21" and "MARC 21", "ISO 9001" and "ISO9001": letters and their number, with a gap or without; their stems. */
export function respaced([first, second, ...others]: readonly Word[], sense: WordSense): string[][] {
  if (!first) return [];
  const [, letters, number] = /^([a-z]{2,})(\d{1,5})$/.exec(first.text) ?? [];
  if (!second) return letters && number ? [[sense.stem(letters), number]] : [];
  const isOne = others.length === 0 && /^[a-z]{2,}$/.test(first.text) && /^\d{1,5}$/.test(second.text);
  return isOne ? [[first.text + second.text]] : [];
}
