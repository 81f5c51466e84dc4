import type { TailoredPair } from './pairs.ts';

/** Kinds of edits that only move things. */
export const moves: ReadonlySet<string> = new Set(['order-sections', 'order-bullets', 'order-skills']);

/** Three edits or more, of two kinds or more, that do more than move things. */
export function isWorked({ tailoring }: Pick<TailoredPair, 'tailoring'>): boolean {
  const edits = tailoring.edits.filter((edit) => !moves.has(edit.kind));
  return edits.length >= 3 && new Set(edits.map((edit) => edit.kind)).size >= 2;
}
