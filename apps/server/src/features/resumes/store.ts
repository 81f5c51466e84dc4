import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type MasterKeys, newContentKey, seal, unseal } from '../../platform/keys.ts';
import type { OwnerId, ResumeId } from '../../platform/owner.ts';
import type { ModelRun } from '../models/runs.ts';
import type { GrantFacts } from '../plans/service.ts';
import { resumeKeys, resumeResults, resumes } from './schema.ts';
import type { LoadedResume, ResumeContent, RunRow, StoredResult } from './stored.ts';

interface Row extends Record<string, unknown> {
  id: string;
  owner_id: string;
  sealed: Buffer;
  word_count: number;
  has_document: boolean;
  version: number;
  processed_version: number | null;
  created_at: string;
  changed_at: string;
  expires_at: string | null;
  master_id: string;
  wrapped: Buffer;
  result: Buffer | null;
  made_under: 'free' | 'basic' | 'premium' | null;
  revision: number | null;
  run: RunRow | null;
  model_consent: string | null;
  model_network: string | null;
  model_run: ModelRun | null;
  grants: { plan: 'basic' | 'premium'; resumeId: string | null; endsAt: string | null }[] | null;
}

/** One round trip for everything a reply needs; only the owner's own. */
export async function loadResume(
  db: Queryable,
  keys: MasterKeys,
  ownerId: OwnerId,
  id: string,
): Promise<LoadedResume | null> {
  return load(db, keys, sql`r.id = ${id} AND r.owner_id = ${ownerId}`);
}

/** For jobs, whose ids come from our own rows. */
export async function loadResumeForJob(
  db: Queryable,
  keys: MasterKeys,
  id: ResumeId,
): Promise<LoadedResume | null> {
  return load(db, keys, sql`r.id = ${id}`);
}

async function load(
  db: Queryable,
  keys: MasterKeys,
  where: ReturnType<typeof sql>,
): Promise<LoadedResume | null> {
  const { rows } = await db.execute<Row>(sql`
    SELECT r.*, EXISTS (SELECT 1 FROM resume_documents d WHERE d.resume_id = r.id) AS has_document, k.master_id, k.wrapped, s.sealed AS result, s.made_under, s.revision,
      (SELECT json_build_object('status', n.status, 'stage', n.stage, 'progress', n.progress,
        'errorCode', n.error_code) FROM resume_runs n WHERE n.resume_id = r.id AND n.version = r.version) AS run,
      (SELECT json_build_object('consent', m.consent, 'status', m.status, 'stage', m.stage, 'progress', m.progress, 'errorCode', m.error_code,
        'taken', m.taken, 'dropped', m.dropped) FROM model_runs m WHERE m.resume_id = r.id AND m.version = r.version) AS model_run,
      (SELECT json_agg(json_build_object('plan', g.plan, 'resumeId', g.resume_id, 'endsAt', g.ends_at))
        FROM plan_grants g WHERE g.owner_id = r.owner_id AND g.revoked_at IS NULL) AS grants
    FROM resumes r JOIN resume_keys k ON k.resume_id = r.id
    LEFT JOIN resume_results s ON s.resume_id = r.id AND s.version = r.version
    WHERE ${where}`);
  return rows[0] ? open(keys, rows[0]) : null;
}

function open(keys: MasterKeys, row: Row): LoadedResume {
  const key = keys.unwrap(row.master_id, row.wrapped);
  const result = row.result
    ? {
        ...(JSON.parse(unseal(key, row.result, `result:${row.id}`)) as StoredResult),
        madeUnder: row.made_under ?? 'free',
        revision: row.revision ?? 1,
      }
    : null;
  return {
    id: row.id,
    ownerId: row.owner_id,
    content: JSON.parse(unseal(key, row.sealed, `resume:${row.id}`)) as ResumeContent,
    wordCount: row.word_count,
    hasDocument: row.has_document,
    version: row.version,
    processedVersion: row.processed_version,
    createdAt: new Date(row.created_at),
    changedAt: new Date(row.changed_at),
    expiresAt: row.expires_at ? new Date(row.expires_at) : null,
    result,
    run: row.run,
    modelConsent: row.model_consent,
    modelNetwork: row.model_network,
    modelRun: row.model_run,
    grants: (row.grants ?? []).map(
      (grant): GrantFacts => ({ ...grant, endsAt: grant.endsAt ? new Date(grant.endsAt) : null }),
    ),
  };
}

export interface NewResume {
  id: string;
  ownerId: OwnerId;
  content: ResumeContent;
  wordCount: number;
  expiresAt: Date | null;
  modelConsent: string | null;
  modelNetwork: string | null;
  now: Date;
}

