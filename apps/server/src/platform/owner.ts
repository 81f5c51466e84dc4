import type { Language } from '@tailor/contract/languages';

/**
 * Visitor or signed-in user: whoever owns something. Only features/identity makes one from a
 * request, so a store that asks for an OwnerId cannot be read unscoped by accident.
 */
export type OwnerId = string & { readonly __owner: unique symbol };
/** A resume id that was proven to belong to the owner it is used with, or comes from our own rows. */
export type ResumeId = string & { readonly __resume: unique symbol };

export interface Owner {
  id: OwnerId;
  kind: 'visitor' | 'user';
  /** Null for a visitor. */
  userId: string | null;
  isAdmin: boolean;
}

export interface Manner {
  language: Language;
  timeZone: string;
  /** What the request itself said; the rest stands for what is missing, and replaces nothing kept. */
  said: { language: boolean; timeZone: boolean };
}
