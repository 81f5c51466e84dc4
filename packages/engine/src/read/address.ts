import { fold } from '../text/fold.ts';
import { isPlace, isPlaceName, startsWithRegion, townShaped } from './places.ts';
import { likeness } from './scores.ts';
import { labelKind, tables } from './tables.ts';

/** A town, or an address with a street. */
export function isLocation(text: string): boolean {
  if (text.length < 2 || text.length > 110 || /[@:]/.test(text)) return false;
  // "(Mobile)" behind a number is no town in Alabama.
  const kinds = /[()]/.test(text) ? labelKind(text.replace(/[()]/g, '').trim()) : undefined;
  if (kinds?.has('phone') || kinds?.has('email')) return false;
  if (isPlace(text)) return !tables.workplaces.has(fold(text));
  const words = fold(text).split(/[\s,]+/);
  const street = words.some((word) => tables.streetWords.has(word) || tables.streetEndings.endWord(word, 3));
  if (/\d/.test(text) && street) return true;
  // "重庆渝北": a known province or city, and two or three characters more.
  if (/^\p{Script=Han}{4,7}$/u.test(text) && startsWithRegion(text) && !namesSomething(text)) return true;
  const parts = text.split(/\s*,\s*/);
  if (
    parts.length > 1 &&
    isPlaceName(parts.at(-1) ?? '') &&
    parts.every((part) => part.length < 40) &&
    !/[.!?]$/.test(text)
  )
    return words.length <= 9;
  // "Quimper, Finistère": behind a known town stands its county.
  if (parts.length === 2 && words.length <= 4 && isPlaceName(parts[0] ?? '') && townShaped(parts[1] ?? ''))
    return !namesSomething(parts[1] ?? '');
  return (
    /^\p{Script=Han}{2,}(?:省|市|区|县|路|街|号|室)\S*$/u.test(text) &&
    text.length <= 40 &&
    /[省市区县路]/.test(text) &&
    (street || /[市区]$/.test(text))
  );
}

function namesSomething(text: string): boolean {
  const like = likeness(text);
  return Math.max(like.title, like.organization, like.school) >= 1.4;
}

/** A name before an address ("Nora Bergmann, Goethestr. 12, …"), not a street or town. */
export function isOwner(text: string): boolean {
  const words = fold(text).split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 4 &&
    !isPlace(text) &&
    !words.some((word) => tables.streetWords.has(word) || tables.streetEndings.endWord(word, 3))
  );
}

/** A street without its town. */
export function isStreetOnly(text: string): boolean {
  return /\d/.test(text) && !text.split(/\s*,\s*/).some((part) => isPlaceName(part));
}

/** A town, best with its postal code. */
export function isTownLine(text: string): boolean {
  return isPlace(text) || text.split(/\s*,\s*/).every((part) => isPlaceName(part));
}
