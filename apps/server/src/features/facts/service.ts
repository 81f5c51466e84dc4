import type { Transaction } from '../../platform/database.ts';
import type { OwnerId } from '../../platform/owner.ts';
import { facts } from './schema.ts';

/** What can happen. Points and challenges are computed from this log, whoever reads it. */
export type FactKind =
  | 'resume.created'
  | 'resume.processed'
  | 'edit.decided'
  | 'question.answered'
  | 'resume.downloaded';

export interface NewFact {
  ownerId: OwnerId;
  resumeId?: string;
  kind: FactKind;
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
  });
}
