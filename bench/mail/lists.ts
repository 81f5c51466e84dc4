import { createLeadList } from '../../apps/server/src/features/leads/list.ts';
import type { MailContext } from '../../apps/server/src/features/mail/context.ts';
import { createQueueReader } from '../../apps/server/src/features/mail/queue.ts';

const LIST_BOUND_MS = 200;
const ROUNDS = 40;

async function p95(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS * 0.95)] ?? Number.POSITIVE_INFINITY;
}

async function exported(lines: AsyncGenerator<string>): Promise<{ lines: number; seconds: number }> {
  const start = performance.now();
  let count = -1;
  for await (const piece of lines) count += piece.split('\r\n').length - 1;
  return { lines: count, seconds: (performance.now() - start) / 1_000 };
}

/** What an administrator waits for. → false when a page takes too long or the export lost a line. */
export async function measureLists(context: MailContext, mails: number): Promise<boolean> {
  const queue = createQueueReader(context);
  const leads = createLeadList(context);
  let cursor: string | undefined;
  for (let page = 0; page < 100; page += 1) cursor = (await queue.page({ cursor })).nextCursor ?? undefined;
  const pages: [string, () => Promise<unknown>][] = [
    ['queue, first page', () => queue.page({})],
    ['queue, hundredth page', () => queue.page({ cursor })],
    ['queue, by state', () => queue.page({ state: 'failed' })],
    ['queue, an address', () => queue.page({ search: 'person77@example.com' })],
    ['queue, a domain', () => queue.page({ search: '@example.com' })],
    ['queue, a template', () => queue.page({ template: 'sign-in' })],
    ['leads, first page', () => leads.page({})],
    ['leads, a piece', () => leads.page({ search: 'son777' })],
    ['leads, by stage', () => leads.page({ stage: 'converted' })],
  ];
  let good = true;
  for (const [name, work] of pages) {
    const took = await p95(work);
    good &&= took < LIST_BOUND_MS;
    console.log(`${name.padEnd(24)} p95 ${took.toFixed(1)} ms (bound ${LIST_BOUND_MS})`);
  }
  for (const [name, lines] of [
    ['queue as CSV', queue.lines({})],
    ['leads as CSV', leads.lines({})],
  ] as const) {
    const done = await exported(lines);
    good &&= done.lines === mails;
    console.log(`${name.padEnd(24)} ${done.lines} lines in ${done.seconds.toFixed(1)} s`);
  }
  return good;
}
