/** What a page's folder says about itself; found by folder, never listed by hand. */
export interface Route {
  /** Without language prefix; "*" is the page for everything unknown. */
  path: string;
  /** Texts the page needs at once. The first holds `meta.title` and `meta.description`. */
  namespaces: readonly [string, ...string[]];
  /** Whether search engines may keep it. */
  indexed: boolean;
}
