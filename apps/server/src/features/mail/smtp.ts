import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Message } from './message.ts';
import type { Outcome, Transport } from './transport.ts';

export interface SmtpOptions {
  url: string;
  /** Longest silence of the peer. */
  silenceMs: number;
  /** Longest time for one hand-over, whatever the peer does. */
  totalMs: number;
}

interface SmtpError extends Error {
  responseCode?: number | undefined;
  command?: string | undefined;
}

/** A connection serves many mails, one after the other; most servers close after a hundred. */
const MAILS_PER_CONNECTION = 100;
const IDLE_MS = 5_000;

/**
 * The package's connection without its pool: the pool sends a mail again by itself when a
 * connection breaks, and we must know whether the peer may have taken it.
 */
export function smtpTransport(options: SmtpOptions): Transport {
  const idle: Line[] = [];
  return {
    async deliver(_id, message) {
      const started = Date.now();
      let line = idle.pop();
      while (line?.dead) line = idle.pop();
      try {
        line ??= await connect(options);
      } catch (error) {
        return { is: 'later', reason: reasonOf(error as SmtpError, 'connect') };
      }
      const outcome = await line.send(message, options.totalMs - (Date.now() - started));
      if (line.dead || line.sent >= MAILS_PER_CONNECTION) line.end();
      else idle.push(line.rest(IDLE_MS));
      return outcome;
    },
    async close() {
      for (const line of idle.splice(0)) line.end();
    },
  };
}

interface Line {
  sent: number;
  dead: boolean;
  send(message: Message, withinMs: number): Promise<Outcome>;
  /** Ends itself when nobody needs it. */
  rest(ms: number): Line;
  end(): void;
}

async function connect({ url, silenceMs }: SmtpOptions): Promise<Line> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const connection = new SMTPConnection({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  });
  const line = lineOver(connection);
  await new Promise<void>((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('closed')));
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
  if (username)
    await new Promise<void>((resolve, reject) => {
      const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
      connection.login({ credentials }, (error) => (error ? reject(error) : resolve()));
    }).catch((error) => {
      line.end();
      throw error;
    });
  return line;
}

function lineOver(connection: SMTPConnection): Line {
  let fail: (error: SmtpError) => void = () => undefined;
  let resting: NodeJS.Timeout | undefined;
  const died = (error: SmtpError) => {
    line.dead = true;
    fail(error);
  };
  connection.on('error', died);
  connection.on('end', () => died(new Error('closed')));
  const line: Line = {
    sent: 0,
    dead: false,
    send(message, withinMs) {
      clearTimeout(resting);
      line.sent += 1;
      const body = watched(message.bytes);
      return new Promise((resolve) => {
        const late = setTimeout(() => finish(new Error('timeout')), Math.max(1, withinMs));
        const finish = (error: SmtpError | null) => {
          clearTimeout(late);
          fail = () => undefined;
          if (error && error.responseCode === undefined) line.dead = true;
          resolve(error ? outcomeOf(error, body.begun()) : { is: 'taken' });
          if (line.dead) connection.close();
        };
        fail = finish;
        const envelope = { from: message.from, to: [message.to], size: message.bytes.length };
        connection.send(envelope, body.stream, (error) => finish(error ?? null));
      });
    },
    rest(ms) {
      resting = setTimeout(() => line.end(), ms);
      resting.unref();
      return line;
    },
    end() {
      clearTimeout(resting);
      line.dead = true;
      connection.quit();
    },
  };
  return line;
}

/** The body is asked for only after the peer agreed to DATA: until then nothing can have been taken. */
function watched(bytes: Buffer): { stream: Readable; begun(): boolean } {
  let begun = false;
  const stream = new Readable({
    read() {
      begun = true;
      this.push(bytes);
      this.push(null);
    },
  });
  return { stream, begun: () => begun };
}

export function outcomeOf(error: SmtpError, bodyBegun: boolean): Outcome {
  const code = error.responseCode;
  if (code === undefined)
    return bodyBegun
      ? { is: 'unknown', reason: reasonOf(error, 'data') }
      : { is: 'later', reason: reasonOf(error, 'talk') };
  const command = error.command ?? '';
  // A refusal of the recipient or of the content is about this mail; any other is about us, and may pass.
  const aboutThisMail = /RCPT|DATA/.test(command);
  if (code >= 500 && aboutThisMail)
    return {
      is: 'refused',
      hard: command.includes('RCPT') && [550, 551, 553].includes(code),
      reason: `smtp_${code}`,
    };
  return { is: 'later', reason: `smtp_${code}` };
}

function reasonOf(error: SmtpError, step: string): string {
  return error.responseCode === undefined ? `${step}_failed` : `smtp_${error.responseCode}`;
}
