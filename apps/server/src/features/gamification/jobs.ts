import type { Job } from '../../platform/context.ts';
import { REFRESH_JOB } from '../facts/service.ts';
import { createGamificationService } from './service.ts';

/** After something happened: the stored sum follows, so that the ten best can be read at once. */
const refresh: Job = {
  name: REFRESH_JOB,
  run: (context, payload) => createGamificationService(context).refresh(String(payload.ownerId)),
};

export const jobs: Job[] = [refresh];
