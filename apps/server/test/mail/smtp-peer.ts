import { createServer, type Server, type Socket } from 'node:net';

/** How a peer treats one mail. `drop-…` ends the connection, `hang-…` says nothing more. */
export const behaviours = [
  'accept',
  'refuse-4xx-recipient',
  'refuse-5xx-recipient',
  'refuse-4xx-content',
  'refuse-5xx-content',
  'hang-after-data',
  'drop-before-data',
  'drop-after-data',
] as const;
export type Behaviour = (typeof behaviours)[number];

export interface Taken {
  to: string;
  messageId: string;
  raw: string;
  at: number;
  behaviour: Behaviour;
  /** The sender got to read that it was taken. */
  acknowledged: boolean;
}

export interface SmtpPeer {
  url: string;
  /** Every whole body that came, answered or not. */
  bodies: Taken[];
  close(): Promise<void>;
}

export interface PeerOptions {
  behave?: (to: string, nth: number) => Behaviour;
  delayMs?: () => number;
  /** Large runs keep no bodies. */
  keepRaw?: boolean;
  onBody?: (taken: Taken) => void;
}

/** A small mail server on loopback, strict about order and line ends, with bad days on demand. */
export async function startPeer(options: PeerOptions = {}): Promise<SmtpPeer> {
  const bodies: Taken[] = [];
  const times = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    talk(socket, options, times, bodies);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    bodies,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function talk(socket: Socket, options: PeerOptions, times: Map<string, number>, bodies: Taken[]): void {
  const { behave = () => 'accept', delayMs = () => 0, keepRaw = true } = options;
  let buffer = '';
  let inBody = false;
  let to = '';
  let behaviour: Behaviour = 'accept';
  const say = (line: string) => {
    if (!socket.destroyed) socket.write(`${line}\r\n`);
  };
  const take = (raw: string) => {
    const messageId = /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '';
    const taken: Taken = {
      to,
      messageId,
      raw: keepRaw ? raw : '',
      at: Date.now(),
      behaviour,
      acknowledged: false,
    };
    if (keepRaw) bodies.push(taken);
    options.onBody?.(taken);
    if (behaviour === 'refuse-4xx-content') return say('451 4.3.0 try again later');
    if (behaviour === 'refuse-5xx-content') return say('554 5.6.0 not like this');
    if (behaviour === 'hang-after-data') return;
    if (behaviour === 'drop-after-data') return void socket.destroy();
    setTimeout(() => {
      if (socket.destroyed) return;
      say('250 2.0.0 taken');
      taken.acknowledged = true;
    }, delayMs());
  };
  const recipient = (address: string) => {
    to = address;
    const nth = (times.get(to) ?? 0) + 1;
    times.set(to, nth);
    behaviour = behave(to, nth);
    if (behaviour === 'refuse-4xx-recipient') say('450 4.2.0 busy');
    else if (behaviour === 'refuse-5xx-recipient') say('550 5.1.1 no such mailbox');
    else say('250 2.1.5 ok');
  };
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') say('250-peer\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250 SIZE 1000000');
    else if (verb === 'MAIL' || verb === 'RSET') say('250 2.1.0 ok');
    else if (verb === 'RCPT') recipient(/<([^>]*)>/.exec(line)?.[1] ?? '');
    else if (verb === 'DATA') {
      if (behaviour === 'drop-before-data') return void socket.destroy();
      inBody = true;
      say('354 go on');
    } else if (verb === 'QUIT') {
      say('221 2.0.0 bye');
      socket.end();
    } else say('502 5.5.2 unknown');
  };
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    buffer += chunk;
    for (;;) {
      if (inBody) {
        const end = buffer.startsWith('.\r\n') ? 0 : buffer.indexOf('\r\n.\r\n');
        if (end < 0) return;
        const raw = buffer.slice(0, end);
        buffer = buffer.slice(end + (end === 0 ? 3 : 5));
        inBody = false;
        take(raw.replace(/^\.\./gm, '.'));
        continue;
      }
      const end = buffer.indexOf('\r\n');
      if (end < 0) return;
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      command(line);
    }
  });
  say('220 peer');
}
