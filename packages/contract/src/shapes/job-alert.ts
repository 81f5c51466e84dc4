import { z } from 'zod';

/** A search that is saved from a resume and asked once a week. */
export const jobAlert = z.object({
  on: z.boolean(),
  /** The resume whose matches are mailed. */
  resumeId: z.string().nullable(),
  /** Not before this moment; nothing comes when nothing is new. */
  nextAt: z.string().nullable(),
  /** Why no mail can come although it is on. */
  problem: z.enum(['unconfirmed', 'undeliverable']).nullable(),
});
export type JobAlert = z.infer<typeof jobAlert>;
