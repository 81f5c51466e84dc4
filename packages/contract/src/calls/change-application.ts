import { z } from 'zod';
import { defineCall } from '../call.ts';
import { application, applicationStatus, day } from '../shapes/application.ts';
import { id, idParams } from '../shapes/basics.ts';

export const changeApplication = defineCall({
  method: 'PATCH',
  path: '/api/applications/:id',
  summary: 'Another status, date, note, reminder or resume. A status fixes its date if none is known.',
  params: idParams,
  body: z.object({
    status: applicationStatus.optional(),
    notes: z.string().max(10_000).optional(),
    remindOn: day.nullish(),
    appliedOn: day.nullish(),
    interviewOn: day.nullish(),
    decidedOn: day.nullish(),
    resumeId: id.nullish(),
  }),
  replies: { 200: z.object({ application }) },
});
export type ChangeApplication = typeof changeApplication;
