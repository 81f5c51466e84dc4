import type { Bullet } from '../types.ts';
import { allBullets, type Draft, locate, type TailorContext } from './context.ts';
import { firstWords, rewordedPoint } from './reworded-point.ts';
import { wordChanges } from './word-changes.ts';

/** "Habe … eingeführt", "He montado …", "Have trained …": a helping verb is a weak first word. */
export function auxiliaries(context: TailorContext): Draft[] {
  const change = context.lexis.pack.phrasing.withoutAuxiliary;
  if (!change) return [];
  return allBullets(context.resume).flatMap(({ bullet, entryId }) => {
    const after = change(bullet.text);
    if (!after) return [];
    return draft(bullet, entryId, after, context);
  });
}

/** Only the words that change are taken: the posting's may go in between. */
function draft(bullet: Bullet, entryId: string, after: string, context: TailorContext): Draft[] {
  const { resume, claims, gate } = context;
  const params = { before: firstWords(bullet.text, 3), after: firstWords(after, 3) };
  const change = { kind: 'verb' as const, reason: { code: 'edit.auxiliary', params }, after };
  const found = locate(resume, bullet.lines, bullet.text, true);
  if (!found) return rewordedPoint(bullet, entryId, change, context);
  if (!gate.check(after, { entryId }).passed) return [];
  const { line } = found;
  const operations = wordChanges(bullet.text, after).map(({ start, end, text }) => ({
    type: 'replace' as const,
    line,
    start: found.start + start,
    end: found.start + end,
    text,
  }));
  if (!operations.every(({ start, end }) => claims.take(line, start, end))) return [];
  return [
    {
      ...change,
      place: { entryId, line },
      before: bullet.text,
      evidence: bullet.lines,
      terms: [],
      operations,
    },
  ];
}
