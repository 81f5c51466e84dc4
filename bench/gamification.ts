import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { keepStanding, leaders, standingOf } from '../apps/server/src/features/gamification/store.ts';
import { prepareDatabase } from '../apps/server/src/platform/prepare.ts';
import { startPrivateServer } from '../apps/server/test/private-server.ts';
import { root } from './root.ts';

/**
 * npm run bench:gamification [-- EVENTS]: what the widget and the leaderboard ask the database, over
 * a log of a million events of ten thousand people, sketches as large as real ones. Exits with 1 when
 * the slowest twentieth takes 20 ms or more, be it stored or counted anew.
 */
const events = Number(process.argv[2] ?? 1_000_000);
const people = Math.max(10, Math.round(events / 100));
const BOUND_MS = 20;
const ROUNDS = 2_000;

const server = await startPrivateServer();
const folder = mkdtempSync(join(tmpdir(), 'tailor-bench-'));
try {
  await prepareDatabase(server.url, join(root, 'apps/server/src/migrations'));
  const pool = new pg.Pool({ connectionString: server.url, max: 4 });
  const db = drizzle(pool);
  await pool.query(
    `INSERT INTO users (owner_id, email, language, time_zone)
     SELECT 'u_' || n, 'p' || n || '@example.com', 'en', 'Europe/Madrid' FROM generate_series(1, $1::int) n`,
    [people],
  );
  // One event in five is a resume with a sketch of its own; the others belong to the one before.
  await pool.query(
    `INSERT INTO facts (owner_id, kind, at, data)
     SELECT 'u_' || (n % $2 + 1), (ARRAY['resume.processed', 'edit.decided', 'edit.decided', 'question.answered', 'resume.downloaded'])[n / $2 % 5 + 1],
       now() - make_interval(mins => ($1 - n) / $2 * 300),
       jsonb_build_object('ref', 'r' || n / $2 / 5, 'score', n % 100, 'edit', 'e' || n, 'accepted', n % 3 > 0, 'terms', 't' || n, 'of', 2,
         'question', 'q' || n, 'answer', 'yes')
       || CASE WHEN n / $2 % 5 = 0 THEN jsonb_build_object('sketch', encode(
           (SELECT string_agg(sha512((n || ' ' || k)::bytea), ''::bytea) FROM generate_series(1, 16) k), 'base64')) ELSE '{}' END
     FROM generate_series(1, $1::int) n`,
    [events, people],
  );
  await pool.query('VACUUM ANALYZE facts');
  const filling = performance.now();
  for (let person = 1; person <= people; person += 1) {
    const standing = await standingOf(db, `u_${person}`);
    if (standing) await keepStanding(db, `u_${person}`, standing);
  }
  const each = (performance.now() - filling) / people;
  await pool.query('VACUUM ANALYZE gamification_scores');

  async function measured(work: (person: string) => Promise<unknown>): Promise<number> {
    const times: number[] = [];
    for (let i = 0; i < ROUNDS; i += 1) {
      const person = `u_${((i * 7919) % people) + 1}`;
      const start = performance.now();
      await work(person);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    return times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;
  }
  const figures: Record<string, number> = {
    'widget, as stored': await measured((person) => standingOf(db, person)),
    leaderboard: await measured(() => leaders(db)),
  };
  await pool.query('UPDATE gamification_scores SET facts_counted = -1');
  figures['widget, just changed'] = await measured((person) => standingOf(db, person));
  const { rows } = await pool.query(
    'SELECT count(*) AS n, max(total_points) AS most FROM gamification_scores',
  );
  console.log(`${events} events, ${people} people; highest score ${rows[0].most}`);
  console.log(`computed and stored: ${each.toFixed(2)} ms a person`);
  for (const [name, p95] of Object.entries(figures))
    console.log(`${name.padEnd(24)} p95 ${p95.toFixed(2)} ms (bound ${BOUND_MS})`);
  await pool.end();
  process.exitCode = Math.max(...Object.values(figures)) < BOUND_MS ? 0 : 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
