import { and, lte, ne, notInArray } from 'drizzle-orm';
import type { Job } from '../../platform/context.ts';
import { makeSamples } from './samples/import-samples.ts';
import { jobSources } from './schema.ts';
import { readAgain, removeExpired } from './store.ts';
import { sourceFetch, syncSource } from './sync.ts';

/** Asks every source that is due, one after the other. */
const sync: Job = {
  name: 'jobs.sync',
  schedule: '*/10 * * * *',
  async run(context) {
    const fetchSafely = sourceFetch(context);
    const due = await context.db
      .select({ name: jobSources.name })
      .from(jobSources)
      .where(
        and(
          lte(jobSources.nextRunAt, context.clock.now()),
          ne(jobSources.status, 'off'),
          notInArray(jobSources.connector, ['file', 'sample']),
        ),
      )
      .orderBy(jobSources.nextRunAt)
      .limit(20);
    for (const { name } of due) {
      const done = await syncSource(context, name, fetchSafely);
      context.log.info('jobs.synced', { source: name, ...done });
    }
  },
};

/** Of five minutes: a large catalogue is whole again within the hour after its lexicons changed. */
const READING_MS = 4 * 60_000;

/** Expired postings go; readings of other lexicons are made again, some at a time. */
const keep: Job = {
  name: 'jobs.keep',
  schedule: '*/5 * * * *',
  async run(context) {
    const { db, clock, engine } = context;
    await removeExpired(db, clock.now());
    const until = performance.now() + READING_MS;
    while (performance.now() < until) if ((await readAgain(db, engine, 25)) === 0) return;
  },
};

const samples: Job = { name: 'jobs.samples', schedule: '* * * * *', run: makeSamples };

export const jobs: Job[] = [sync, keep, samples];
