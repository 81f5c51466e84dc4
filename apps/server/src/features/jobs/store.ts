import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database.ts';
import type { EngineRunner, PostingReading } from '../../platform/engine-runner.ts';
import { newId } from '../../platform/ids.ts';
import { placesOf } from '../recommendations/places.ts';
import { type ForeignPosting, fingerprintOf, isWhole, saysRemote } from './posting.ts';
import { jobPostings, jobReadings } from './schema.ts';
import { termIn } from './terms.ts';

export interface Imported {
  added: number;
  changed: number;
  seen: number;
  skipped: number;
}

const kept = {
  title: 300,
  company: 300,
  location: 300,
  salary: 120,
  jobType: 60,
  url: 2_048,
  description: 40_000,
};
const cut = (text: string | undefined, most: number): string | null => text?.trim().slice(0, most) || null;

interface Known {
  id: number;
  sourceKey: string;
  fingerprint: string;
  importedAt: string;
}

/** A posting on its way in; one whose text changed came in when it first did. */
interface Fresh {
  posting: ForeignPosting;
  fingerprint: string;
  importedAt: Date;
}

/**
 * One batch of one source, whole or not at all. A known key with the same text is only marked as seen;
 * a text that another source or key brought already is left to that one.
 */
export async function importPostings(
  db: Database,
  engine: EngineRunner,
  source: string,
  given: ForeignPosting[],
  now: Date,
): Promise<Imported> {
  const byKey = new Map(given.filter(isWhole).map((posting) => [posting.key, posting]));
  const marked = [...byKey.values()].map((posting) => ({ posting, fingerprint: fingerprintOf(posting) }));
  const known = await knownOf(db, source, marked);
  const sameKey = new Map(known.filter((one) => one.own).map((one) => [one.sourceKey, one]));
  const prints = new Set(known.map(({ fingerprint }) => fingerprint));
  const seen = marked.filter(
    ({ posting, fingerprint }) => sameKey.get(posting.key)?.fingerprint === fingerprint,
  );
  const fresh: Fresh[] = [];
  for (const one of marked) {
    if (prints.has(one.fingerprint)) continue;
    prints.add(one.fingerprint);
    const before = sameKey.get(one.posting.key)?.importedAt;
    fresh.push({ ...one, importedAt: before ? new Date(before) : now });
  }
  const readings = await engine.readPostings(
    fresh.map(({ posting: { title, company, description } }) => ({ title, company, description })),
  );
  let changed = 0;
  await db.transaction(async (tx) => {
    const replaced = fresh.flatMap(({ posting }) => sameKey.get(posting.key)?.id ?? []);
    changed = replaced.length;
    await removePostings(tx, replaced);
    await insert(tx, source, fresh, readings, engine.readingVersion, now);
    const ids = seen.flatMap(({ posting }) => sameKey.get(posting.key)?.id ?? []);
    if (ids.length > 0) await tx.update(jobPostings).set({ seenAt: now }).where(inArray(jobPostings.id, ids));
  });
  return {
    added: fresh.length - changed,
    changed,
    seen: seen.length,
    skipped: given.length - fresh.length - seen.length,
  };
}

async function knownOf(
  db: Database,
  source: string,
  marked: { posting: ForeignPosting; fingerprint: string }[],
) {
  if (marked.length === 0) return [];
  const keys = marked.map(({ posting }) => posting.key);
  const prints = marked.map(({ fingerprint }) => fingerprint);
  const { rows } = await db.execute<Known & { own: boolean; [name: string]: unknown }>(sql`
    SELECT id, source_key AS "sourceKey", fingerprint, imported_at AS "importedAt", (source = ${source} AND source_key = ANY(${textArray(keys)})) AS own
    FROM job_postings
    WHERE (source = ${source} AND source_key = ANY(${textArray(keys)})) OR fingerprint = ANY(${textArray(prints)})`);
  return rows;
}

const textArray = (values: string[]) =>
  sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

async function insert(
  tx: Transaction,
  source: string,
  fresh: Fresh[],
  readings: PostingReading[],
  version: string,
  now: Date,
): Promise<void> {
  if (fresh.length === 0) return;
  const rows = fresh.map(({ posting, fingerprint, importedAt }, at) => ({
    publicId: newId(),
    source,
    sourceKey: posting.key,
    fingerprint,
    language: readings[at]?.language ?? 'en',
    title: cut(posting.title, kept.title) ?? '',
    company: cut(posting.company, kept.company) ?? '',
    location: cut(posting.location, kept.location),
    remote: posting.remote ?? saysRemote(posting.location),
    places: placesOf(posting.location ?? ''),
    salary: cut(posting.salary, kept.salary),
    jobType: cut(posting.jobType, kept.jobType),
    description: posting.description.slice(0, kept.description),
    skills: (readings[at]?.skills ?? []).filter((skill) => !posting.company.includes(skill)),
    url: cut(posting.url, kept.url),
    postedAt: posting.postedAt ?? null,
    expiresAt: posting.expiresAt ?? null,
    seenAt: now,
    importedAt,
  }));
  // Another process may bring the same text in this very moment: the first one keeps it.
  const made = await tx
    .insert(jobPostings)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: jobPostings.id, fingerprint: jobPostings.fingerprint });
  const at = new Map(fresh.map(({ fingerprint }, index) => [fingerprint, index]));
  await index(
    tx,
    made.flatMap(({ id, fingerprint }) => {
      const reading = readings[at.get(fingerprint) ?? -1];
      return reading ? [{ id, reading }] : [];
    }),
    version,
  );
}

