import { createHash } from 'node:crypto';
import { folded } from '../jobs/posting.ts';
import type { jobPostings } from '../jobs/schema.ts';

type Posting = Pick<
  typeof jobPostings.$inferSelect,
  'source' | 'sourceKey' | 'fingerprint' | 'title' | 'company' | 'location'
>;

const marked = (kind: string, ...parts: string[]): string =>
  createHash('sha256')
    .update([kind, ...parts].join('\n'))
    .digest('base64url')
    .slice(0, 22);

/**
 * The same posting under any of these is the same: a source that changes its text keeps its key, another
 * source brings the same text, and one that is put up again under a new key reads the same in a mail.
 */
export function marksOf({ source, sourceKey, fingerprint, title, company, location }: Posting): string[] {
  return [
    marked('key', source, sourceKey),
    marked('text', fingerprint),
    marked('name', folded(title), folded(company), folded(location ?? '')),
  ];
}
