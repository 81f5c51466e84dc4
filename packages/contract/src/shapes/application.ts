import { z } from 'zod';

export const applicationStatuses = ['saved', 'applied', 'interview', 'offer', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export const applicationStatus = z.enum(applicationStatuses);
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const application = z.object({
  id: z.string(),
  status: applicationStatus,
  title: z.string(),
  company: z.string(),
  url: z.string().nullable(),
  notes: z.string(),
  resumeId: z.string().nullable(),
  score: z.number().nullable(),
  remindOn: z.string().nullable(),
  appliedOn: z.string().nullable(),
  interviewOn: z.string().nullable(),
  decidedOn: z.string().nullable(),
  createdAt: z.string(),
});
export type Application = z.infer<typeof application>;

/** How many were sent, and how many of them led to an interview. */
export const applicationRate = z.object({ key: z.string(), applied: z.number(), interviews: z.number() });
export type ApplicationRate = z.infer<typeof applicationRate>;
