import { limits } from '@tailor/contract/limits';
import type { Job } from '../../platform/context.ts';
import { sweepDocuments } from './store.ts';

/** A document that no resume was made of is forgotten like an unpaid resume. */
const sweep: Job = {
  name: 'extract.sweep',
  schedule: '23 * * * *',
  async run({ db, clock }) {
    await sweepDocuments(db, new Date(clock.now().getTime() - limits.unpaidRetentionHours * 3_600_000));
  },
};

export const jobs: Job[] = [sweep];
