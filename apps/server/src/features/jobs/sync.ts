import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { errorFields } from '../../platform/log.ts';
import { createSafeFetch, type SafeFetch } from '../../platform/safe-fetch.ts';
import { type Ask, askBy, SourceProblem } from './connectors/connector.ts';
import { jobSources } from './schema.ts';
import { connectorOf, type Source, settingsOf, sourceNamed } from './sources.ts';
import { type Imported, importPostings, removeUnseen } from './store.ts';

export interface Synced extends Imported {
  removed: number;
  unusable: number;
  problem: string | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** After a whole run. */
const NEXT_RUN_MS = 6 * 60 * MINUTE;
const FIRST_WAIT_MS = 5 * MINUTE;
/** A source that suddenly names nothing is believed after some days only. */
const EMPTY_GRACE_MS = 3 * DAY;
const PAGES = 500;

export const sourceFetch = ({ config }: Pick<Context, 'config'>): SafeFetch =>
  createSafeFetch({
    userAgent: `ResumeTailor/1.0 (+${config.origin})`,
    bytes: 40 * 1024 ** 2,
    inflatedBytes: 80 * 1024 ** 2,
    milliseconds: 60_000,
  });

/** Counts before it asks: what the source allows in a day is never passed, also across restarts. */
export function countedAsk(context: Context, source: Source, fetchSafely: SafeFetch): Ask {
  const { db, clock } = context;
  const { requestsADay } = connectorOf(source).terms(source.settings);
  return askBy(fetchSafely, async () => {
    const today = clock.now().toISOString().slice(0, 10);
    const { rowCount } = await db.execute(sql`UPDATE job_sources
      SET asked_today = CASE WHEN asked_on = ${today} THEN asked_today + 1 ELSE 1 END, asked_on = ${today}
      WHERE name = ${source.name} AND (asked_on IS DISTINCT FROM ${today}::date OR asked_today < ${requestsADay})`);
    if (rowCount === 1) return;
    const tomorrow = new Date(`${today}T00:00:00Z`).getTime() + DAY;
    throw new SourceProblem(
      'limited',
      'as often as the source allows today',
      (tomorrow - clock.now().getTime()) / 1000,
    );
  });
}

/**
 * One run over all pages of a source. Each page is imported whole and its cursor kept, so that a run
 * that was interrupted goes on where it stopped; what a whole run did not name is removed at its end.
 */
export async function syncSource(context: Context, name: string, fetchSafely: SafeFetch): Promise<Synced> {
  const { db, clock } = context;
  const source = await sourceNamed(db, name);
  const sum: Synced = { added: 0, changed: 0, seen: 0, skipped: 0, removed: 0, unusable: 0, problem: null };
  if (!source || source.status === 'off') return sum;
  const goesOn = source.cursor !== null && source.runStartedAt !== null;
  const startedAt = goesOn && source.runStartedAt ? source.runStartedAt : clock.now();
  await db
    .update(jobSources)
    .set({ status: 'running', runStartedAt: startedAt, cursor: goesOn ? source.cursor : null })
    .where(eq(jobSources.name, name));
  try {
    await runPages(context, source, goesOn ? source.cursor : null, fetchSafely, sum);
    const named = sum.added + sum.changed + sum.seen + sum.skipped > 0 || goesOn;
    const since = named ? startedAt : new Date(clock.now().getTime() - EMPTY_GRACE_MS);
    sum.removed = await removeUnseen(db, name, since);
    const now = clock.now();
    await db
      .update(jobSources)
      .set({
        status: 'ok',
        error: sum.unusable > 0 ? `${sum.unusable} entries lack title, text or key` : null,
        failures: 0,
        cursor: null,
        lastOkAt: now,
        nextRunAt: new Date(now.getTime() + NEXT_RUN_MS),
      })
      .where(eq(jobSources.name, name));
  } catch (error) {
    sum.problem = await noteProblem(context, source, error);
  }
  return sum;
}

async function runPages(
  context: Context,
  source: Source,
  from: string | null,
  fetchSafely: SafeFetch,
  sum: Synced,
): Promise<void> {
  const { db, engine, clock, config } = context;
  const connector = connectorOf(source);
  const settings = settingsOf(source, config);
  const ask = countedAsk(context, source, fetchSafely);
  let cursor = from;
  for (let pages = 0; pages < PAGES; pages += 1) {
    const page = await connector.page(ask, settings, cursor);
    sum.unusable += page.unusable;
    for (let at = 0; at < page.postings.length; at += 50) {
      const done = await importPostings(
        db,
        engine,
        source.name,
        page.postings.slice(at, at + 50),
        clock.now(),
      );
      for (const key of ['added', 'changed', 'seen', 'skipped'] as const) sum[key] += done[key];
    }
    if (page.next === null || page.next === cursor) return;
    cursor = page.next;
    await db.update(jobSources).set({ cursor }).where(eq(jobSources.name, source.name));
  }
}

/** Waits twice as long after each failure, a day at most, or as long as the source itself says. */
async function noteProblem(context: Context, source: Source, error: unknown): Promise<string> {
  const { db, clock, log } = context;
  const told = error instanceof SourceProblem;
  if (!told) log.error('jobs.source_failed', { source: source.name, ...errorFields(error) });
  const message = told ? error.message : 'an error of our own; see the log';
  const failures = source.failures + 1;
  const backoff = Math.min(DAY, FIRST_WAIT_MS * 2 ** Math.min(12, failures - 1));
  const said = told && error.retryAfter !== null ? Math.min(DAY, Math.max(1, error.retryAfter) * 1000) : 0;
  await db
    .update(jobSources)
    .set({
      status: told && error.kind === 'missing' ? 'failed' : 'waiting',
      error: message,
      failures,
      nextRunAt: new Date(clock.now().getTime() + Math.max(said, backoff)),
    })
    .where(eq(jobSources.name, source.name));
  return message;
}
