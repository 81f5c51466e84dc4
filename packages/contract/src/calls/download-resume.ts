import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes/basics.ts';

export const downloadFormats = ['txt', 'docx', 'pdf', 'json'] as const;
/** "own": the DOCX that was uploaded, with the changes in place; only where the resume has one, and only as DOCX. */
export const downloadTemplates = ['classic', 'modern', 'compact', 'own'] as const;

/** X-Read-Back "48/48": lines found again in the finished file. X-Unprintable: characters without a glyph. */
export const downloadResume = defineCall({
  method: 'GET',
  path: '/api/resumes/:id/download',
  summary: 'The tailored resume as a file, read back before it is handed out.',
  params: idParams,
  query: z.object({
    format: z.enum(downloadFormats).default('txt'),
    template: z.enum(downloadTemplates).default('classic'),
  }),
  replies: { 200: z.string() },
  produces: 'application/octet-stream',
});
export type DownloadResume = typeof downloadResume;
