import type { CallBody } from '@tailor/contract/call';
import type { ChangeApplication } from '@tailor/contract/calls/change-application';
import type { SaveApplication } from '@tailor/contract/calls/save-application';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Manner, Owner } from '../../platform/owner.ts';
import { jobPostings } from '../jobs/schema.ts';
import { planOf } from '../plans/service.ts';
import { ownResume } from '../resumes/own.ts';
import { type ApplicationRow, applications } from './schema.ts';
import { closed, type OpenApplication, opened } from './words.ts';

const MOST = 2_000;

/** The day it is where the person is. */
function today(now: Date, { timeZone }: Manner): string {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  } catch {
    return now.toISOString().slice(0, 10);
  }
}

const dateOf = {
  applied: 'appliedOn',
  interview: 'interviewOn',
  offer: 'decidedOn',
  rejected: 'decidedOn',
} as const;

/** A status says when it came, unless the person said another day. */
function withDates<Row extends Partial<OpenApplication>>(row: Row, day: string): Row {
  const { status } = row;
  if (!status || status === 'saved') return row;
  const made = { ...row };
  const name = dateOf[status];
  made[name] ??= day;
  // Whoever was invited or answered has applied.
  made.appliedOn ??= day;
  return made;
}

export function createApplicationService({ db, clock, keys }: Context) {
  async function demandPremium(owner: Owner): Promise<void> {
    const plan = await planOf(db, clock, owner.id, null);
    if (!plan.tracking) throw new AppError('payment_required', 'Payment required for application tracking.');
  }

  async function ownRow(owner: Owner, id: string): Promise<ApplicationRow> {
    const mine = and(eq(applications.id, id), eq(applications.ownerId, owner.id));
    const [row] = await db.select().from(applications).where(mine);
    if (!row) throw notFound();
    return row;
  }

  const all = (owner: Owner) =>
    db
      .select()
      .from(applications)
      .where(eq(applications.ownerId, owner.id))
      .orderBy(desc(applications.changedAt))
      .limit(MOST);

  /** Title, company and score of a result. */
  async function fromResume(owner: Owner, resumeId: string) {
    const resume = await ownResume({ db, keys }, owner, resumeId);
    const score = resume.result?.tailoring.after.score.total;
    const { jobTitle, company, jobUrl } = resume.content;
    return {
      title: jobTitle,
      company: company ?? '',
      url: jobUrl ?? null,
      score: score === undefined ? null : Math.round(score),
    };
  }

  async function fromPosting(publicId: string) {
    const [posting] = await db.select().from(jobPostings).where(eq(jobPostings.publicId, publicId));
    if (!posting) throw notFound();
    return { title: posting.title, company: posting.company, url: posting.url };
  }

  return {
    async list(owner: Owner): Promise<OpenApplication[]> {
      await demandPremium(owner);
      return (await all(owner)).map((row) => opened(keys, row));
    },

    async save(owner: Owner, body: CallBody<SaveApplication>, manner: Manner): Promise<OpenApplication> {
      await demandPremium(owner);
      const { recommendationId, resumeId } = body;
      const resume = resumeId ? await fromResume(owner, resumeId) : null;
      const posting = recommendationId ? await fromPosting(recommendationId) : null;
      const known = posting ?? resume;
      const title = (body.title ?? known?.title ?? '').trim();
      if (title === '') throw new AppError('missing_fields', 'A job needs a title.', { field: 'title' });
      const url = body.url ?? known?.url ?? null;
      const row = {
        id: newId(),
        ownerId: owner.id,
        resumeId: resumeId ?? null,
        postingId: recommendationId ?? null,
        title,
        company: (body.company ?? known?.company ?? '').trim(),
        url: url && /^https?:\/\//i.test(url) ? url : null,
        notes: '',
        score: resume?.score ?? null,
        ...withDates({ status: body.status ?? 'saved' }, today(clock.now(), manner)),
      };
      const kept = await all(owner);
      const twin = kept.find((one) =>
        recommendationId ? one.postingId === recommendationId : resumeId ? one.resumeId === resumeId : false,
      );
      if (twin) return opened(keys, twin);
      if (kept.length >= MOST) throw new AppError('conflict', `More than ${MOST} jobs cannot be tracked.`);
      const [made] = await db
        .insert(applications)
        .values(closed(keys, row, null))
        .returning();
      if (!made) throw notFound();
      return opened(keys, made);
    },

    async change(
      owner: Owner,
      id: string,
      body: CallBody<ChangeApplication>,
      manner: Manner,
    ): Promise<OpenApplication> {
      await demandPremium(owner);
      const before = await ownRow(owner, id);
      const resume = body.resumeId ? await fromResume(owner, body.resumeId) : null;
      const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      const after = withDates({ ...opened(keys, before), ...given }, today(clock.now(), manner));
      const [changed] = await db
        .update(applications)
        .set({
          ...closed(keys, after, before),
          ...(resume ? { score: resume.score } : {}),
          changedAt: clock.now(),
        })
        .where(and(eq(applications.id, id), eq(applications.ownerId, owner.id)))
        .returning();
      if (!changed) throw notFound();
      return opened(keys, changed);
    },

    /** Also without Premium: what is somebody's own they may always delete. */
    async remove(owner: Owner, id: string): Promise<void> {
      await ownRow(owner, id);
      await db.delete(applications).where(and(eq(applications.id, id), eq(applications.ownerId, owner.id)));
    },
  };
}
