import { type Language, languages } from '@tailor/contract/languages';
import { addressIn } from '../lib/language.ts';
import type { SiteConfig } from '../lib/site-config.ts';
import type { DocumentAssets } from './assets.ts';
import { type PageData, pageDataId } from './page-data.ts';

export interface DocumentParts {
  language: Language;
  path: string;
  title: string;
  description: string;
  indexed: boolean;
  config: SiteConfig;
  assets: DocumentAssets;
  body: string;
  data: PageData;
  structured: object | null;
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** JSON that cannot end its own script element. */
function embed(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

const sharedAs: Record<Language, string> = {
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
  zh: 'zh_CN',
};

function findable({ path, language, config, title, description, structured }: DocumentParts): string[] {
  const address = (one: Language) => escapeHtml(config.origin + addressIn(one, path));
  return [
    `<link rel="canonical" href="${address(language)}">`,
    ...languages.map((one) => `<link rel="alternate" hreflang="${one}" href="${address(one)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address('en')}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(config.siteName)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${address(language)}">`,
    `<meta property="og:locale" content="${sharedAs[language]}">`,
    `<meta property="og:image" content="${escapeHtml(config.origin)}/share-${language}.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    ...(structured ? [`<script type="application/ld+json">${embed(structured)}</script>`] : []),
  ];
}

/** The page can be read without its modules: they are fetched once it is painted. */
function scriptOf({ start, entry, preloads }: DocumentAssets): string {
  if (!start) return `<script type="module" src="${entry}"></script>`;
  return `<script src="${start}" data-entry="${entry}" data-parts="${preloads.join(' ')}" async fetchpriority="high"></script>`;
}

/** The one template of every page. Each script is an external file; data is no script. */
export function documentOf(parts: DocumentParts): string {
  const { language, title, description, assets, indexed } = parts;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(assets.decide ? [`<script src="${assets.decide}"></script>`] : []),
    ...(assets.font && language !== 'zh'
      ? [`<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`]
      : []),
    ...(assets.style ? [`<link rel="stylesheet" href="${assets.style}">`] : []),
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(indexed ? findable(parts) : ['<meta name="robots" content="noindex">']),
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#171e1a" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    scriptOf(assets),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
${head.join('\n')}
</head>
<body>
<div id="root" class="flex min-h-dvh flex-col">${parts.body}</div>
<script type="application/json" id="${pageDataId}">${embed(parts.data)}</script>
</body>
</html>
`;
}
