import type { Job } from '../../platform/context.ts';
import { forgetOldMessages } from './service.ts';

const forget: Job = { name: 'contact.forget', schedule: '17 4 * * *', run: forgetOldMessages };

export const jobs = [forget];
