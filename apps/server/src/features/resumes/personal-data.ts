import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { ENGINE_VERSION } from '../../platform/engine-version.ts';
import { ExportedFile, folderName } from '../../platform/exported-file.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { streamEvents } from '../../platform/streams.ts';
import { planShown, presentResume } from './present.ts';
import { resumeKeys, resumeResults, resumeRuns, resumes } from './schema.ts';
import { loadResume } from './store.ts';
import type { LoadedResume } from './stored.ts';

async function forget(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  // The key first: from here on nothing that lies anywhere can be opened.
  await tx.delete(resumeKeys).where(inArray(resumeKeys.resumeId, ids));
  await tx.delete(streamEvents).where(inArray(streamEvents.resumeId, ids));
  await tx.delete(resumeRuns).where(inArray(resumeRuns.resumeId, ids));
  await tx.delete(resumeResults).where(inArray(resumeResults.resumeId, ids));
  await tx.delete(resumes).where(inArray(resumes.id, ids));
}

export const personalData: PersonalData = {
  feature: 'resumes',
  tables: ['resumes', 'resume_keys', 'resume_results', 'resume_runs', 'stream_events'],
  purgeResume: (tx, resumeId) => forget(tx, [resumeId]),
  async purgeOwner(tx, ownerId) {
    // Streams of readings name their owner and no resume.
    await tx.delete(streamEvents).where(sql`starts_with(${streamEvents.streamId}, ${`extract:${ownerId}:`})`);
    const own = await tx.select({ id: resumes.id }).from(resumes).where(eq(resumes.ownerId, ownerId));
    await forget(
      tx,
      own.map((row) => row.id),
    );
  },
  async moveOwner(tx, from, to) {
    // A visitor's paid resume ends after twelve months, a user's is kept; the grants move before or after.
    const paid = sql`EXISTS (SELECT 1 FROM plan_grants g WHERE g.resume_id = resumes.id AND g.revoked_at IS NULL)`;
    // Premium covers what comes to it.
    const premium = sql`EXISTS (SELECT 1 FROM plan_grants g WHERE g.owner_id IN (${from}, ${to})
      AND g.plan = 'premium' AND g.revoked_at IS NULL AND (g.ends_at IS NULL OR g.ends_at > now()))`;
    await tx
      .update(resumeResults)
      .set({ madeUnder: 'premium' })
      .where(
        and(inArray(resumeResults.resumeId, sql`(SELECT id FROM resumes WHERE owner_id = ${from})`), premium),
      );
    await tx
      .update(resumes)
      .set({
        ownerId: to,
        expiresAt: sql`CASE WHEN ${paid} OR ${premium} THEN NULL ELSE ${resumes.expiresAt} END`,
      })
      .where(eq(resumes.ownerId, from));
  },
  async exportOwner(tx, ownerId, keys, now) {
    const own = await tx
      .select({ id: resumes.id })
      .from(resumes)
      .where(eq(resumes.ownerId, ownerId))
      .orderBy(resumes.createdAt, resumes.id);
    const whole = [];
    for (const [index, { id }] of own.entries()) {
      const loaded = await loadResume(tx, keys, ownerId, id);
      if (loaded) whole.push(exported(loaded, now, index + 1));
    }
    return { resumes: whole };
  },
};

/** What the person gave goes out whole; what was made of it only as far as it is paid. */
function exported(loaded: LoadedResume, now: Date, number: number) {
  const { id, content, createdAt, changedAt, expiresAt, result } = loaded;
  const plan = planShown(loaded, now);
  const shown = presentResume(loaded, plan, ENGINE_VERSION, '');
  const folder = `resumes/${folderName(content.jobTitle, number)}`;
  const text = (name: string, words: string) =>
    new ExportedFile(`${folder}/${name}.txt`, Buffer.from(words), false);
  const tailored = shown.resume.optimizedContent;
  return {
    id,
    ...content,
    createdAt,
    changedAt,
    expiresAt,
    optimizedContent: tailored,
    improvements: shown.improvements,
    result: shown.result,
    answers: result?.facts ?? [],
    files: [
      text('original', content.originalContent),
      text('job', content.jobDescription),
      ...(plan.whole && tailored ? [text('tailored', tailored)] : []),
    ],
  };
}
