import { foldedWords, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { strength } from './extent.ts';
import type { Row } from './rows.ts';
import { likeness } from './scores.ts';
import { trimEdges } from './strip.ts';
import { tables } from './tables.ts';

/** What the other rows of the section say of how its entries are set. */
export interface Pattern {
  /** How often a row behind a gap heads an entry, of those that could. */
  gapHeads: number;
}

const saysOnlyTime = (row: Row | undefined) => row !== undefined && trimEdges(row.rest).length < 2;
const isTimed = (row: Row | undefined) => row !== undefined && row.kind === 'head' && row.dates.length > 0;

export function patternOf(rows: Row[]): Pattern {
  const first = rows.filter((row, at) => !row.piece.marker && (at === 0 || row.piece.gap > 0));
  const heads = first.filter((row) => row.kind === 'head').length;
  return { gapHeads: first.length >= 2 ? heads / first.length : 0 };
}

/** How much of it is written with capitals, apart from small words. */
const capitalShare = memo((text: string): number => {
  const words = text.split(/[\s/-]+/).filter((word) => /^\p{L}{4}/u.test(word));
  return words.length === 0 ? 0 : words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length;
});

/** How much a row looks like a sentence, whatever stands around it. */
const sentenceScore = memo((text: string): number => {
  let score = 0;
  if (/(?:\p{L}{5,}|[)）\d%€])[.!?;。；！]$/u.test(text)) score += 1.2;
  if (/\p{Ll}{4,}[.!?]\s+\p{Lu}\p{Ll}+,?\s+\p{Ll}/u.test(text)) score += 1.2;
  if (text.length > 95) score += 0.7;
  if (/^[\p{Ll}(]/u.test(text)) score += 1;
  const words = foldedWords(text);
  if (words.some((word) => tables.pronouns.has(word))) score += 0.8;
  if (hasHan(text)) return score + (/[,，、].*[,，、;；]/.test(text) ? 0.8 : 0);
  return score - capitalShare(text) + (capitalShare(text) < 0.35 ? 0.5 : 0);
});

/** It begins a paragraph: the line below goes on with it. */
function runsOn(row: Row, next: Row | undefined): number {
  if (!next || next.piece.gap > 0 || next.piece.marker || next.dates.length > 0) return 0;
  const below =
    /^[\p{Ll}(]/u.test(next.piece.text) || next.kind === 'more' ? 0.7 : next.kind === 'prose' ? 0.4 : 0;
  const sentence = /\p{Ll}{3}[.!?]\s+\p{Lu}/u.test(next.piece.text) ? 0.5 : 0;
  const open = /\s\p{Ll}{1,3}$/u.test(row.piece.text) ? 0.9 : /,$/.test(row.piece.text) ? 0.6 : 0;
  return below + sentence + open;
}

/** Evidence that a row taken for text heads an entry after all: a time beside it, a gap, names in it, its form. */
function headScore(row: Row, before: Row | undefined, next: Row | undefined, pattern: Pattern): number {
  const { piece } = row;
  let score = -sentenceScore(piece.text) + 0.35 * Math.min(4, strength(row.parts));
  if (isTimed(next) && next?.piece.gap === 0) score += saysOnlyTime(next) ? 1.4 : 0.7;
  if (before && piece.gap === 0 && isTimed(before) && saysOnlyTime(before)) score += 1.2;
  if (!before || piece.gap > 0) score += pattern.gapHeads - 0.1;
  else if (before.kind !== 'head') score -= 1;
  if (!isTimed(next)) score -= runsOn(row, next) * 0.8;
  if (/\s[|│]\s|\t/.test(piece.text)) score += 0.5;
  if (piece.markup.bold || piece.markup.headingLevel) score += 0.6;
  return score;
}

const least = 1.35;

/** A row that its own words make text, though all around it says that it heads an entry. */
export function headsAfterAll(
  rows: Row[],
  at: number,
  pattern: Pattern,
  partsOf: (row: Row) => Row['parts'],
): Row['parts'] | undefined {
  const row = rows[at];
  if (row?.kind !== 'prose' || row.piece.marker || row.piece.opensText || row.piece.text.length > 130)
    return undefined;
  const [before, next] = [rows[at - 1], rows[at + 1]];
  // "A maker of pumps with 300 staff." below an employer says what it is.
  if (/[.]$/.test(row.piece.text) && tables.told.articles.has(foldedWords(row.piece.text)[0] ?? ''))
    return undefined;
  if (before && row.piece.gap === 0 && !isTimed(before) && !isTimed(next)) return undefined;
  const parts = partsOf(row);
  return headScore({ ...row, parts }, before, next, pattern) >= least ? parts : undefined;
}

/** "Prize of the best adviser in 2023", below what was done in a role: gaps part the roles, and no title opens it. */
export function mentionsTime(rows: Row[], at: number, { gapHeads }: Pattern): boolean {
  const [row, above] = [rows[at], rows[at - 1]];
  if (row?.kind !== 'head' || row.piece.gap > 0 || row.piece.marker || row.piece.markup.bold) return false;
  if (!above || above.dates.length > 0 || gapHeads < 1) return false;
  const [hit, ...others] = row.dates;
  const text = row.piece.text;
  if (!hit || others.length > 0 || hasHan(text) || (hit.current ? hit.to !== undefined : !hit.single))
    return false;
  // Set apart by a comma, a bracket or a gap it dates what stands before it.
  const isTold = /\p{Ll}\s$/u.test(text.slice(0, hit.start)) && text.slice(hit.end).length < 2;
  const [first = ''] = foldedWords(text);
  return (
    isTold && row.rest.split(/\s+/).length >= 4 && !/[,;|·–—:]/.test(row.rest) && !tables.titles.has(first)
  );
}

/** A line below the time of an entry that its own words do not make text, though it opens a paragraph. */
export function tellsAfterAll(rows: Row[], at: number): boolean {
  const row = rows[at];
  const above = rows[at - 1];
  if (row?.kind !== 'head' || row.dates.length > 0 || row.piece.gap > 0 || row.piece.markup.bold)
    return false;
  if (hasHan(row.piece.text) || row.parts.some((part) => part.labelled || part.like.place > 0)) return false;
  if (above?.kind !== 'head' || !(isTimed(above) || isTimed(rows[at - 2]))) return false;
  const text = row.piece.text;
  // "Station hand, Acme Pastoral. Fencing, …": what begins with a name heads the entry, whatever follows.
  const { title, organization, school, degree } = likeness(text.split(/[.,:]/)[0] ?? '');
  if (Math.max(title, organization, school, degree, strength(row.parts)) >= 2) return false;
  const broken = runsOn(row, rows[at + 1]);
  if (broken === 0 || text.split(/\s+/).length < 4) return false;
  const long = text.length > 38 ? 0.3 : 0;
  return (
    sentenceScore(text) + capitalShare(text) * 0.6 + broken + long - 0.3 * Math.min(4, strength(row.parts)) >=
    0.9
  );
}
