import { fold, hasHan } from '../text/fold.ts';
import type { Field } from '../types.ts';
import { type ContactLine, ContactReader } from './contact.ts';
import { bareName, nameScore } from './names.ts';
import type { Piece } from './pieces.ts';
import { isProse, likeness } from './scores.ts';
import { tables } from './tables.ts';

/** What stands above the first heading: who it is, what they are, and how they are reached. */
export interface Top {
  reader: ContactReader;
  headline?: Field;
  summary?: Field;
  /** Lines that gave a name, headline or summary. */
  lines: Set<number>;
  /** Pieces nothing was read from. */
  left: Piece[];
}

interface Candidate {
  text: string;
  piece: Piece;
  order: number;
  score: number;
}

function candidatesOf(lines: ContactLine[], mail: string | undefined, size: number): Candidate[] {
  const candidates: Candidate[] = [];
  lines.forEach((line, row) => {
    if (row > 14) return;
    const joined =
      line.rest.length === 2 && line.rest.every((part) => /^\p{Lu}[\p{L}'’-]+$/u.test(part))
        ? [line.rest.join(' ')]
        : [];
    [...joined, ...line.rest].forEach((text, cell) => {
      const whole = cell === 0 && !line.found && line.rest.length === 1 ? line.piece.text : text;
      for (const option of new Set([
        whole,
        text,
        ...(text.length < 60 && !isProse(text) ? text.split(/\s*,\s+/).slice(0, 1) : []),
      ])) {
        let score = nameScore(option, mail);
        if (score <= 0) continue;
        score -= row * 0.18 + cell * 0.25;
        if (row === 0) score += 0.5;
        const layout = line.piece.layout;
        if (layout && layout.size > size * 1.25) score += 1.5;
        if (line.piece.markup.headingLevel === 1) score += 1;
        candidates.push({ text: option, piece: line.piece, order: row * 20 + cell, score });
      }
    });
  });
  return candidates;
}

function pickName(top: Top, lines: ContactLine[], size: number): Candidate | undefined {
  const contact = top.reader.contact;
  if (contact.name) {
    contact.name = { ...contact.name, value: bareName(contact.name.value) };
    return undefined;
  }
  const mail = contact.email?.value.split('@')[0];
  const best = candidatesOf(lines, mail, size).reduce<Candidate | undefined>(
    (a, b) => (!a || b.score > a.score + 0.01 ? b : a),
    undefined,
  );
  if (!best || best.score < 0.6) return undefined;
  contact.name = { value: bareName(best.text), lines: [best.piece.line] };
  top.lines.add(best.piece.line);
  return best;
}

function isHeadline(text: string): boolean {
  if (text.length > 110 || isProse(text) || /@/.test(text) || /^["“„«]/.test(text)) return false;
  if (tables.documentTitles.has(fold(text))) return false;
  const like = likeness(text);
  if (like.title >= 2) return true;
  return text.split(/\s*[|·•,/&–—]\s*/).some((part) => likeness(part).title >= 2.5);
}

/** A name elsewhere: in a contact section, or signed at the foot. */
export function readName(top: Top, pieces: Piece[], strict: boolean): void {
  if (top.reader.contact.name) return;
  const mail = top.reader.contact.email?.value.split('@')[0];
  for (const piece of pieces) {
    if (piece.text.length > 60 || piece.marker) continue;
    if (nameScore(piece.text, mail) < (strict ? 3.8 : 2.2)) continue;
    top.reader.contact.name = { value: bareName(piece.text), lines: [piece.line] };
    top.lines.add(piece.line);
    return;
  }
}

/** Text above the first heading: prose is the summary, a title the headline. */
export function readTop(pieces: Piece[], size: number): Top {
  const top: Top = { reader: new ContactReader(), lines: new Set(), left: [] };
  const lines = pieces.map((piece) => top.reader.read(piece, true));
  top.headline = top.reader.headline;
  const name = pickName(top, lines, size);
  const nameRow = name ? Math.floor(name.order / 20) : -1;
  const prose: Piece[] = [];
  lines.forEach((line, row) => {
    const text = line.piece.text;
    if (!top.headline && !line.found && row >= nameRow && row <= nameRow + 7) {
      const own =
        row === nameRow
          ? line.rest
              .map((part) => part.replace(name?.text ?? '', '').replace(/^[\s,|·–—-]+/, ''))
              .filter(Boolean)
              .join(' | ')
          : text;
      const rest =
        row === nameRow && name && own === ''
          ? text.slice(name.text.length).replace(/^[\s,|·–—-]+/, '')
          : own;
      if (
        rest &&
        fold(rest) !== fold(name?.text ?? '') &&
        isHeadline(rest) &&
        nameScore(rest, undefined) < 2.5
      ) {
        top.headline = { value: rest, lines: [line.piece.line] };
        top.lines.add(line.piece.line);
        return;
      }
    }
    if (!top.headline && line.found && row > nameRow) {
      const part = line.rest.find((piece) => isHeadline(piece));
      if (part && row <= nameRow + 4) {
        top.headline = { value: part, lines: [line.piece.line] };
        return;
      }
    }
    if (line.found || row === nameRow) return;
    const long = hasHan(text) ? text.length > 24 : text.split(/\s+/).length >= 8;
    if (isProse(text) || long || (prose.length > 0 && line.piece.gap === 0)) prose.push(line.piece);
    else top.left.push(line.piece);
  });
  if (prose.length > 0) {
    top.summary = {
      value: prose.map((piece) => piece.text).join(hasHan(prose[0]?.text ?? '') ? '' : ' '),
      lines: prose.map((piece) => piece.line),
    };
    for (const piece of prose) top.lines.add(piece.line);
  }
  return top;
}
