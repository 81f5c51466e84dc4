import { fold } from '../match/fold.ts';
import { type AskedWords, askedWords } from './asked-words.ts';
import type { ReadyPack } from './pack.ts';
import type { Part } from './parts.ts';
import type { Named } from './values.ts';

/** "Steuer- und Lohnsteuerrecht": what waits, what it waits behind, and the word that says it. */
const waiting =
  /(\p{Lu}\p{L}+)-((?:,\s\p{Lu}\p{L}+-)*\s(?:und|oder|bzw\.|sowie|&)\s(?:\p{Ll}+(?:e|en|er|es|em)\s)?)(\p{Lu}[\p{L}-]*\p{Ll})/gu;
const member = /(\p{Lu}\p{L}+)-(?=[,\s])/gu;

/** The last part of a compound, where the list has it: "recht" of "Lohnsteuerrecht". */
function headOf(compound: string, { heads }: AskedWords): string | undefined {
  const lower = fold(compound);
  const head = heads.find((one) => lower.endsWith(one) && lower.length >= one.length + 3);
  return head ? compound.slice(compound.length - head.length) : undefined;
}

/**
 * Halves of German compounds that wait for their head behind "und": each made whole. Where the head is not
 * known the half is left out; the compound behind it says the rest.
 */
export function suspendedTerms(part: Part, pack: ReadyPack): Named[] {
  if (pack.language !== 'de' || part.text.length > 600) return [];
  const found: Named[] = [];
  for (const { 0: all, 1: first, 2: gap, 3: compound, index } of part.text.matchAll(waiting)) {
    const head = compound ? headOf(compound, askedWords('de')) : undefined;
    if (!head || pack.anyLanguageName.test(fold(first ?? ''))) continue;
    const halves = all.slice(0, (first ?? '').length + 1 + (gap ?? '').length);
    for (const half of halves.matchAll(member)) {
      const start = part.start + index + half.index;
      const text = `${half[1]}${head.toLowerCase()}`;
      found.push({ start, end: start + (half[1] ?? '').length + 1, text, kind: 'knowledge' });
    }
  }
  return found;
}

/** "Vermessungs" of "Vermessungs- und Katastergesetz": with the letter that joins it, the half names nothing. */
export const isJoinedHalf = ({ text, end }: Named, part: Part): boolean =>
  /(?:ung|heit|keit|schaft|tion|tät|ing|tum)s$/u.test(text) &&
  /^-[\s,]/u.test(part.text.slice(end - part.start));
