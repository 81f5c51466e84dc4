import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { MailContext } from '../../src/features/mail/context.ts';
import { messageId } from '../../src/features/mail/message.ts';
import { mailOutbox } from '../../src/features/mail/schema.ts';
import { enqueueMail } from '../../src/features/mail/service.ts';
import type { DatabaseHandle } from '../../src/platform/database.ts';
import { mailContext } from './fixture.ts';
import { type Behaviour, behaviours, type SmtpPeer, startPeer, type Taken } from './smtp-peer.ts';

export interface DrillReport {
  kills: number;
  intended: number;
  rows: number;
  states: Record<string, number>;
  /** Whole bodies at the peer. */
  bodies: number;
  marketingTwice: number;
  serviceThrice: number;
  /** A second copy without an uncertain hand-over before it. */
  secondWithoutReason: number;
  afterItsLife: number;
  /** Taken and acknowledged, and yet not noted as sent or uncertain. */
  forgotten: number;
}

const LINK_LIFE_MS = 4_000;
const senderOptions = {
  lines: 4,
  batch: 8,
  leaseSeconds: 3,
  silenceMs: 400,
  totalMs: 1_500,
  idleMs: 50,
  sweepMs: 300,
  firstWaitMs: 200,
};

/** Six of ten mails go well; the rest meet every bad day a peer can have, once or for good. */
function badDays(to: string, nth: number): Behaviour {
  const lot = [...to].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % 20;
  if (lot < 12 || (nth > 1 && lot !== 18)) return 'accept';
  return behaviours[1 + (lot % (behaviours.length - 1))] ?? 'accept';
}

async function intend(context: MailContext, count: number, from: number): Promise<void> {
  for (let i = from; i < from + count; i += 1) {
    const to = `person${i}@example.com`;
    const now = Date.now();
    const link = { url: 'https://x.example/#t', minutes: 20 };
    // Each is written twice: the key lets one of them through.
    for (let twice = 0; twice < 2; twice += 1)
      await context.db.transaction(async (tx) => {
        if (i % 2 === 0)
          await enqueueMail(tx, context.keys, {
            kind: 'freeUser24h',
            to,
            language: 'en',
            params: {},
            trial: true,
            key: `m:${i}`,
          });
        else
          await enqueueMail(tx, context.keys, {
            kind: 'sign-in',
            to,
            language: 'de',
            params: link,
            key: `s:${i}`,
            validUntil: new Date(now + (i % 3 === 0 ? LINK_LIFE_MS : 600_000)),
          });
      });
  }
}

export async function mailDrill(options: {
  kills: number;
  databaseUrl: string;
  dataDir: string;
  worker: string;
  say?: (line: string) => void;
}): Promise<DrillReport> {
  const { kills, databaseUrl, dataDir, worker, say = () => undefined } = options;
  const peer = await startPeer({ behave: badDays, delayMs: () => Math.random() * 40 });
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SMTP_URL: peer.url };
  const { context, database } = mailContext(env);
  const children = new Set<ChildProcess>();
  const start = async () => {
    const child = fork(worker, {
      env: { ...process.env, ...env, SENDER_OPTIONS: JSON.stringify(senderOptions) },
    });
    children.add(child);
    child.on('exit', () => children.delete(child));
    await once(child, 'message');
    return child;
  };
  let intended = 0;
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await intend(context, 24, intended);
      intended += 24;
      const victim = await start();
      if (children.size < 2) await start();
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
      victim.kill('SIGKILL');
      await once(victim, 'exit');
      if (kill % 20 === 19) say(`${kill + 1} kills, ${peer.bodies.length} bodies at the peer`);
    }
    await settled(database, children, start);
    return await report(context, peer, { kills, intended });
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await peer.close();
    await database.close();
  }
}

/** Until nothing waits any more; what is uncertain and may come again counts as waiting. */
async function settled(database: DatabaseHandle, children: Set<ChildProcess>, start: () => Promise<unknown>) {
  if (children.size === 0) await start();
  for (let i = 0; i < 600; i += 1) {
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS n FROM mail_outbox WHERE state IN ('pending', 'claimed')
        OR (state = 'uncertain' AND category = 'service' AND hand_overs < 2 AND valid_until > now())`,
    );
    if (rows[0].n === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function report(
  { db, config }: MailContext,
  peer: SmtpPeer,
  { kills, intended }: { kills: number; intended: number },
): Promise<DrillReport> {
  const rows = await db.select().from(mailOutbox);
  const byId = new Map(rows.map((row) => [messageId(config, row.id), row]));
  const states: Record<string, number> = {};
  for (const row of rows) states[row.state] = (states[row.state] ?? 0) + 1;
  const copies = new Map<string, Taken[]>();
  for (const body of peer.bodies) copies.set(body.messageId, [...(copies.get(body.messageId) ?? []), body]);
  const found = {
    marketingTwice: 0,
    serviceThrice: 0,
    secondWithoutReason: 0,
    afterItsLife: 0,
    forgotten: 0,
  };
  for (const [id, bodies] of copies) {
    const row = byId.get(id);
    if (!row) throw new Error(`the peer has a mail that nobody meant: ${id}`);
    // A body that was answered with a refusal was certainly not taken.
    const kept = bodies.filter(({ behaviour }) => !behaviour.startsWith('refuse'));
    if (row.category === 'marketing' && kept.length > 1) found.marketingTwice += 1;
    if (row.category === 'service' && kept.length > 2) found.serviceThrice += 1;
    if (kept.length > 1 && row.handOvers < 2) found.secondWithoutReason += 1;
    if (bodies.some(({ at }) => row.validUntil && at > row.validUntil.getTime())) found.afterItsLife += 1;
    const known = row.state === 'sent' || row.state === 'uncertain';
    if (bodies.some((body) => body.acknowledged) && !known) found.forgotten += 1;
  }
  return { kills, intended, rows: rows.length, states, bodies: peer.bodies.length, ...found };
}
