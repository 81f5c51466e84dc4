import { createHash } from 'node:crypto';

/** A posting as every connector hands it over; what a source does not say is absent. */
export interface ForeignPosting {
  /** What the source calls it: the same key is the same posting. */
  key: string;
  title: string;
  company: string;
  /** Clean text with its lists. */
  description: string;
  location?: string;
  remote?: boolean;
  salary?: string;
  jobType?: string;
  url?: string;
  postedAt?: Date;
  expiresAt?: Date;
}

/** What a source allows, and how often it may be asked. The product obeys. */
export interface SourceTerms {
  /** How the source wants to be named. */
  credit: string;
  link?: string;
  /** Whether a posting may be shown to paying people only. */
  gating: boolean;
  requestsADay: number;
  sample?: boolean;
}

/** What stays of a text when only its words count. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The same posting from two sources, or twice from one under another key. */
export function fingerprintOf({ title, company, location, description }: ForeignPosting): string {
  const parts = [title, company, location ?? '', description.slice(0, 2_000)].map(folded);
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

const remoteWords =
  /\b(remote|anywhere|home ?office|work from home|worldwide|télétravail|teletrabajo|a distancia|remoto|à distance)\b|远程|居家办公/i;

export const saysRemote = (location: string | undefined): boolean => remoteWords.test(location ?? '');

/** Nothing worth a place in the catalogue: half a page, an empty text. */
export function isWhole(posting: ForeignPosting): boolean {
  return posting.key !== '' && posting.title.trim() !== '' && posting.description.trim().length >= 80;
}
