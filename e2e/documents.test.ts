import { type Language, languages } from '@tailor/contract/languages';
import { beforeAll, expect, test } from 'vitest';
import { product } from './setup/product.ts';
import { routes } from './setup/routes.ts';

/** What a search engine, a shared link and a screen reader find in each page as it is served. */
interface Served {
  path: string;
  language: Language;
  route: string;
  status: number;
  html: string;
  /** As it travels. */
  bytes: number;
}

const served: Served[] = [];
const MOST_BYTES = 24_000;

function pathOf(language: Language, route: string): string {
  return `/${language}${route === '/' ? '' : route}`;
}

async function serve(language: Language, route: string): Promise<Served> {
  const path = pathOf(language, route);
  const reply = await fetch(product().address + path, { headers: { 'accept-encoding': 'br' } });
  const html = await reply.text();
  return {
    path,
    language,
    route,
    status: reply.status,
    html,
    bytes: Number(reply.headers.get('content-length')),
  };
}

beforeAll(async () => {
  for (const route of routes)
    served.push(...(await Promise.all(languages.map((language) => serve(language, route)))));
});

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const indexed = (page: Served) => !page.html.includes('content="noindex"');

/** Texts a person reads, without scripts, styles and marks. */
function texts(html: string, from = '<div id="root"'): string[] {
  const body = html
    .slice(html.indexOf(from))
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(b|strong|em|a|span|code)\b[^>]*>/g, '');
  return body
    .split(/<[^>]+>/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

test('every page says its language, title and description, and has its icons', () => {
  const wrong: string[] = [];
  for (const page of served) {
    const { html, path, language } = page;
    const title = attribute(html, /<title>([^<]*)<\/title>/);
    const description = attribute(html, /<meta name="description" content="([^"]*)"/);
    const need = (good: boolean, what: string) => good || wrong.push(`${path}: ${what}`);
    need(html.startsWith('<!doctype html>') && html.includes(`<html lang="${language}">`), 'language');
    need(title.length >= 5 && title.length <= 80, `title "${title}"`);
    need(description.length >= 8 && description.length <= 200, `description "${description}"`);
    need(html.includes('rel="icon"') && html.includes('rel="apple-touch-icon"'), 'icons');
    need(page.bytes > 0 && page.bytes <= MOST_BYTES, `${page.bytes} bytes`);
    need(page.status === (page.route === '/no-such-page' ? 404 : 200), `status ${page.status}`);
  }
  expect(wrong).toEqual([]);
});

test('what may be found names its one address, its other languages and its picture; the rest says noindex', async () => {
  const wrong: string[] = [];
  const pictures = new Set<string>();
  for (const page of served.filter(indexed)) {
    const { html, path, language, route } = page;
    const own = language === 'en' ? route : path;
    const canonical = attribute(html, /<link rel="canonical" href="([^"]*)"/);
    if (new URL(canonical, 'http://x').pathname !== own) wrong.push(`${path}: canonical ${canonical}`);
    const others = html.match(/<link rel="alternate" hreflang="/g)?.length;
    if (others !== languages.length + 1) wrong.push(`${path}: ${others} languages`);
    pictures.add(new URL(attribute(html, /<meta property="og:image" content="([^"]*)"/)).pathname);
  }
  expect(wrong).toEqual([]);
  expect(served.filter(indexed).length).toBeGreaterThanOrEqual(8 * languages.length);
  expect(pictures.size).toBe(languages.length);
  for (const picture of pictures) {
    const reply = await fetch(product().address + picture);
    expect([picture, reply.status, reply.headers.get('content-type')]).toEqual([picture, 200, 'image/png']);
  }
});

test('what may be found can be read without a script: its words are in the document', () => {
  const short = served
    .filter(indexed)
    .map((page) => [page.path, texts(page.html, '<main').join(' ').length] as const)
    .filter(([path, length]) => length < (path.startsWith('/zh') ? 120 : 350));
  expect(short).toEqual([]);
});

test('headings step down one at a time, and a picture says its size', () => {
  const wrong: string[] = [];
  for (const { html, path } of served) {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map((found) => Number(found[1]));
    if (levels.filter((level) => level === 1).length !== 1) wrong.push(`${path}: ${levels.join(' ')}`);
    levels.forEach((level, i) => {
      if (i > 0 && level > (levels[i - 1] ?? 0) + 1) wrong.push(`${path}: h${levels[i - 1]} then h${level}`);
    });
    for (const [image] of html.matchAll(/<img\b[^>]*>/g))
      if (!/\bwidth=/.test(image) || !/\bheight=/.test(image) || !/\balt=/.test(image))
        wrong.push(`${path}: ${image}`);
  }
  expect(wrong).toEqual([]);
});

test('no sentence of the English page is left on the page of another language', () => {
  const wrong: string[] = [];
  let read = 0;
  for (const route of routes) {
    const english = served.find((page) => page.route === route && page.language === 'en');
    const sentences = new Set(texts(english?.html ?? '').filter((text) => text.split(' ').length >= 3));
    read += sentences.size;
    for (const page of served.filter((one) => one.route === route && one.language !== 'en'))
      for (const text of texts(page.html)) if (sentences.has(text)) wrong.push(`${page.path}: ${text}`);
  }
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThan(200);
});

test('the site map holds each page that may be found, and each of its addresses is served', async () => {
  const map = await (await fetch(`${product().address}/sitemap.xml`)).text();
  const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => new URL(found[1] ?? '').pathname);
  const own = served.filter(indexed).map(({ language, route, path }) => (language === 'en' ? route : path));
  expect(places.sort()).toEqual(own.sort());
});
