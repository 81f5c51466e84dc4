import pg from 'pg';
import type { Bought } from './till.ts';

const SETTLE_MS = 150_000;

/** What must be of each purchase, once and not twice. */
const picture = `
  SELECT c.state, (SELECT count(*) FROM payments p WHERE p.checkout_id = c.id AND p.status = 'completed') AS payments,
    (SELECT count(*) FROM plan_grants g WHERE g.revoked_at IS NULL AND g.plan = c.plan AND g.owner_id = c.owner_id
      AND g.id IN ('checkout:' || c.id, 'subscription:' || c.subscription_id)) AS grants,
    (SELECT count(*) FROM plan_grants g WHERE g.owner_id = c.owner_id) AS "all grants",
    (SELECT count(*) FROM mail_outbox m WHERE m.key IN (SELECT 'receipt:' || p.fact FROM payments p WHERE p.checkout_id = c.id)) AS receipts,
    (SELECT count(*) FROM facts f WHERE f.resume_id = c.resume_id AND f.kind = 'resume.processed') AS runs,
    (SELECT count(*) FROM payments p WHERE p.owner_id = c.owner_id) AS "all payments"
  FROM checkouts c WHERE c.id = $1`;
const wanted = JSON.stringify({
  ...{ state: 'paid', payments: '1', grants: '1', 'all grants': '1', receipts: '1', runs: '1' },
  'all payments': '1',
});

export interface Verdict {
  wrong: string[];
  /** Numbers of receipts that no receipt has. */
  gaps: number;
  settledMs: number;
}

/** Asks the hourly look for what nobody told, waits until everything that waits is done, and counts. */
export async function verify(databaseUrl: string, all: Bought[]): Promise<Verdict> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const begin = performance.now();
  try {
    let open = all;
    // Checkouts younger than five minutes are left alone by the hourly look: these are made older.
    await pool.query("UPDATE checkouts SET created_at = created_at - interval '10 minutes'");
    while (performance.now() - begin < SETTLE_MS) {
      await pool.query("SELECT graphile_worker.add_job('payments.reconcile', job_key => 'drill')");
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const left = [];
      for (const one of open) if ((await pictureOf(pool, one)) !== wanted) left.push(one);
      open = left;
      if (open.length === 0) break;
    }
    const settledMs = performance.now() - begin;
    // Once more, all of them: what settled early must not have moved since.
    const wrong = [];
    for (const one of all) {
      const is = await pictureOf(pool, one);
      if (is !== wanted) wrong.push(`${one.plan} ${one.session}: ${is}, ${await runOf(pool, one)}`);
    }
    for (const one of all) wrong.push(...(await seenBy(one)));
    const { rows } = await pool.query(
      'SELECT coalesce(max(receipt_number) - count(*), 0) AS gaps FROM payments',
    );
    return { wrong, gaps: Number(rows[0].gaps), settledMs };
  } finally {
    await pool.end();
  }
}

async function pictureOf(pool: pg.Pool, { session }: Bought): Promise<string> {
  const { rows } = await pool.query(picture, [session]);
  return JSON.stringify(rows[0] ?? null);
}

/** How far the processing came, for who looks for the reason. */
async function runOf(pool: pg.Pool, { resumeId }: Bought): Promise<string> {
  const runs = await pool.query('SELECT status, version FROM resume_runs WHERE resume_id = $1', [resumeId]);
  const jobs = await pool.query(
    "SELECT attempts, max_attempts, locked_at, run_at, last_error FROM graphile_worker.jobs WHERE key LIKE 'resume:' || $1 || ':%'",
    [resumeId],
  );
  return JSON.stringify({ runs: runs.rows, jobs: jobs.rows });
}

/** The buyer sees what was bought, whole. */
async function seenBy({ browser, resumeId, plan, session }: Bought): Promise<string[]> {
  const { status, body } = await browser.call('GET', `/api/resumes/${resumeId}`);
  const { plan: shown, isLimited } = (body ?? {}) as { plan?: string; isLimited?: boolean };
  return status === 200 && shown === plan && isLimited === false
    ? []
    : [`${plan} ${session}: the buyer sees ${status} ${shown} ${isLimited}`];
}