/** Stores what was read, and counts how many postings ask for each term. */
export async function index(
  tx: Transaction,
  read: { id: number; reading: PostingReading }[],
  version: string,
): Promise<void> {
  if (read.length === 0) return;
  await tx
    .insert(jobReadings)
    .values(read.map(({ id, reading }) => ({ postingId: id, version, prepared: reading.prepared })))
    .onConflictDoUpdate({
      target: jobReadings.postingId,
      set: { version: sql`excluded.version`, prepared: sql`excluded.prepared` },
    });
  const terms = read.flatMap(({ reading }) => reading.terms.map((term) => termIn(reading.language, term)));
  const postings = read.flatMap(({ id, reading }) => reading.terms.map(() => id));
  const weights = read.flatMap(({ reading }) => reading.weights);
  const literal = (values: number[]) => `{${values.join(',')}}`;
  await tx.execute(sql`
    WITH given AS (
      SELECT * FROM unnest(${literal(terms)}::int[], ${literal(postings)}::int[], ${literal(weights)}::int[])
        AS g (term, posting_id, weight)
    ), made AS (
      INSERT INTO job_terms SELECT * FROM given ON CONFLICT DO NOTHING RETURNING term
    )
    INSERT INTO job_term_counts SELECT term, count(*) FROM made GROUP BY term ORDER BY term
    ON CONFLICT (term) DO UPDATE SET postings = job_term_counts.postings + excluded.postings`);
}

/** What they ask for, no longer counted. */
async function forgetTerms(tx: Transaction, ids: number[]): Promise<void> {
  const list = `{${ids.join(',')}}`;
  await tx.execute(sql`
    WITH gone AS (DELETE FROM job_terms WHERE posting_id = ANY(${list}::int[]) RETURNING term),
    counted AS (SELECT term, count(*)::int AS n FROM gone GROUP BY term ORDER BY term)
    UPDATE job_term_counts c SET postings = greatest(0, c.postings - counted.n) FROM counted WHERE c.term = counted.term`);
}

async function removePostings(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await forgetTerms(tx, ids);
  await tx.delete(jobPostings).where(inArray(jobPostings.id, ids));
}

async function removeWhere(db: Database, condition: ReturnType<typeof and>): Promise<number> {
  let removed = 0;
  for (;;) {
    const rows = await db.select({ id: jobPostings.id }).from(jobPostings).where(condition).limit(500);
    if (rows.length === 0) return removed;
    await db.transaction((tx) =>
      removePostings(
        tx,
        rows.map(({ id }) => id),
      ),
    );
    removed += rows.length;
  }
}

/** What a whole run of its source did not name any more is gone there too. */
export const removeUnseen = (db: Database, source: string, since: Date): Promise<number> =>
  removeWhere(db, and(eq(jobPostings.source, source), lt(jobPostings.seenAt, since)));

export const removeExpired = (db: Database, now: Date): Promise<number> =>
  removeWhere(db, and(lt(jobPostings.expiresAt, now)));

export const removeSource = (db: Database, source: string): Promise<number> =>
  removeWhere(db, and(eq(jobPostings.source, source)));

/** Postings whose reading is of other lexicons, some at a time. */
export async function readAgain(db: Database, engine: EngineRunner, most: number): Promise<number> {
  const stale = await db
    .select({
      id: jobPostings.id,
      title: jobPostings.title,
      company: jobPostings.company,
      description: jobPostings.description,
    })
    .from(jobReadings)
    .innerJoin(jobPostings, eq(jobPostings.id, jobReadings.postingId))
    .where(ne(jobReadings.version, engine.readingVersion))
    .limit(most);
  if (stale.length === 0) return 0;
  const readings = await engine.readPostings(stale);
  await db.transaction(async (tx) => {
    await forgetTerms(
      tx,
      stale.map(({ id }) => id),
    );
    const read = stale.flatMap(({ id }, at) => {
      const reading = readings[at];
      return reading ? [{ id, reading }] : [];
    });
    await index(tx, read, engine.readingVersion);
  });
  return stale.length;
}
