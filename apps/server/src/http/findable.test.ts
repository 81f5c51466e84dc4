import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { siteMap } from './findable.ts';

test('every page is in the site map once per language, each naming all five', () => {
  const map = siteMap('https://example.com', ['/', '/faq']);
  const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1]);
  expect(places).toEqual([
    'https://example.com/',
    'https://example.com/es',
    'https://example.com/fr',
    'https://example.com/de',
    'https://example.com/zh',
    'https://example.com/faq',
    'https://example.com/es/faq',
    'https://example.com/fr/faq',
    'https://example.com/de/faq',
    'https://example.com/zh/faq',
  ]);
  expect(map.match(/hreflang="zh" href="https:\/\/example\.com\/zh\/faq"/g)).toHaveLength(5);
});

test('robots are sent to the site map of the public address, and away from the calls', async () => {
  const app = await testApp({ worker: false, env: { PUBLIC_URL: 'https://jobs.example' } });
  const reply = await app.server.inject({
    method: 'GET',
    url: '/robots.txt',
    headers: { host: 'evil.example' },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('Sitemap: https://jobs.example/sitemap.xml');
  expect(reply.body).toContain('Disallow: /api/');
  expect(reply.body).not.toContain('evil');
});
