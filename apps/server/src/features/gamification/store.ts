import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Happening } from './happening.ts';
import { computeProgress, type Progress } from './progress.ts';
import { gamificationScores } from './schema.ts';

export interface Standing {
  progress: Progress;
  timeZone: string;
  handle: string | null;
  onBoard: boolean;
  /** Computed just now: what is stored is older. */
  fresh: boolean;
  factsCounted: number;
}

interface Row extends Record<string, unknown> {
  zone: string;
  handle: string | null;
  on_board: boolean | null;
  facts_counted: number | null;
  computed_zone: string | null;
  progress: Progress | null;
  facts: number;
}

/** As stored, when nothing happened since and the person is still in the same place; else computed anew. */
export async function standingOf(db: Queryable, ownerId: string): Promise<Standing | null> {
  const { rows } = await db.execute<Row>(sql`
    SELECT u.time_zone AS zone, s.handle, s.on_board, s.facts_counted, s.time_zone AS computed_zone, s.progress,
      (SELECT count(*) FROM facts WHERE owner_id = u.owner_id) AS facts
    FROM users u LEFT JOIN gamification_scores s ON s.owner_id = u.owner_id WHERE u.owner_id = ${ownerId}`);
  const row = rows[0];
  if (!row) return null;
  const factsCounted = Number(row.facts);
  const shared = { timeZone: row.zone, handle: row.handle, onBoard: row.on_board ?? true, factsCounted };
  if (row.progress && Number(row.facts_counted) === factsCounted && row.computed_zone === row.zone)
    return { ...shared, progress: row.progress, fresh: false };
  return { ...shared, progress: computeProgress(await factsOf(db, ownerId), row.zone), fresh: true };
}

async function factsOf(db: Queryable, ownerId: string): Promise<Happening[]> {
  const { rows } = await db.execute<{ id: number; kind: string; at: string; data: Happening['data'] }>(
    sql`SELECT id, kind, at, data FROM facts WHERE owner_id = ${ownerId}`,
  );
  return rows.map(({ id, kind, at, data }) => ({ id: Number(id), kind, at: Date.parse(at), data }));
}

/** Never overwrites what was computed from more. */
export async function keepStanding(db: Queryable, ownerId: string, standing: Standing): Promise<void> {
  const { progress, timeZone, factsCounted } = standing;
  const { totalPoints, resumesOptimized } = progress;
  const values = { totalPoints, resumesOptimized, factsCounted, timeZone, progress };
  await db
    .insert(gamificationScores)
    .values({ ownerId, handle: newId(), ...values })
    .onConflictDoUpdate({
      target: gamificationScores.ownerId,
      set: values,
      setWhere: sql`${gamificationScores.factsCounted} <= ${factsCounted}`,
    });
}

export async function leaders(db: Queryable) {
  const { rows } = await db.execute<{ id: string; points: number; resumes: number }>(sql`
    SELECT handle AS id, total_points AS points, resumes_optimized AS resumes FROM gamification_scores
    WHERE on_board AND total_points > 0 ORDER BY total_points DESC, handle LIMIT 10`);
  return rows.map(({ id, points, resumes }) => ({ id, totalPoints: points, resumesOptimized: resumes }));
}

export async function setOnBoard(db: Queryable, ownerId: string, onBoard: boolean): Promise<void> {
  await db
    .insert(gamificationScores)
    .values({ ownerId, handle: newId(), onBoard, factsCounted: -1 })
    .onConflictDoUpdate({ target: gamificationScores.ownerId, set: { onBoard } });
}
