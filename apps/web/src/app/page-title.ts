import type { i18n } from 'i18next';
import type { SiteConfig } from '../lib/site-config.ts';
import type { Page } from './pages.ts';

export function pageTitle(texts: i18n, page: Page, config: SiteConfig): string {
  const title = texts.t('meta.title', { ns: page.namespaces[0], site: config.siteName });
  return page.path === '/' ? `${config.siteName}: ${title}` : `${title} · ${config.siteName}`;
}
