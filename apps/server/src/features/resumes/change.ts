import type { Tailoring } from '@tailor/engine';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Owner } from '../../platform/owner.ts';
import { recordFact } from '../facts/service.ts';
import { expiryOf } from './expiry.ts';
import type { Happened } from './happened.ts';
import { ownResume } from './own.ts';
import { planShown } from './present.ts';
import { saveResult, touchResume } from './store.ts';
import type { LoadedResume, StoredResult } from './stored.ts';
import { tailorRequest } from './tailoring.ts';

/** Commits with the change: nothing is noted of somebody who was erased meanwhile. */
export type Noted = (after: Tailoring) => Happened[];
export type Change = (stored: StoredResult) => StoredResult;

/** Reads, changes, tailors again, and saves if nobody was faster; otherwise once more from the start. */
export async function changeResume(
  context: Context,
  owner: Owner,
  id: string,
  apply: (loaded: LoadedResume) => Change,
  noted: Noted = () => [],
): Promise<LoadedResume> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const loaded = await ownResume(context, owner, id);
    const changed = await changeOnce(context, owner, loaded, apply(loaded), noted);
    if (changed) return changed;
  }
  throw new AppError('conflict', 'This resume is being changed somewhere else. Load it again.');
}

async function changeOnce(
  { db, keys, clock, engine }: Context,
  owner: Owner,
  loaded: LoadedResume,
  apply: Change,
  noted: Noted,
): Promise<LoadedResume | null> {
  const { result } = loaded;
  if (!result) throw new AppError('conflict', 'This resume has no result yet. Process it first.');
  const plan = planShown(loaded, clock.now());
  if (!plan.whole) throw new AppError('payment_required', 'Payment required to change a result.');
  const { madeUnder, revision, ...stored } = result;
  const next = apply(stored);
  const made = next.facts === stored.facts ? stored.tailoring : null;
  const tailoring = await engine.tailor(tailorRequest(loaded.content, clock.now(), next, made));
  const now = clock.now();
  const expiresAt = expiryOf(plan, owner.kind, now);
  const target = { id: loaded.id, version: loaded.version, expectedRevision: revision, madeUnder };
  const saved = await db.transaction(async (tx) => {
    const done = await saveResult(tx, keys, target, { ...next, tailoring });
    if (!done) return false;
    await touchResume(tx, loaded.id, now, expiresAt);
    for (const fact of noted(tailoring))
      await recordFact(tx, { ownerId: owner.id, resumeId: loaded.id, at: now, ...fact });
    return done;
  });
  if (!saved) return null;
  return {
    ...loaded,
    changedAt: now,
    expiresAt,
    result: { ...next, tailoring, madeUnder, revision: revision + 1 },
  };
}