export async function insertResume(tx: Transaction, keys: MasterKeys, resume: NewResume): Promise<void> {
  const key = newContentKey();
  const { masterId, wrapped } = keys.wrap(key);
  await tx.insert(resumeKeys).values({ resumeId: resume.id, masterId, wrapped });
  await tx.insert(resumes).values({
    id: resume.id,
    ownerId: resume.ownerId,
    sealed: seal(key, JSON.stringify(resume.content), `resume:${resume.id}`),
    wordCount: resume.wordCount,
    createdAt: resume.now,
    changedAt: resume.now,
    expiresAt: resume.expiresAt,
    modelConsent: resume.modelConsent,
    modelNetwork: resume.modelNetwork,
  });
}

export async function listResumes(db: Queryable, keys: MasterKeys, ownerId: OwnerId) {
  const rows = await db
    .select({ resume: resumes, masterId: resumeKeys.masterId, wrapped: resumeKeys.wrapped })
    .from(resumes)
    .innerJoin(resumeKeys, eq(resumeKeys.resumeId, resumes.id))
    .where(eq(resumes.ownerId, ownerId))
    .orderBy(desc(resumes.changedAt))
    .limit(200);
  return rows.map(({ resume, masterId, wrapped }) => ({
    ...resume,
    content: JSON.parse(
      unseal(keys.unwrap(masterId, wrapped), resume.sealed, `resume:${resume.id}`),
    ) as ResumeContent,
  }));
}

/** False when the resume went away or changed meanwhile: a late job brings nothing back. */
export async function saveResult(
  tx: Transaction,
  keys: MasterKeys,
  target: {
    id: string;
    version: number;
    expectedRevision: number | null;
    madeUnder: 'free' | 'basic' | 'premium';
  },
  result: StoredResult,
): Promise<boolean> {
  const [row] = await tx
    .select({ masterId: resumeKeys.masterId, wrapped: resumeKeys.wrapped })
    .from(resumes)
    .innerJoin(resumeKeys, eq(resumeKeys.resumeId, resumes.id))
    .where(and(eq(resumes.id, target.id), eq(resumes.version, target.version)))
    .for('update', { of: resumes });
  if (!row) return false;
  const key = keys.unwrap(row.masterId, row.wrapped);
  const sealed = seal(key, JSON.stringify(result), `result:${target.id}`);
  const { madeUnder, version, expectedRevision } = target;
  if (expectedRevision === null) {
    await tx
      .insert(resumeResults)
      .values({ resumeId: target.id, version, sealed, madeUnder })
      .onConflictDoUpdate({
        target: resumeResults.resumeId,
        set: { version, sealed, madeUnder, revision: 1, madeAt: sql`now()` },
      });
    return true;
  }
  const updated = await tx
    .update(resumeResults)
    .set({ sealed, madeUnder, revision: expectedRevision + 1 })
    .where(and(eq(resumeResults.resumeId, target.id), eq(resumeResults.revision, expectedRevision)));
  return updated.rowCount === 1;
}

export async function touchResume(tx: Transaction, id: string, now: Date, expiresAt: Date | null) {
  await tx.update(resumes).set({ changedAt: now, expiresAt }).where(eq(resumes.id, id));
}

/** What the person switched on for this resume, until they switch on something else. */
export async function setConsent(
  tx: Transaction,
  id: string,
  modelConsent: string | null,
  modelNetwork: string | null,
): Promise<void> {
  await tx.update(resumes).set({ modelConsent, modelNetwork }).where(eq(resumes.id, id));
}

/** Null: none is switched on, or any more; undefined: there is no such resume. */
export async function consentOf(db: Queryable, id: string): Promise<string | null | undefined> {
  const { modelConsent } = resumes;
  const [row] = await db.select({ modelConsent }).from(resumes).where(eq(resumes.id, id));
  return row?.modelConsent;
}

/** Whose it is now; nobody moves, pays or takes back until this transaction ends. */
export async function lockOwner(tx: Transaction, id: string): Promise<OwnerId | null> {
  const [row] = await tx
    .select({ ownerId: resumes.ownerId })
    .from(resumes)
    .where(eq(resumes.id, id))
    .for('update');
  return row ? (row.ownerId as OwnerId) : null;
}

/** Never shortens: a payment on its way may hold the resume for longer. */
export async function extendTo(tx: Transaction, id: string, expiresAt: Date): Promise<void> {
  await tx
    .update(resumes)
    .set({ expiresAt })
    .where(and(eq(resumes.id, id), or(isNull(resumes.expiresAt), lt(resumes.expiresAt, expiresAt))));
}

/** Locks it, and says whether it is still due: it may have been paid since it was listed. */
export async function stillExpired(tx: Transaction, id: ResumeId, now: Date): Promise<boolean> {
  const due = await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.id, id), lt(resumes.expiresAt, now)))
    .for('update');
  return due.length > 0;
}

export async function expiredResumes(db: Queryable, now: Date, most: number): Promise<ResumeId[]> {
  const rows = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(isNotNull(resumes.expiresAt), lt(resumes.expiresAt, now)))
    .limit(most);
  return rows.map((row) => row.id as ResumeId);
}
