import { z } from 'zod';
import { emailPattern } from '../email.ts';
import { languages } from '../languages.ts';
import { limits } from '../limits.ts';

/** Opaque, unguessable: 128 random bits or more, URL-safe. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
export const idParams = z.object({ id });
export const language = z.enum(languages);
export const instant = z.string().max(40);
export const title = z.string().max(limits.maxTitleCharacters);
export const description = z.string().max(limits.maxDescriptionCharacters);
export const email = z.string().max(limits.maxEmailCharacters).regex(emailPattern);

/** A sentence by code: the browser translates it. */
export const message = z.object({
  code: z.string().max(100),
  params: z.record(z.string().max(60), z.union([z.string().max(4_000), z.number()])),
});
