/** Sends every hostile file to a server, one after the other, when told to: other people's machines are not ours. */
import { setPriority } from 'node:os';
import { Client } from './client.ts';
import { hostileOthers } from './hostile-others.ts';
import { hostilePdfs } from './hostile-pdf.ts';
import { filesAPerson, type Round } from './sender-round.ts';

const mebibyte = 2 ** 20;

const files = [...hostilePdfs(), ...hostileOthers()]
  .filter(({ bytes }) => bytes.length < 5 * mebibyte)
  .map(({ file, bytes }) => ({ filename: file.replace(/[^\w.]/g, '_'), chunks: [Buffer.from(bytes)] }));

async function send({ port, cookies }: Round): Promise<number[]> {
  const client = new Client(port);
  const statuses: number[] = [];
  for (const [index, file] of files.entries()) {
    const cookie = cookies[Math.floor(index / filesAPerson)] ?? '';
    statuses.push((await client.upload({ ...file, cookie })).status);
  }
  return statuses;
}

setPriority(10);
process.on('message', async (round: Round) => process.send?.(await send(round)));
process.on('disconnect', () => process.exit(0));
process.send?.(files.length);
