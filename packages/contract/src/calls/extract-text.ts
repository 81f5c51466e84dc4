import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../limits.ts';
import { message } from '../shapes/basics.ts';

export const extracted = z.object({
  text: z.string().max(limits.maxCharacters * 5),
  filename: z.string().max(255),
  wordCount: z.number().int(),
  /** Says only that the text contains an address; none is stored or returned. */
  emailCaptured: z.boolean(),
  /** No text layer was found: ask again with forceExtraction, or paste. */
  requiresCopyPaste: z.boolean(),
  /** What the content is, whatever the name says. */
  format: z.enum(['pdf', 'docx', 'txt']),
  pages: z.number().int().nullable(),
  findings: z.array(message),
  error: z.string().optional(),
});
export type Extracted = z.infer<typeof extracted>;

/** multipart: file, and forceExtraction "true" in the second call. */
export const extractText = defineCall({
  method: 'POST',
  path: '/api/extract-text',
  summary:
    'The text of an uploaded resume (multipart: file, forceExtraction). X-Extraction-Id names its progress.',
  replies: {
    200: extracted,
    202: z.object({ status: z.literal('running'), progressUrl: z.string() }),
  },
});
export type ExtractText = typeof extractText;
