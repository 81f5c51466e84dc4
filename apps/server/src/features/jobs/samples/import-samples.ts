import type { Context } from '../../../platform/context.ts';
import { jobSources } from '../schema.ts';
import { importPostings } from '../store.ts';
import { samplePostings } from './postings.ts';

/**
 * On a fresh local installation the carousel has something to show, marked as samples. Once: a source
 * of any kind, this one included, says that somebody has decided already.
 */
export async function makeSamples(context: Context): Promise<void> {
  const { db, config, clock } = context;
  if (!config.local || !config.TAILOR_SUPERVISED) return;
  const [known] = await db
    .select({ name: jobSources.name, status: jobSources.status })
    .from(jobSources)
    .limit(1);
  if (known && !(known.name === 'sample' && known.status === 'new')) return;
  await importSamples(context);
  context.log.info('jobs.samples', { postings: samplePostings().length });
  await db.update(jobSources).set({ status: 'ok', lastOkAt: clock.now() });
}

/** Goes on where it was interrupted: a posting that is there already is only seen again. */
async function importSamples({ db, engine, clock }: Pick<Context, 'db' | 'engine' | 'clock'>): Promise<void> {
  await db.insert(jobSources).values({ name: 'sample', connector: 'sample' }).onConflictDoNothing();
  const all = samplePostings();
  for (let at = 0; at < all.length; at += 20)
    await importPostings(db, engine, 'sample', all.slice(at, at + 20), clock.now());
}
