import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@tailor/contract/languages';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { assetsOf, type Manifest } from './app/assets.ts';
import { documentOf } from './app/document.ts';
import { pageTitle } from './app/page-title.ts';
import { loadPage, type Page, pageAt, pages } from './app/pages.ts';
import { allTexts } from './app/server-texts.ts';
import { createServerTexts } from './i18n/create.ts';
import { splitAddress } from './lib/language.ts';
import { createQueryClient } from './lib/query-client.ts';
import { defaultConfig, type SiteConfig } from './lib/site-config.ts';

const resources = allTexts();

let ownManifest: Manifest | null = null;

function manifestBeside(): Manifest {
  const folder = dirname(fileURLToPath(import.meta.url));
  ownManifest ??= JSON.parse(readFileSync(join(folder, '..', 'client', 'manifest.json'), 'utf8'));
  if (!ownManifest) throw new Error('the manifest is empty');
  return ownManifest;
}

export interface RenderRequest {
  /** Path and query as asked for; only the path decides what is rendered. */
  url: string;
  /** Default: the address's prefix, else English. */
  language?: Language;
  config?: Partial<SiteConfig>;
  /** The manifest of the browser's build; default: the one built beside this bundle. */
  assets?: Manifest;
}

export interface RenderedDocument {
  status: 200 | 404;
  html: string;
  language: Language;
  /** Name of the page, and whether search engines may keep it. */
  page: string;
  indexed: boolean;
}

/** Texts the page's document carries; the frame around every page has its own. */
function textsOf(language: Language, page: Page): Record<string, Record<string, string>> {
  const texts: Record<string, Record<string, string>> = {};
  for (const name of ['shell', ...page.namespaces]) {
    const own = resources[language]?.[name];
    if (!own || typeof own === 'string') throw new Error(`no texts of "${name}" in "${language}"`);
    texts[name] = own;
  }
  return texts;
}

/** One whole document. Same (path, language, config): same bytes, so the server may keep it. */
export async function renderDocument(request: RenderRequest): Promise<RenderedDocument> {
  const { pathname } = new URL(request.url, 'http://local.invalid');
  const { prefix, path } = splitAddress(pathname);
  const language = prefix ?? request.language ?? 'en';
  const config = { ...defaultConfig, ...request.config };
  const page = pageAt(path);
  await loadPage(page);
  const texts = createServerTexts(language, resources);
  const base = prefix ? `/${prefix}` : '';
  const body = renderToString(
    <App
      texts={texts}
      queries={createQueryClient()}
      config={config}
      base={base}
      serverPath={path === '/' ? base || '/' : `${base}${path}`}
    />,
  );
  const html = documentOf({
    language,
    path,
    title: pageTitle(texts, page, config),
    description: texts.t('meta.description', { ns: page.namespaces[0], site: config.siteName }),
    indexed: page.indexed,
    config,
    assets: assetsOf(request.assets ?? manifestBeside(), page.source),
    body,
    data: { language, texts: textsOf(language, page), config },
    structured:
      page.structured?.((key, params) => texts.t(key, { ns: page.namespaces[0], ...params }), config) ?? null,
  });
  return { status: page.path === '*' ? 404 : 200, html, language, page: page.name, indexed: page.indexed };
}

/** For the site map: what search engines may keep. */
export function indexedPaths(): string[] {
  return pages.filter((page) => page.indexed && page.path !== '*').map((page) => page.path);
}

export { splitAddress };
