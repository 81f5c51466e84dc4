/** Which language a first view is shown in. Small on purpose: it is part of the one blocking script. */

/** Where a first visit is taken to speak a language other than English. */
const zones: [string, RegExp][] = [
  ['es', /^(Europe\/Madrid|America\/(Mexico_City|(Argentina\/)?Buenos_Aires|Lima|Santiago))$/],
  ['fr', /^(Europe\/(Paris|Brussels)|America\/(Montreal|Toronto)|Africa\/Casablanca)$/],
  ['de', /^Europe\/(Berlin|Vienna|Zurich)$/],
  ['zh', /^Asia\/(Shanghai|Hong_Kong|Taipei)$/],
];
const known = /^(en|es|fr|de|zh)(-|$)/i;

export interface LanguageHints {
  /** What a person chose by hand, as kept under i18nextLng. */
  saved: string | null;
  /** IANA name of the device's time zone. */
  zone: string | undefined;
  /** The browser's own languages, the preferred one first. */
  languages: readonly string[];
}

function base(tag: string | null | undefined): string | undefined {
  return known.exec(tag ?? '')?.[1]?.toLowerCase();
}

export function decideLanguage({ saved, zone, languages }: LanguageHints): string {
  const chosen = base(saved);
  if (chosen) return chosen;
  for (const [language, names] of zones) if (names.test(zone ?? '')) return language;
  for (const tag of languages) {
    const spoken = base(tag);
    if (spoken) return spoken;
  }
  return 'en';
}

/** The language an address asks for by its first segment. */
export function prefixOf(pathname: string): string | undefined {
  return /^\/(en|es|fr|de|zh)(?=\/|$)/.exec(pathname)?.[1];
}

/** Where an address without a prefix leads when the language is not English. */
export function prefixedAddress(language: string, pathname: string, search: string, hash: string): string {
  return `/${language}${pathname === '/' ? '' : pathname}${search}${hash}`;
}
