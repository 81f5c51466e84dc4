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

export const mailStates = ['pending', 'claimed', 'sent', 'failed', 'uncertain', 'suppressed'] as const;
export const leadStages = ['lead', 'checkout', 'converted'] as const;
export const leadTypes = ['free_user', 'basic', 'premium'] as const;

/** Which mails: by state, by template, and by a whole address, or "@" and a domain. */
export const queueFilter = z.object({
  search: z.string().max(200).optional(),
  state: z.enum(mailStates).optional(),
  template: z.string().max(40).optional(),
});
/** Which leads: by how far they came, by what they wanted, and by a piece of the address. */
export const leadFilter = z.object({
  search: z.string().max(200).optional(),
  stage: z.enum(leadStages).optional(),
  type: z.enum(leadTypes).optional(),
});
/** Opaque: where the page before ended. */
export const cursor = z.string().max(100).optional();
