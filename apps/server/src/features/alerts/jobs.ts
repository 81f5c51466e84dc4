import { isLanguage, pathPrefix } from '@tailor/contract/languages';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Context, Job } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Ranked } from '../../platform/engine-runner.ts';
import { errorFields } from '../../platform/log.ts';
import type { OwnerId } from '../../platform/owner.ts';
import { users } from '../accounts/schema.ts';
import { jobPostings, jobSources } from '../jobs/schema.ts';
import { termsOf } from '../jobs/sources.ts';
import { addressHash } from '../mail/address.ts';
import { enqueueMail } from '../mail/service.ts';
import { suppressionOf } from '../mail/suppressions.ts';
import { planOf } from '../plans/service.ts';
import { createRecommendationService, type RecommendationService } from '../recommendations/service.ts';
import { loadResume } from '../resumes/store.ts';
import { marksOf } from './marks.ts';
import { type JobAlertRow, jobAlerted, jobAlerts } from './schema.ts';
import { isReachable, WEEK_MS } from './service.ts';

/** What a card shows in grey is no match to write a mail about. */
const LEAST_MATCH = 40;
const MOST_JOBS = 10;
const BATCH = 50;
const DAY = 24 * 3_600_000;

type Posting = typeof jobPostings.$inferSelect;

interface Found {
  posting: Posting;
  match: number;
  source: string;
  marks: string[];
}

/** Who may get a mail today, and what it is searched with; null: nobody. */
async function readerOf({ db, clock, keys, config }: Context, { ownerId, resumeId }: JobAlertRow) {
  const owner = ownerId as OwnerId;
  const [user] = await db.select().from(users).where(eq(users.ownerId, ownerId));
  if (!user || !isReachable(config, user)) return null;
  const plan = await planOf(db, clock, owner, null);
  if (!plan.tracking) return null;
  if (await suppressionOf(db, addressHash(keys, user.email), 'alert')) return null;
  const resume = await loadResume(db, keys, owner, resumeId);
  if (!resume) return null;
  return { user, text: resume.content.originalContent };
}

async function withPostings({ db }: Context, ranked: Ranked[]): Promise<Found[]> {
  if (ranked.length === 0) return [];
  const ids = ranked.map(({ id }) => id);
  const rows = await db.select().from(jobPostings).where(inArray(jobPostings.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const credits = new Map(
    (await db.select().from(jobSources)).map((source) => [source.name, termsOf(source).credit]),
  );
  return ranked.flatMap(({ id, match }) => {
    const posting = byId.get(id);
    if (!posting) return [];
    return [
      { posting, match, source: credits.get(posting.source) ?? posting.source, marks: marksOf(posting) },
    ];
  });
}

/** The best of those that were in no mail before; one that stands here twice counts once. */
async function neverMailed({ db }: Context, ownerId: string, found: Found[]): Promise<Found[]> {
  const all = found.flatMap(({ marks }) => marks);
  if (all.length === 0) return [];
  const rows = await db
    .select({ mark: jobAlerted.mark })
    .from(jobAlerted)
    .where(and(eq(jobAlerted.ownerId, ownerId), inArray(jobAlerted.mark, all)));
  const known = new Set(rows.map(({ mark }) => mark));
  const fresh: Found[] = [];
  for (const one of found) {
    if (one.marks.some((mark) => known.has(mark))) continue;
    for (const mark of one.marks) known.add(mark);
    fresh.push(one);
  }
  return fresh.slice(0, MOST_JOBS);
}

const oneLine = (text: string): string => text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();

function mailedJob({ posting, match, source }: Found) {
  const { title, company, location, url } = posting;
  const name = [title, company, location ?? '']
    .map(oneLine)
    .filter((part) => part !== '')
    .join(' · ');
  return { name: name.slice(0, 300), match, source, ...(url ? { url } : {}) };
}

/**
 * The next turn, what was found and the mail about it are one transaction: whoever else is at the same
 * row, or died between, has changed nothing or everything.
 */
async function write(context: Context, row: JobAlertRow, add: (tx: Transaction, now: Date) => Promise<void>) {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(jobAlerts)
      .set({ since: now, nextAt: new Date(now.getTime() + WEEK_MS) })
      .where(
        and(
          eq(jobAlerts.ownerId, row.ownerId),
          eq(jobAlerts.nextAt, row.nextAt),
          eq(jobAlerts.resumeId, row.resumeId),
        ),
      );
    if (rowCount === 1) await add(tx, now);
  });
}

async function alertOne(context: Context, jobs: RecommendationService, row: JobAlertRow): Promise<number> {
  const reader = await readerOf(context, row);
  if (!reader) {
    await write(context, row, async () => undefined);
    return 0;
  }
  const ranked = await jobs.newSince(reader.text, row.since);
  const found = await withPostings(
    context,
    ranked.filter(({ match }) => match >= LEAST_MATCH),
  );
  const fresh = await neverMailed(context, row.ownerId, found);
  const { user } = reader;
  const language = isLanguage(user.language) ? user.language : 'en';
  await write(context, row, async (tx, at) => {
    if (fresh.length === 0) return;
    const marks = fresh.flatMap((one) => one.marks.map((mark) => ({ ownerId: row.ownerId, mark, at })));
    await tx.insert(jobAlerted).values(marks).onConflictDoNothing();
    await enqueueMail(tx, context.keys, {
      kind: 'weeklyAlert',
      to: user.email,
      language,
      key: `alert:${row.ownerId}:${row.nextAt.toISOString()}`,
      ownerId: row.ownerId,
      resumeId: row.resumeId,
      params: {
        jobs: fresh.map(mailedJob),
        url: `${context.config.origin}${pathPrefix(language)}/?resume=${row.resumeId}`,
      },
    });
  });
  return fresh.length;
}

/** Everybody whose week is over, one after the other. */
const weekly: Job = {
  name: 'alerts.weekly',
  schedule: '7,22,37,52 * * * *',
  async run(context) {
    const { db, clock, log } = context;
    const jobs = createRecommendationService(context);
    for (;;) {
      const due = await db
        .select()
        .from(jobAlerts)
        .where(lte(jobAlerts.nextAt, clock.now()))
        .orderBy(jobAlerts.nextAt)
        .limit(BATCH);
      for (const row of due)
        try {
          const told = await alertOne(context, jobs, row);
          if (told > 0) log.info('alerts.written', { jobs: told });
        } catch (error) {
          log.error('alerts.failed', errorFields(error));
          // The others do not wait for this one; nothing of it is lost either.
          await db
            .update(jobAlerts)
            .set({ nextAt: new Date(clock.now().getTime() + DAY) })
            .where(and(eq(jobAlerts.ownerId, row.ownerId), eq(jobAlerts.nextAt, row.nextAt)));
        }
      if (due.length < BATCH) return;
    }
  },
};

export const jobs: Job[] = [weekly];
