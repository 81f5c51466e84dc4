import { digits, fold } from '../folding.ts';
import type { Truth } from '../truth-set.ts';

/** Parted by tabs, bars or runs of blanks: its place in the line says what a part is. */
export const hasCells = (text: string): boolean => /\t|\S\s{2,}\S|[|│]/.test(text);

/** It holds the address, the number or the town of the person. */
export function isContact(text: string, { email, phone, location, links }: Truth): boolean {
  if (email && text.toLowerCase().includes(email.toLowerCase())) return true;
  if (phone && digits(phone).length > 5 && digits(text).includes(digits(phone))) return true;
  if (links.some((link) => text.includes(link))) return true;
  return location !== null && fold(text).length > 3 && fold(location).includes(fold(text));
}
