import type { Bullet } from '../types.ts';
import { type Draft, locate, type TailorContext } from './context.ts';
import { changeTo } from './name-beside.ts';

/** A point in another form, if all it says is still proven and no other edit has its words. */
export function rewordedPoint(
  bullet: Bullet,
  entryId: string,
  { kind, reason, after }: Pick<Draft, 'kind' | 'reason' | 'after'>,
  context: TailorContext,
): Draft[] {
  const change = changeTo(after, bullet.text);
  const old = bullet.text.slice(change.start, change.end);
  const found = locate(context.resume, bullet.lines, old, true);
  if (!found || !context.gate.check(after, { entryId }).passed) return [];
  if (!context.claims.take(found.line, found.start, found.end)) return [];
  return [
    {
      kind,
      place: { entryId, line: found.line },
      before: bullet.text,
      after,
      reason,
      evidence: bullet.lines,
      terms: [],
      operations: [{ type: 'replace', ...found, text: change.text }],
    },
  ];
}

export const firstWords = (text: string, count: number): string =>
  text.split(/\s+/).slice(0, count).join(' ');
