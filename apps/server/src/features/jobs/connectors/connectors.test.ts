import { expect, test } from 'vitest';
import { clean, documented } from '../../../../test/documented-replies.ts';
import { connectors } from './all.ts';
import type { Ask } from './connector.ts';

function asking(replies: Record<string, unknown>): { ask: Ask; asked: string[] } {
  const asked: string[] = [];
  const find = (address: string): unknown => {
    asked.push(address);
    const key = Object.keys(replies).find((part) => address.includes(part));
    return key === undefined ? null : replies[key];
  };
  return {
    asked,
    ask: { json: async (address) => find(address), text: async (address) => String(find(address)) },
  };
}

async function first(name: string, settings: Record<string, string>, replies: Record<string, unknown>) {
  const { ask } = asking(replies);
  const page = await connectors.get(name)?.page(ask, settings, null);
  return { posting: page?.postings[0], page };
}

test.each(documented)(
  'a reply of %s in its documented form becomes a posting',
  async (name, settings, replies, wanted) => {
    const { posting } = await first(name, settings, replies);
    expect(posting).toMatchObject({ title: 'Cook', ...wanted });
    expect(posting?.description.replace('Tasks\n\n', '')).toBe(clean);
  },
);

test.each([
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'smartrecruiters',
  'recruitee',
  'remotive',
  'arbeitnow',
  'adzuna',
])('a reply of %s that is something else is no empty catalogue', async (name) => {
  for (const reply of [null, [], {}, 'text', { jobs: 'none' }]) {
    if (name === 'lever' && Array.isArray(reply)) continue;
    const work = first(name, { company: 'acme' }, { '': reply });
    await expect(work).rejects.toThrow('the reply has no list');
  }
});

test('feeds that are no feeds, or declare a document type, are refused', async () => {
  for (const body of ['', 'nonsense', '<html></html>', '<!DOCTYPE x [<!ENTITY a "b">]><rss><channel/></rss>'])
    await expect(first('feed', { url: 'https://jobs.example.org/' }, { '': body })).rejects.toThrow();
});
