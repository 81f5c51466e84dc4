import type { Job } from '../../platform/context.ts';
import { rotateKeys } from '../../platform/key-rotation.ts';

/** What was erased a minute ago is beyond reach in every earlier copy of the database, too. */
const rotate: Job = {
  name: 'retention.rotate-keys',
  schedule: '* * * * *',
  async run(context) {
    const done = await rotateKeys(context);
    if (done && done.destroyed > 0) context.log.info('keys.destroyed', { ...done });
  },
};

export const jobs: Job[] = [rotate];
