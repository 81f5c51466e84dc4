import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from '../measure.ts';
import type { Reply, Sending } from './client.ts';
import { largePdf } from './large.ts';
import { measureNeighbours } from './neighbours.ts';
import { UploadServer } from './server.ts';

const mebibyte = 2 ** 20;
const piece = Buffer.alloc(64 * 1024, 'the same few words again ');

/** So many bytes that cost this process nothing. */
function* bytes(count: number): Generator<Buffer> {
  for (let left = count; left > 0; left -= piece.length)
    yield left >= piece.length ? piece : piece.subarray(0, left);
}

/** 1 Mbit a second is 125 kB. */
async function* slowly(count: number): AsyncGenerator<Buffer> {
  const step = 12_500;
  for (let left = count; left > 0; left -= step) {
    yield Buffer.alloc(Math.min(left, step), 'slow ');
    await pause(100);
  }
}

async function* stalling(): AsyncGenerator<Buffer> {
  yield Buffer.alloc(100_000, 'word ');
  await pause(120_000);
}

/** The most memory the server takes meanwhile, over what it has before. */
async function grown(
  server: UploadServer,
  work: () => Promise<Reply>,
): Promise<{ reply: Reply; grown: number }> {
  const before = await server.memory();
  let most = before;
  const clock = setInterval(async () => {
    most = Math.max(most, await server.memory());
  }, 50);
  const reply = await work();
  clearInterval(clock);
  return { reply, grown: most - before };
}

const sentence = 'Maximum file size is 500MB.';
const refused = (reply: Reply) => (reply.status === 413 && reply.body.includes(sentence) ? 1 : 0);

async function measureSizes(server: UploadServer, folder: string): Promise<Row[]> {
  const cookie = await server.visitor(true);
  const path = join(folder, 'whole.pdf');
  // The document around the hole takes less than two thousand bytes.
  largePdf(path, 500 * mebibyte - 2000);
  const send = (chunks: Sending['chunks'], partHeaders = '') =>
    grown(server, () => server.upload({ cookie, filename: 'resume.pdf', partHeaders, chunks }));
  await send(bytes(20 * mebibyte));
  const whole = await send(createReadStream(path));
  const unsaid = await send(bytes(501 * mebibyte));
  const lied = await send(bytes(501 * mebibyte), 'Content-Length: 1000\r\n');
  const took = ({ reply }: { reply: Reply }) => `${reply.status} in ${Math.round(reply.milliseconds)} ms`;
  const read = whole.reply.status === 200 && whole.reply.body.includes('Mara Lindqvist');
  return [
    { name: '500 MB: text read', value: read ? 1 : 0, floor: 1, better: 'higher', note: took(whole) },
    {
      name: '500 MB: memory of the server grew by, MB',
      value: whole.grown,
      floor: 64,
      better: 'lower',
    },
    {
      name: '501 MB: memory of the server grew by, MB',
      value: Math.max(unsaid.grown, lied.grown),
      floor: 64,
      better: 'lower',
    },
    {
      name: '501 MB of no said length: 413, readable',
      value: refused(unsaid.reply),
      floor: 1,
      better: 'higher',
      note: took(unsaid),
    },
    {
      name: '501 MB of a false length: 413, readable',
      value: refused(lied.reply),
      floor: 1,
      better: 'higher',
      note: took(lied),
    },
    { name: 'files left after them', value: server.filesLeft, floor: 0, better: 'lower' },
  ];
}

/** Longer than a silence may last, so that a limit on the whole would show. */
async function measurePatience(server: UploadServer): Promise<Row[]> {
  await server.forgiveLimits();
  const cookie = await server.visitor(true);
  const [slow, stalled] = await Promise.all([
    server.upload({ cookie, filename: 'slow.txt', chunks: slowly(42 * 125_000) }),
    server.upload({ cookie, filename: 'stalled.txt', chunks: stalling() }),
  ]);
  // So many words are no resume; that it says so means that all of them arrived.
  const arrived = slow.status === 200 || slow.body.includes('too_many_words');
  return [
    {
      name: '1 Mbit/s for 42 s arrives whole',
      value: arrived ? 1 : 0,
      floor: 1,
      better: 'higher',
      note: `${slow.status} after ${Math.round(slow.milliseconds / 1000)} s`,
    },
    {
      name: 'a stalled upload is cut after, s',
      value: stalled.milliseconds / 1000,
      floor: 40,
      better: 'lower',
      note: `answer ${stalled.status}`,
    },
    { name: 'files left after them', value: server.filesLeft, floor: 0, better: 'lower' },
  ];
}

/** Programs that have nothing to do with the product and keep every processor busy, each in a session of its own. */
const busyPrograms = 8;
/** They end by themselves, should nobody be left to end them. */
const spinning = 'const end = Date.now() + 120_000; while (Date.now() < end);';

/** A small file is read before its time is up, however little of the machine is left to its reader. */
async function measureBusyMachine(server: UploadServer): Promise<Row[]> {
  await server.forgiveLimits();
  const cookie = await server.visitor(false);
  const busy = Array.from({ length: busyPrograms }, () =>
    spawn(process.execPath, ['-e', spinning], { stdio: 'ignore', detached: true }),
  );
  const replies: Reply[] = [];
  try {
    for (let round = 0; round < 3; round++)
      replies.push(
        await server.upload({ cookie, filename: 'small.txt', chunks: [Buffer.from('Mara Lindqvist, cook')] }),
      );
  } finally {
    for (const one of busy) one.kill('SIGKILL');
  }
  return [
    {
      name: `a small file beside ${busyPrograms} busy programs, s`,
      value: Math.max(...replies.map(({ milliseconds }) => milliseconds)) / 1000,
      floor: 8,
      better: 'lower',
    },
    {
      name: 'of three such files read',
      value: replies.filter(({ status, body }) => status === 200 && body.includes('Mara Lindqvist')).length,
      floor: 3,
      better: 'higher',
    },
  ];
}

/** The real server, over its own connections: what a browser, a slow line and a stranger would meet. */
export async function measureUploads(folder: string): Promise<Row[]> {
  const server = await UploadServer.start();
  try {
    return [
      ...(await measureSizes(server, folder)),
      ...(await measureNeighbours(server)),
      ...(await measurePatience(server)),
      ...(await measureBusyMachine(server)),
    ];
  } finally {
    await server.stop();
  }
}
