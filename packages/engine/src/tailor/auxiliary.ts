import { allBullets, type Draft, type TailorContext } from './context.ts';
import { firstWords, rewordedPoint } from './reworded-point.ts';

/** "Habe … eingeführt", "He montado …", "Have trained …": a helping verb is a weak first word. */
export function auxiliaries(context: TailorContext): Draft[] {
  const change = context.lexis.pack.phrasing.withoutAuxiliary;
  if (!change) return [];
  return allBullets(context.resume).flatMap(({ bullet, entryId }) => {
    const after = change(bullet.text);
    if (!after) return [];
    const params = { before: firstWords(bullet.text, 3), after: firstWords(after, 3) };
    const reason = { code: 'edit.auxiliary', params };
    return rewordedPoint(bullet, entryId, { kind: 'verb', reason, after }, context);
  });
}
