/** Interface languages. No zod here: the browser's first view reads this file. */
export const languages = ['en', 'es', 'fr', 'de', 'zh'] as const;
export type Language = (typeof languages)[number];

/** What an address of a page in this language begins with: English has no prefix. */
export function pathPrefix(language: Language): '' | `/${Language}` {
  return language === 'en' ? '' : `/${language}`;
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value);
}
