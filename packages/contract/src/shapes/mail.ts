import { z } from 'zod';

export const marketingTemplates = [
  'freeUserImmediate',
  'freeUser24h',
  'freeUserFinal',
  'abandonedCart',
] as const;
export const mailPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });

/** From a mail: names an address by a keyed hash, and what may end. */
export const mailTokenParams = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{40,200}$/) });
export const mailChoices = z.object({ marketing: z.boolean(), alert: z.boolean() });
