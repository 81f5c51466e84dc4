import type { Context } from './context.ts';
import type { Transaction } from './database.ts';
import type { MasterKeys } from './keys.ts';
import type { OwnerId, ResumeId } from './owner.ts';

/**
 * Each feature says what it stores about people, and how that is erased and handed out. A test reads
 * the catalogue of the database and fails for a table with an owner or resume id that nobody covers.
 */
export interface PersonalData {
  feature: string;
  /** Tables with a column owner_id or resume_id that this feature answers for. */
  tables: string[];
  purgeResume(tx: Transaction, resumeId: ResumeId): Promise<void>;
  /** Before an owner goes, outside any transaction: what others must be told. */
  beforeErase?(context: Context, ownerId: OwnerId): Promise<void>;
  purgeOwner(tx: Transaction, ownerId: OwnerId): Promise<void>;
  /** What a visitor owned becomes a user's. */
  moveOwner(tx: Transaction, from: OwnerId, to: OwnerId, keys: MasterKeys): Promise<void>;
  /** Everything stored of this owner, as JSON, without keys or internals, and without what is unpaid. */
  exportOwner(
    tx: Transaction,
    ownerId: OwnerId,
    keys: MasterKeys,
    now: Date,
  ): Promise<Record<string, unknown>>;
}
