import { once } from 'node:events';
import { request as ask } from 'node:http';

export interface Reply {
  /** 0: the connection broke before any answer. */
  status: number;
  body: string;
  cookie: string;
  milliseconds: number;
}

export interface Sending {
  cookie?: string;
  filename?: string;
  /** Of the part, true or not. */
  partHeaders?: string;
  /** Bytes of the file, as they are sent; a pause may stand between two of them. */
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>;
}

const boundary = 'bench-boundary';

/** A client that sends as badly as it is told to. */
export class Client {
  constructor(readonly port: number) {}

  get(path: string, cookie: string): Promise<Reply> {
    return this.exchange('GET', path, { cookie, accept: 'application/json' }, undefined);
  }

  upload({ cookie = '', filename = 'resume.pdf', partHeaders = '', chunks }: Sending): Promise<Reply> {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n${partHeaders}\r\n`;
    async function* body() {
      yield Buffer.from(head);
      yield* chunks;
      yield Buffer.from(`\r\n--${boundary}--\r\n`);
    }
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, cookie };
    return this.exchange('POST', '/api/extract-text', headers, body());
  }

  private exchange(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: AsyncIterable<Buffer> | undefined,
  ): Promise<Reply> {
    const start = performance.now();
    return new Promise((resolve) => {
      const end = (reply: Partial<Reply>) =>
        resolve({ status: 0, body: '', cookie: '', ...reply, milliseconds: performance.now() - start });
      const sending = ask(
        { host: '127.0.0.1', port: this.port, method, path, headers, agent: false },
        async (incoming) => {
          const parts: Buffer[] = [];
          for await (const part of incoming) parts.push(part);
          const cookie = (incoming.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
          end({ status: incoming.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8'), cookie });
        },
      );
      sending.on('error', () => end({}));
      const closed = new Promise((resolved) => sending.once('close', resolved));
      void (async () => {
        for await (const chunk of body ?? []) {
          if (sending.destroyed) return;
          if (!sending.write(chunk))
            await Promise.race([once(sending, 'drain').catch(() => undefined), closed]);
        }
        sending.end();
      })();
    });
  }
}
