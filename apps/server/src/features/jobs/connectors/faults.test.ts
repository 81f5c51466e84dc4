import { expect, test } from 'vitest';
import { documented } from '../../../../test/documented-replies.ts';
import { type Fetched, FetchRefused, type SafeFetch } from '../../../platform/safe-fetch.ts';
import { connectors } from './all.ts';
import { type Ask, askBy, SourceProblem } from './connector.ts';

/** A source over HTTP that goes wrong in one way. */
function failing(change: (body: string) => Partial<Fetched> | null, replies: Record<string, unknown>): Ask {
  const fetchSafely: SafeFetch = async (address) => {
    const key = Object.keys(replies).find((part) => address.includes(part)) ?? '';
    const reply = replies[key];
    const fault = change(typeof reply === 'string' ? reply : JSON.stringify(reply));
    if (!fault) throw new FetchRefused('not reachable');
    const fine = {
      status: 200,
      url: address,
      contentType: 'application/json',
      headers: {},
      body: Buffer.alloc(0),
    };
    return { ...fine, ...fault };
  };
  return askBy(fetchSafely, async () => undefined);
}

const faults: [string, (body: string) => Partial<Fetched> | null, Partial<SourceProblem>][] = [
  ['429', () => ({ status: 429, headers: { 'retry-after': '90' } }), { kind: 'limited', retryAfter: 90 }],
  ['429 without a time', () => ({ status: 429 }), { kind: 'limited', retryAfter: null }],
  ['500', () => ({ status: 500 }), { kind: 'broken', retryAfter: null }],
  ['503', () => ({ status: 503 }), { kind: 'broken', retryAfter: null }],
  ['404', () => ({ status: 404 }), { kind: 'missing', retryAfter: null }],
  ['garbage', () => ({ body: Buffer.from('<html><body>Maintenance') }), { kind: 'garbage' }],
  ['nothing', () => ({ body: Buffer.alloc(0) }), { kind: 'garbage' }],
  [
    'half a page',
    (body) => ({ body: Buffer.from(body.slice(0, Math.floor(body.length / 2))) }),
    { kind: 'garbage' },
  ],
  ['no answer', () => null, { kind: 'unreachable', retryAfter: null }],
];

test.each(faults)(
  '%s from any source is told as what it is, and no posting comes of it',
  async (_, change, wanted) => {
    for (const [name, settings, replies] of documented) {
      const work = connectors.get(name)?.page(failing(change, replies), settings, null);
      const problem = await work?.catch((error: unknown) => error);
      expect([name, problem instanceof SourceProblem]).toEqual([name, true]);
      expect([name, problem]).toMatchObject([name, wanted]);
    }
  },
);

test('a feed that ends between two of its entries is half a page too', async () => {
  const item = '<item><guid>g</guid><title>Cook</title><description>Soups and sauces</description></item>';
  const position = '<position><id>9</id><name>Cook</name></position>';
  const halves: [string, Record<string, string>, string][] = [
    ['feed', { url: 'https://jobs.example.org/rss' }, `<rss version="2.0"><channel>${item}`],
    ['personio', { company: 'acme' }, `<?xml version="1.0"?><workzag-jobs>${position}`],
  ];
  for (const [name, settings, body] of halves) {
    const page = (text: string) =>
      connectors.get(name)?.page(
        failing(() => ({ body: Buffer.from(text) }), { '': '' }),
        settings,
        null,
      );
    await expect(page(body), name).rejects.toThrow('ends in the middle');
    const end = name === 'feed' ? '</channel></rss>\n<!-- made today -->' : '</workzag-jobs>';
    expect(await page(body + end), name).toBeDefined();
  }
});
