import { hasHan } from '../text/fold.ts';
import { type ContactLine, ContactReader } from './contact.ts';
import { headingKind } from './headings.ts';
import { findHeadline, isHeadline, type Named } from './headline.ts';
import { closePersonalForm } from './personal-form.ts';
import type { Piece } from './pieces.ts';
import { townShaped } from './places.ts';
import { isProse, likeness } from './scores.ts';
import { readStreetAbove } from './street-above.ts';
import { labelKind } from './tables.ts';
import { pickName, type Top } from './top-name.ts';

/** In a line with an address or number, a word shaped like a town is one, though no list knows it. */
function readUnknownTown(top: Top, lines: ContactLine[], name: Named | undefined): void {
  if (top.reader.contact.location) return;
  for (const line of lines) {
    if (!line.found || line.rest.length === 0) continue;
    const parts = line.rest.flatMap((part) => part.split(/\s*,\s+/));
    const town = parts.find((part) => {
      const like = likeness(part);
      const known = Math.max(like.title, like.organization, like.school, like.degree) >= 1.4;
      const own = name !== undefined && (name.text.includes(part) || part.includes(name.text));
      if (labelKind(part) || headingKind(part)) return false;
      return part.length > 2 && part.length < 40 && townShaped(part) && !known && !own && !isHeadline(part);
    });
    if (!town || hasHan(town)) continue;
    top.reader.contact.location = { value: town, lines: [line.piece.line] };
    return;
  }
}

function isParagraph(text: string): boolean {
  return isProse(text) || (hasHan(text) ? text.length > 24 : text.split(/\s+/).length >= 8);
}

/** Later lines add to what stands at the top: each reading gets its own. */
export const copyOfTop = (top: Top): Top => ({ ...top, reader: top.reader.copy() });

/** Text above the first heading: prose is the summary, a title the headline. */
export function readTop(found: Piece[], size: number): Top {
  const top: Top = { reader: new ContactReader() };
  const pieces = closePersonalForm(found);
  const lines = pieces.map((piece) => top.reader.read(piece, true));
  const name = pickName(top, lines, size);
  top.reader.keepOwner(name?.text);
  readStreetAbove(top, lines);
  const headline = top.reader.headline ? undefined : findHeadline(lines, name);
  top.headline = headline ? { value: headline.value, lines: [headline.line] } : top.reader.headline;
  readUnknownTown(top, lines, name);
  const prose: Piece[] = [];
  lines.forEach((line, row) => {
    if (line.found || row === name?.row || (headline?.whole && line.piece.line === headline.line)) return;
    if (isParagraph(line.piece.text) || (prose.length > 0 && line.piece.gap === 0)) prose.push(line.piece);
  });
  if (prose.length > 0) {
    top.summary = {
      value: prose.map((piece) => piece.text).join(hasHan(prose[0]?.text ?? '') ? '' : ' '),
      lines: prose.map((piece) => piece.line),
    };
  }
  return top;
}
