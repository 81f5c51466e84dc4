import { z } from 'zod';

export const marketingTemplates = [
  'freeUserImmediate',
  'freeUser24h',
  'freeUserFinal',
  'abandonedCart',
] as const;
export const mailPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });
