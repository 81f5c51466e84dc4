/** A posting as a person would paste it: clean text with its lists. */
export interface Posting {
  title: string;
  company: string;
  description: string;
}

export const noPostingReasons = [
  /** Several postings, none of them this page's own. */
  'list',
  'login_wall',
  'expired',
  'paused',
  /** Nothing to read before scripts ran. */
  'empty_page',
  'company_page',
  /** A check for robots, a refusal, a page that was not found. */
  'blocked',
  'not_a_posting',
] as const;
export type NoPostingReason = (typeof noPostingReasons)[number];

export type PostingOutcome = { ok: true; posting: Posting } | { ok: false; reason: NoPostingReason };

export interface PageInput {
  /** Bytes are decoded by what they, the header and the page itself say. */
  html: string | Uint8Array;
  address?: string;
  /** The content-type header, for its charset. */
  contentType?: string;
}
