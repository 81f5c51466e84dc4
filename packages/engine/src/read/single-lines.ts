import type { LineIndex, Resume } from '../types.ts';

/** Lines of what a resume has once: the person, the headline, the summary. */
export function singleLines({ contact, headline, summary }: Resume): LineIndex[] {
  const { name, email, phone, location, links } = contact;
  return [name, email, phone, location, ...links, headline, summary].flatMap((field) => field?.lines ?? []);
}
