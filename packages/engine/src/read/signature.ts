import { fold } from '../text/fold.ts';
import { findDates } from './dates.ts';
import { nameScore } from './names.ts';
import type { Piece } from './pieces.ts';
import { tables } from './tables.ts';

/** How many of the last lines may hold a signature; an address and a number may stand below it. */
const lastLines = 6;

const isClosing = (text: string): boolean =>
  tables.signed.has(fold(text.replace(/^[\s(（]+|[\s,.:，。：!！_)）-]+$/gu, '')));

/** "Leeds, 3 March 2025": where and when a page was signed. */
function isDateline({ text, marker }: Piece): boolean {
  if (marker || text.length > 48 || !/^[\p{Lu}\d]/u.test(text)) return false;
  const last = findDates(text).at(-1);
  return last?.single === true && /^[\s.日号]*$/u.test(text.slice(last.end));
}

/** "Signed: Jane Roe": what stands behind the words. */
function behindLabel(text: string): string | undefined {
  const [, label = '', name] = /^(\P{L}?\p{L}[^:：\d]{0,24})[:：]\s*(\S.{1,40})$/u.exec(text) ?? [];
  return name && isClosing(label) ? name : undefined;
}

interface Signed {
  piece: Piece;
  name: string;
}

/** The name below a closing, below place and date or behind a label, at the foot of the page. */
export function signedName(pieces: Piece[], mail: string | undefined): Signed | undefined {
  const last = pieces.slice(-lastLines);
  for (const [at, piece] of last.entries()) {
    const above = last[at - 1];
    if (piece.text.length > 60 || piece.marker) continue;
    const name = behindLabel(piece.text);
    if (name && nameScore(name, mail) >= 1) return { piece, name };
    const below = above && (isClosing(above.text) || isDateline(above));
    if (below && nameScore(piece.text, mail) >= 2.6) return { piece, name: piece.text };
  }
  return undefined;
}
