import { fold } from '../text/fold.ts';
import type { Piece } from './pieces.ts';
import { likeness } from './scores.ts';
import { datesAtEdges } from './strip.ts';
import { labelKind } from './tables.ts';

const labelled = /^([^:：\d,]{2,28})[:：]\s*(\S.*)$/;

/** A label that no list knows, and what stands behind it. */
function unknownLabel(piece: Piece): { label: string; value: string } | undefined {
  const match = piece.marker ? null : labelled.exec(piece.text);
  if (!match?.[1] || !match[2] || match[1].trim().split(/\s+/).length > 4 || labelKind(match[1]))
    return undefined;
  const like = likeness(match[1]);
  const names = Math.max(like.organization, like.school, like.degree, like.place) >= 2;
  return names || datesAtEdges(piece.text).length > 0
    ? undefined
    : { label: fold(match[1]), value: match[2] };
}

/** What the values of a label are, most of them. */
function namesSomething(values: string[]): boolean {
  const named = values.filter((value) => {
    const like = likeness(value.split(/,\s/)[0] ?? value);
    return Math.max(like.title, like.organization, like.school, like.degree) >= 2.4;
  });
  return named.length >= values.length * 0.6;
}

/**
 * "Reports to: …" in one entry after the other: a label that comes again says what its lines are. Where they name what
 * entries name, it is taken off; else they tell of the entry and head nothing.
 */
export function withLearnedLabels(pieces: Piece[]): Piece[] {
  const found = pieces.map(unknownLabel);
  const values = new Map<string, string[]>();
  for (const one of found) if (one) values.set(one.label, [...(values.get(one.label) ?? []), one.value]);
  return pieces.map((piece, at) => {
    const one = found[at];
    const all = one ? (values.get(one.label) ?? []) : [];
    if (!one || all.length < 2) return piece;
    return namesSomething(all) ? { ...piece, text: one.value } : { ...piece, opensText: true };
  });
}
