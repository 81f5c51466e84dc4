import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { buildModule } from '../../packages/documents/test/build-child.ts';
import type { Row } from '../measure.ts';
import { filesAPerson, type Round } from './sender-round.ts';
import type { UploadServer } from './server.ts';

const rounds = 5;

const share = (times: number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
const median = (values: number[]) => share(values, 0.5);

/** What other people's requests take while the work runs: one after another, a page and a list in turns. */
async function timesDuring(server: UploadServer, cookie: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let over = false;
  void work.finally(() => {
    over = true;
  });
  while (!over) {
    for (const path of ['/api/resumes', '/readyz']) times.push((await server.get(path, cookie)).milliseconds);
    await pause(10);
  }
  return times;
}

/** The one that sends is a process of its own: what it does must not hold up the one that takes the time. */
async function startSender(): Promise<{ sender: ChildProcess; files: number }> {
  const sender = fork(await buildModule('sender', 'bench/documents/sender.ts'));
  const [files] = (await once(sender, 'message')) as [number];
  return { sender, files };
}

async function sendAll(server: UploadServer, sender: ChildProcess, files: number): Promise<number[]> {
  await server.forgiveLimits();
  const cookies: string[] = [];
  while (cookies.length * filesAPerson < files) cookies.push(await server.visitor(false));
  const round: Round = { port: server.port, cookies };
  const answered = once(sender, 'message');
  sender.send(round);
  const [statuses] = (await answered) as [number[]];
  return statuses;
}

const counted = (statuses: number[]) =>
  [...new Set(statuses)]
    .sort((a, b) => a - b)
    .map((status) => `${status}: ${statuses.filter((one) => one === status).length}`)
    .join(', ');
const spread = (values: number[]) => `${values.map((value) => value.toFixed(1)).join(', ')} ms`;

/**
 * What is sent in turns with quiet, so that other work of the machine meets both. Each turn has a figure of its own,
 * and the middle one of them counts; how far those of quiet are apart says what the row itself is worth.
 */
export async function measureNeighbours(server: UploadServer): Promise<Row[]> {
  const cookie = await server.visitor(false);
  const { sender, files } = await startSender();
  // The first time everything is loaded and compiled; what grows after that is what stays.
  await sendAll(server, sender, files);
  const before = await server.memory();
  const statuses: number[] = [];
  const [quiet, hostile]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    quiet.push(share(await timesDuring(server, cookie, pause(10_000)), 0.95));
    const sent = sendAll(server, sender, files).then((some) => statuses.push(...some));
    hostile.push(share(await timesDuring(server, cookie, sent), 0.95));
  }
  sender.disconnect();
  const after = await server.memory();
  const unanswered = statuses.filter((status) => [0, 429, 500].includes(status)).length;
  return [
    {
      name: 'hostile files sent to the server',
      value: statuses.length,
      floor: 120,
      better: 'higher',
      note: counted(statuses),
    },
    {
      name: 'of them without an answer, or with 429 or 500',
      value: unanswered,
      floor: 0,
      better: 'lower',
    },
    {
      name: 'server still the same process',
      value: (await server.get('/readyz', cookie)).status === 200 ? 1 : 0,
      floor: 1,
      better: 'higher',
    },
    {
      name: 'memory of the server grew by, MB',
      value: Math.max(0, after - before),
      floor: 64,
      better: 'lower',
    },
    {
      name: 'p95 of other requests beside quiet, median of rounds',
      value: median(hostile) / median(quiet),
      floor: 1.2,
      better: 'lower',
      note: `quiet ${spread(quiet)}; then ${spread(hostile)}`,
    },
    { name: 'files left after them', value: server.filesLeft, floor: 0, better: 'lower' },
  ];
}
