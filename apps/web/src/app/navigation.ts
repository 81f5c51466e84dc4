import type { i18n } from 'i18next';
import { loadTexts } from '../i18n/create.ts';
import { splitAddress } from '../lib/language.ts';
import { loadedPage, loadPage, pageAt } from './pages.ts';

/** The page one is on stays until the next one is there; if it can't come, the browser goes itself. */
export async function enterPage(texts: i18n, base: string, to: string, navigate: () => void): Promise<void> {
  const { path } = splitAddress(to.replace(/[?#].*$/, '') || '/');
  const page = pageAt(path);
  if (loadedPage(page) && page.namespaces.every((name) => texts.hasResourceBundle(texts.language, name)))
    return navigate();
  try {
    await Promise.all([loadPage(page), loadTexts(texts, page.namespaces)]);
  } catch {
    location.assign(`${base}${to}`);
    return;
  }
  navigate();
}
