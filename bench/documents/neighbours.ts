import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { buildModule } from '../../packages/documents/test/build-child.ts';
import type { Row } from '../measure.ts';
import { filesAPerson, type Round } from './sender-round.ts';
import type { UploadServer } from './server.ts';

const rounds = 5;
const warming = 2;
/** One request each so many milliseconds, whether the one before it was answered or not. */
const every = 15;
/** What a reading leaves to do behind its answer belongs to neither side. */
const settle = 2_000;

const share = (times: number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
const median = (values: number[]) => share(values, 0.5);

interface Phase {
  p95: number;
  /** Milliseconds it lasted. */
  took: number;
}

/** What other people's requests take while the work runs: a page and a list in turns. */
async function during(server: UploadServer, cookie: string, work: Promise<unknown>): Promise<Phase> {
  const times: number[] = [];
  const asked: Promise<unknown>[] = [];
  let over = false;
  void work.finally(() => {
    over = true;
  });
  const began = performance.now();
  while (!over) {
    const path = asked.length % 2 === 0 ? '/api/resumes' : '/readyz';
    asked.push(server.get(path, cookie).then(({ milliseconds }) => times.push(milliseconds)));
    await pause(Math.max(0, began + asked.length * every - performance.now()));
  }
  const took = performance.now() - began;
  await Promise.all(asked);
  return { p95: share(times, 0.95), took };
}

/** What the sender says next; a sender that dies says nothing any more. */
async function heard<T>(sender: ChildProcess): Promise<T> {
  const gone = new AbortController();
  const died = once(sender, 'exit', { signal: gone.signal }).then(() => {
    throw new Error('the sending process has died');
  });
  try {
    const [message] = await Promise.race([once(sender, 'message', { signal: gone.signal }), died]);
    return message as T;
  } finally {
    gone.abort();
    died.catch(() => undefined);
  }
}

/** The one that sends is a process of its own: what it does must not hold up the one that takes the time. */
async function startSender(): Promise<{ sender: ChildProcess; files: number }> {
  const sender = fork(await buildModule('sender', 'bench/documents/sender.ts'));
  return { sender, files: await heard<number>(sender) };
}

/** Everything but the sending itself is done before: who sends is known to the server already. */
async function prepared(server: UploadServer, sender: ChildProcess, files: number) {
  await server.forgiveLimits();
  const cookies: string[] = [];
  while (cookies.length * filesAPerson < files) cookies.push(await server.visitor(false));
  const round: Round = { port: server.port, cookies };
  return async (): Promise<number[]> => {
    const statuses = heard<number[]>(sender);
    sender.send(round);
    return statuses;
  };
}

const counted = (statuses: number[]) =>
  [...new Set(statuses)]
    .sort((a, b) => a - b)
    .map((status) => `${status}: ${statuses.filter((one) => one === status).length}`)
    .join(', ');
const spread = (phases: Phase[]) => `${phases.map(({ p95 }) => p95.toFixed(1)).join(', ')} ms`;
const middle = (phases: Phase[]) => median(phases.map(({ p95 }) => p95));

/** What the row says where there is nothing to say: each phase of quiet beside the next one. */
function ownSpread(phases: Phase[]): string {
  const ratios = phases.slice(1).map(({ p95 }, index) => p95 / (phases[index]?.p95 ?? Number.NaN));
  return `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
}

/** What the machine itself adds: a process that has nothing to do with the product, and only keeps a core busy. */
async function besideSpinning<T>(work: () => Promise<T>): Promise<T> {
  const spinning = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  if (spinning.pid) setPriority(spinning.pid, constants.priority.PRIORITY_LOW);
  try {
    await pause(settle);
    return await work();
  } finally {
    spinning.kill('SIGKILL');
  }
}

/**
 * What is sent in turns with quiet of the same length, asked at the same rate, so that other work of the machine meets
 * both. Each turn has a figure of its own, and the middle one of them counts; how far those of quiet are apart says
 * what the row itself is worth, and a process that only spins says what of it is ours.
 */
export async function measureNeighbours(server: UploadServer): Promise<Row[]> {
  const cookie = await server.visitor(false);
  const { sender, files } = await startSender();
  // Until everything is loaded and compiled, what is sent and what is asked; what grows after that is what stays.
  for (let round = 0; round < warming; round++)
    await during(server, cookie, (await prepared(server, sender, files))());
  const before = await server.memory();
  const statuses: number[] = [];
  const [quiet, spinning, hostile]: [Phase[], Phase[], Phase[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    const send = await prepared(server, sender, files);
    await pause(settle);
    const sent = send().then((some) => statuses.push(...some));
    const phase = await during(server, cookie, sent);
    hostile.push(phase);
    await pause(settle);
    quiet.push(await during(server, cookie, pause(phase.took)));
    spinning.push(await besideSpinning(() => during(server, cookie, pause(phase.took))));
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
      // One that was started anew answers too, but has another number: of the old one no memory is found.
      value: after > 0 && (await server.get('/readyz', cookie)).status === 200 ? 1 : 0,
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
      value: middle(hostile) / middle(quiet),
      floor: 1.2,
      better: 'lower',
      note: [
        `quiet ${spread(quiet)}`,
        `with them ${spread(hostile)}`,
        `with a process that only spins ${spread(spinning)}, ${(middle(spinning) / middle(quiet)).toFixed(2)}`,
        `quiet beside the next quiet ${ownSpread(quiet)}`,
      ].join('; '),
    },
    { name: 'files left after them', value: server.filesLeft, floor: 0, better: 'lower' },
  ];
}
