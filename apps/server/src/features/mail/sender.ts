import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { errorFields } from '../../platform/log.ts';
import { addressHash } from './address.ts';
import { asOfNow } from './as-of-now.ts';
import { type ClaimedMail, claimMails, endMail, giveBack, markHanded, sendLater } from './claims.ts';
import type { MailContext } from './context.ts';
import { whyNot } from './gate.ts';
import { localOutbox } from './local-outbox.ts';
import { buildMessage } from './message.ts';
import { contentOf } from './service.ts';
import { smtpTransport } from './smtp.ts';
import { suppress } from './suppressions.ts';
import type { Outcome, Transport } from './transport.ts';

export interface SenderOptions {
  /** Hand-overs at the same time. */
  lines: number;
  batch: number;
  leaseSeconds: number;
  /** Longest silence of a peer, and longest hand-over. */
  silenceMs: number;
  totalMs: number;
  idleMs: number;
  sweepMs: number;
  /** Before the second try; then twice as long each time. */
  firstWaitMs: number;
}

export const senderDefaults: SenderOptions = {
  lines: 6,
  batch: 30,
  // Longer than a whole batch can take: what is claimed is sent while the claim holds, or given back.
  leaseSeconds: 300,
  silenceMs: 30_000,
  totalMs: 60_000,
  idleMs: 500,
  sweepMs: 5_000,
  firstWaitMs: 30_000,
};

const MOST_ATTEMPTS = 10;
const LONGEST_WAIT_MS = 6 * 3_600_000;

export interface MailSender {
  /** Everything that is due now, once. → how many were taken in hand. */
  round(): Promise<number>;
  /** What is in hand is finished, what was only claimed is given back. */
  endSoon(): void;
  close(): Promise<void>;
}

/** Doubling, with half of it left to chance, so that a thousand mails do not come back at once. */
export function waitAfter(attempts: number, firstMs: number, chance = Math.random()): number {
  const full = Math.min(LONGEST_WAIT_MS, firstMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(full / 2 + (full / 2) * chance);
}

function transportOf({ config }: MailContext, options: SenderOptions): Transport {
  const { silenceMs, totalMs } = options;
  return config.SMTP_URL
    ? smtpTransport({ url: config.SMTP_URL, silenceMs, totalMs })
    : localOutbox(config.dataDir);
}

/** One worker's share of the outbox. As many as there are workers may run beside each other. */
export function createMailSender(context: MailContext, given: Partial<SenderOptions> = {}): MailSender {
  const options = { ...senderDefaults, ...given };
  const { db, clock } = context;
  const transport = transportOf(context, options);
  let stopping = false;

  async function handOver(mail: ClaimedMail, claim: string): Promise<void> {
    const content = contentOf(context.keys, mail);
    const hash = mail.addressHash ?? addressHash(context.keys, content.to);
    const refusal = await whyNot(context, mail, { addressHash: hash, content, totalMs: options.totalMs });
    if (refusal) return void (await endMail(db, mail.id, claim, { ...refusal.end, now: clock.now() }));
    const fresh = await asOfNow(context, content);
    const message = await buildMessage(context.config, context.keys, mail, hash, fresh);
    const { totalMs } = options;
    if (!(await markHanded(db, mail.id, claim, { now: clock.now(), totalMs }))) return;
    await settle(mail, claim, hash, await transport.deliver(mail.id, message));
  }

  async function settle(mail: ClaimedMail, claim: string, hash: Buffer, outcome: Outcome): Promise<void> {
    const now = clock.now();
    const end = (state: 'sent' | 'failed' | 'uncertain', reason: string | null, again?: Date) =>
      endMail(db, mail.id, claim, { state, reason, now, ...(again ? { again } : {}) });
    if (outcome.is === 'taken') {
      await end('sent', null);
      if (mail.kind === 'abandonedCart')
        await db.execute(sql`UPDATE leads SET abandoned_sent_at = ${now} WHERE address_hash = ${hash}`);
      return;
    }
    if (outcome.is === 'refused') {
      if (outcome.hard) await suppress(db, hash, 'all', 'bounced', now);
      return void (await end('failed', outcome.reason));
    }
    const next = new Date(now.getTime() + waitAfter(mail.attempts + 1, options.firstWaitMs));
    if (outcome.is === 'unknown') return void (await end('uncertain', outcome.reason, next));
    if (mail.attempts + 1 >= MOST_ATTEMPTS) return void (await end('failed', outcome.reason));
    await sendLater(db, mail.id, claim, next, outcome.reason);
  }

  async function guarded(mail: ClaimedMail, claim: string): Promise<void> {
    try {
      await handOver(mail, claim);
    } catch (error) {
      // Its lease runs out and says the rest: waiting again, or uncertain.
      context.log.error('mail.failed', { id: mail.id, ...errorFields(error) });
    }
  }

  async function round(): Promise<number> {
    const claim = randomUUID();
    const mails = await claimMails(db, clock.now(), claim, { ...options, most: options.batch });
    const waiting = [...mails];
    const line = async () => {
      for (let mail = waiting.shift(); mail && !stopping; mail = waiting.shift()) await guarded(mail, claim);
    };
    await Promise.all(Array.from({ length: options.lines }, line));
    if (stopping) await giveBack(db, claim);
    return mails.length;
  }

  return {
    round,
    endSoon() {
      stopping = true;
    },
    close: () => transport.close(),
  };
}
