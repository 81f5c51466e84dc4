import type { ContactLine } from './contact.ts';
import { likeness } from './scores.ts';
import type { Top } from './top-name.ts';

/** "12345 Leeds", "Leeds LS1 0AA": a town with its code. */
const codedTown = /^(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}|\s[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/u;

/** "Thornhill Rise 27", "27 Thornhill Rise": a few words and the number of a house. */
const house =
  /^(?:\d{1,4}\s?[a-z]?,?(?:\s\p{L}[\p{L}.'’-]*){1,5}|(?:\p{L}[\p{L}.'’-]*\s){1,5}\d{1,4}\s?[a-z]?)$/u;

/** Right above a town with its code stands its street, though no list knows the word for it. */
export function readStreetAbove(top: Top, lines: ContactLine[]): void {
  const { location, name } = top.reader.contact;
  const [own] = location?.lines ?? [];
  if (!location || location.lines.length > 1 || !codedTown.test(location.value)) return;
  const at = lines.findIndex(({ piece }) => piece.line === own);
  const [street, town] = [lines[at - 1], lines[at]];
  if (!street || !town || street.found || town.piece.gap > 0 || name?.lines.includes(street.piece.line))
    return;
  const { text, line } = street.piece;
  if (text.length > 50 || /\d/.test(location.value.split(',')[0]?.replace(codedTown, '') ?? '')) return;
  if (!house.test(text) || /\b(?:19|20)\d\d\b/.test(text) || likeness(text).title >= 1.4) return;
  top.reader.contact.location = { value: `${text}, ${location.value}`, lines: [line, ...location.lines] };
}
