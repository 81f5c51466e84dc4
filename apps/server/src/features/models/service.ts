import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { strongest } from '../plans/service.ts';
import { setConsent } from '../resumes/store.ts';
import type { LoadedResume } from '../resumes/stored.ts';
import { consentFrom, networkTag } from './consent.ts';
import { startModelRun } from './runs.ts';

/** A language model for this resume, or none, from here on; at once where the engine's result stands already. */
export async function switchModel(
  context: Context,
  loaded: LoadedResume,
  on: boolean,
  ip: string,
): Promise<void> {
  const { config, db, clock, keys } = context;
  const { id, version, result, grants, modelConsent } = loaded;
  // Taken back: work that waits or goes on ends at its next step.
  if (!on) return modelConsent === null ? undefined : db.transaction((tx) => setConsent(tx, id, null, null));
  const consent = consentFrom(config, true);
  if (!consent) throw new AppError('unavailable', 'No language model is set up here.');
  await db.transaction(async (tx) => {
    await setConsent(tx, id, consent, networkTag(keys, loaded.ownerId, ip));
    const first = strongest(grants, clock.now(), id).name === 'premium';
    if (result) await startModelRun(tx, { resumeId: id, version, consent, first });
  });
}
