import { expect, test } from 'vitest';
import { defaultConfig } from '../lib/site-config.ts';
import { type DocumentParts, documentOf } from './document.ts';

const parts = (change: Partial<DocumentParts> = {}): DocumentParts => ({
  language: 'de',
  path: '/faq',
  title: 'Fragen',
  description: 'Zwölf Fragen',
  indexed: true,
  config: { ...defaultConfig, origin: 'https://example.com' },
  assets: {
    decide: '/assets/decide.js',
    start: '/assets/start.js',
    entry: '/assets/main.js',
    preloads: [],
    style: '/assets/style.css',
    font: null,
  },
  body: '<h1>x</h1>',
  data: { language: 'de', texts: {}, config: defaultConfig },
  structured: null,
  ...change,
});

test('every script that runs is a file of our own; nothing inline', () => {
  const html = documentOf(parts({ structured: { a: 1 } }));
  const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)];
  expect(scripts.length).toBe(4);
  for (const [, attributes = '', content = ''] of scripts) {
    if (attributes.includes('application/')) continue;
    expect(attributes).toContain('src="/assets/');
    expect(content).toBe('');
  }
});

test("an operator's name or a text cannot leave its element", () => {
  const evil = '</script><script>alert(1)</script>"';
  const config = { ...defaultConfig, siteName: evil };
  const html = documentOf(
    parts({
      title: evil,
      config,
      data: { language: 'de', texts: { a: { b: evil } }, config },
      structured: { name: evil },
    }),
  );
  expect(html).not.toContain('<script>alert');
});

test('a page has one address per language, English without prefix', () => {
  const html = documentOf(parts());
  expect(html).toContain('<link rel="canonical" href="https://example.com/de/faq">');
  expect(html).toContain('hreflang="en" href="https://example.com/faq"');
  expect(html).toContain('hreflang="x-default" href="https://example.com/faq"');
  expect(html).toContain('hreflang="zh" href="https://example.com/zh/faq"');
});

test('a page that is not to be found says so and names no addresses', () => {
  const html = documentOf(parts({ indexed: false }));
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
});
