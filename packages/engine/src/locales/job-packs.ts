import type { Language } from '../types.ts';
import { job as de } from './de/job.ts';
import { job as en } from './en/job.ts';
import { job as es } from './es/job.ts';
import { job as fr } from './fr/job.ts';
import type { JobPack } from './job-pack.ts';
import { job as zh } from './zh/job.ts';

export const jobPacks: Record<Language, JobPack> = { en, es, fr, de, zh };
