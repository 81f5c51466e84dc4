import type { Job } from '../../platform/context.ts';
import { budgetOf } from './asking.ts';
import { sweepSpend } from './budget.ts';
import { improve } from './improve.ts';
import { endLostModelRuns, MODEL_JOB } from './runs.ts';

const improving: Job = { name: MODEL_JOB, slow: true, run: improve };

const sweep: Job = {
  name: 'models.sweep',
  schedule: '*/5 * * * *',
  async run(context) {
    const lost = await endLostModelRuns(context.db, context.config.AI_MODEL !== undefined);
    if (lost > 0) context.log.error('models.runs_lost', { count: lost });
    await context.db.transaction((tx) => sweepSpend(tx, budgetOf(context).day));
  },
};

export const jobs: Job[] = [improving, sweep];
