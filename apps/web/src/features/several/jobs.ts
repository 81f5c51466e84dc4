import { plans } from '@tailor/contract/plans';
import type { ResumeReply } from '@tailor/contract/shapes/resume';
import type { MoreJob } from '../draft/draft-store.ts';

/** The form's own posting is the first of them. */
export const mostMore = plans.premium.severalJobs - 1;

export const emptyJob: MoreJob = { title: '', description: '', resumeId: '' };

/** The first place where something is missing: its row and field. */
export function firstGap(jobs: readonly MoreJob[]): { row: number; field: 'title' | 'description' } | null {
  for (const [row, job] of jobs.entries()) {
    if (!job.title.trim()) return { row, field: 'title' };
    if (!job.description.trim()) return { row, field: 'description' };
  }
  return null;
}

export interface Ranked {
  id: string;
  title: string;
  before: number;
  after: number;
  score: number | null;
  changes: number;
}

export interface Standing {
  ranked: Ranked[];
  /** Not ready yet, in the order given. */
  waiting: { id: string; title: string; failed: boolean }[];
}

/** The best fit first: by score where it is shown, then by match. */
export function rank(
  ids: readonly string[],
  replies: readonly (ResumeReply | undefined)[],
  stopped: readonly string[] = [],
): Standing {
  const ranked: Ranked[] = [];
  const waiting: Standing['waiting'] = [];
  ids.forEach((id, at) => {
    const reply = replies[at];
    const stats = reply?.resume.keywordStats;
    if (!reply || !stats)
      waiting.push({
        id,
        title: reply?.resume.jobTitle ?? '',
        failed: reply?.run?.status === 'failed' || stopped.includes(id),
      });
    else
      ranked.push({
        id,
        title: reply.resume.jobTitle,
        before: stats.beforeMatch,
        after: stats.afterMatch,
        score: stats.atsScore ?? null,
        changes: reply.result?.edits.length ?? 0,
      });
  });
  ranked.sort((one, other) => (other.score ?? 0) - (one.score ?? 0) || other.after - one.after);
  return { ranked, waiting };
}
