import type { Language } from '@tailor/contract/languages';
import type { Page } from 'playwright-core';

/** Runs in the page. Only the menu of languages names another language, and says so. */
const addresses = `[...document.querySelectorAll('a[href]:not([hreflang])')]
  .map((link) => link.getAttribute('href'))`;

/** The language of a page belongs to every way that leads on from it, through signing in and back as well. */
export function losesLanguage(address: string, language: Language): boolean {
  if (!address.startsWith('/')) return false;
  const { pathname, searchParams } = new URL(address, 'http://page.example');
  if (pathname === '/api/login') return losesLanguage(searchParams.get('returnTo') ?? '/', language);
  // Files, and signing out, which asks where one came from.
  if (pathname.startsWith('/api/')) return false;
  return pathname.split('/')[1] !== language;
}

/** Links of a page in a language that lead to one in another. */
export async function strayLinks(page: Page, language: Language): Promise<string[]> {
  const found = await page.evaluate<string[]>(addresses);
  return found.filter((address) => losesLanguage(address, language));
}
