import type { Transaction } from '../../platform/database.ts';
import { enqueueJob } from '../../platform/jobs.ts';
import type { OwnerId } from '../../platform/owner.ts';
import { facts } from './schema.ts';

export const REFRESH_JOB = 'gamification.refresh';

/** What can happen. Points and challenges are computed from this log, whoever reads it. */
export type FactKind =
  | 'resume.created'
  | 'resume.processed'
  | 'edit.decided'
  | 'question.answered'
  | 'resume.downloaded'
  | 'challenge.completed';

export interface NewFact {
  ownerId: OwnerId;
  resumeId?: string;
  kind: FactKind;
  /** By the process's clock; else the database's. */
  at?: Date;
  /** Codes and numbers; nothing a person wrote. */
  data?: Record<string, string | number | boolean>;
}

/** Commits with the row it speaks of. */
export async function recordFact(tx: Transaction, fact: NewFact): Promise<void> {
  await tx.insert(facts).values({
    ownerId: fact.ownerId,
    resumeId: fact.resumeId ?? null,
    kind: fact.kind,
    data: fact.data ?? {},
    ...(fact.at ? { at: fact.at } : {}),
  });
  // Only users collect points; a job per person at a time, and a moment for what comes next.
  if (fact.ownerId.startsWith('u_'))
    await enqueueJob(
      tx,
      REFRESH_JOB,
      { ownerId: fact.ownerId },
      { key: `${REFRESH_JOB}:${fact.ownerId}`, priority: 10, maxAttempts: 3 },
    );
}
