import type { Job } from '../../platform/context.ts';
import { sweepLimits } from '../../platform/limits.ts';
import { sweepStreams } from '../../platform/streams.ts';
import { SEND_LINK_JOB, sendAskedLink } from './links.ts';
import { sweepSessions } from './sessions.ts';
import { forgetUnconfirmed } from './unconfirmed.ts';

/** What has ended leaves the database: sessions, mailed links, counters, progress of readings. */
const sweep: Job = {
  name: 'accounts.sweep',
  schedule: '41 * * * *',
  async run({ db, clock }) {
    await sweepSessions(db, clock);
    await sweepLimits(db, clock);
    await sweepStreams(db, clock.now());
  },
};

/** Asked for by a request that must not tell, by its time, whether there is such an account. */
const sendLink: Job = {
  name: SEND_LINK_JOB,
  async run(context, payload) {
    await context.db.transaction((tx) => sendAskedLink(context, tx, payload));
  },
};

const unconfirmed: Job = {
  name: 'accounts.unconfirmed',
  schedule: '23 4 * * *',
  async run(context) {
    const count = await forgetUnconfirmed(context);
    if (count > 0) context.log.info('accounts.unconfirmed_gone', { count });
  },
};

export const jobs: Job[] = [sweep, sendLink, unconfirmed];
