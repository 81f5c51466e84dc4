import type { Language } from '@tailor/contract/languages';
import type { SiteConfig } from '../lib/site-config.ts';

/** What the document carries so that the browser can take over without asking. */
export interface PageData {
  language: Language;
  /** Namespace → key → text. */
  texts: Record<string, Record<string, string>>;
  config: SiteConfig;
}

export const pageDataId = 'page-data';
