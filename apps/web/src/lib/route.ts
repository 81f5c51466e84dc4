import type { SiteConfig } from './site-config.ts';

/** The page's own texts, for what is said about it outside of it. */
export type PageTexts = (key: string, params?: Record<string, string | number>) => string;

/** What a page's folder says about itself; found by folder, never listed by hand. */
export interface Route {
  /** Without language prefix; "*" is the page for everything unknown. */
  path: string;
  /** Texts the page needs at once. The first holds `meta.title` and `meta.description`. */
  namespaces: readonly [string, ...string[]];
  /** Whether search engines may keep it. */
  indexed: boolean;
  /** What search engines are told in their own form (schema.org); the same words as on the page. */
  structured?: (texts: PageTexts, config: SiteConfig) => object;
}
