import { isLanguage } from '@tailor/contract/languages';

/** Same-origin paths only: "//evil", "/\evil", addresses and control characters lead home. */
export function safeReturnTo(value: unknown, origin: string): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 500) return '/';
  if (/[\p{Cc}\\]/u.test(value) || value.startsWith('//')) return '/';
  try {
    const url = new URL(value, origin);
    // "/.//evil" becomes "//evil" only here.
    if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}

/** The language of the page that somebody comes from and returns to: "/de", or nothing. */
export function languagePrefix(path: string): string {
  const first = path.split(/[/?#]/)[1];
  return isLanguage(first) ? `/${first}` : '';
}

/** The same of one of our own pages, by its whole address. */
export function languageOfPage(address: string, origin: string): string {
  return address.startsWith(`${origin}/`) ? languagePrefix(address.slice(origin.length)) : '';
}
