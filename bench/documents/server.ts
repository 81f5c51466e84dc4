import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { residentBytes } from '../../packages/documents/src/pool/memory.ts';
import { type Product, startProduct } from '../../scripts/drill/product.mjs';
import { childPids } from './children.ts';

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

/** The real product with its own folder, and a client that sends as badly as it is told to. */
export class UploadServer {
  private constructor(
    private readonly product: Product,
    readonly database: pg.Client,
    readonly pid: number,
  ) {}

  static async start(): Promise<UploadServer> {
    const data = mkdtempSync(join(tmpdir(), 'bench-uploads-'));
    const product = await startProduct({ data });
    const { database } = JSON.parse(readFileSync(join(data, 'run.json'), 'utf8'));
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return new UploadServer(product, client, await serverOf(product.pid ?? 0));
  }

  async stop(): Promise<void> {
    await this.database.end();
    await this.product.end();
    rmSync(this.product.data, { recursive: true, force: true });
  }

  get filesLeft(): number {
    try {
      return readdirSync(join(this.product.data, 'uploads')).length;
    } catch {
      return 0;
    }
  }

  async memory(): Promise<number> {
    return ((await residentBytes(this.pid)) ?? 0) / 2 ** 20;
  }

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

  /** One address sends here what hundreds would. */
  async forgiveLimits(): Promise<void> {
    await this.database.query('DELETE FROM rate_limits');
  }

  /** Somebody new; with Premium, large files may come. */
  async visitor(premium: boolean): Promise<string> {
    const { cookie } = await this.upload({ filename: 'r.txt', chunks: [Buffer.from('Mara')] });
    if (premium)
      await this.database.query(
        `INSERT INTO plan_grants (id, owner_id, plan, source)
         SELECT gen_random_uuid()::text, owner_id, 'premium', 'bench' FROM visitors
         ON CONFLICT DO NOTHING`,
      );
    return cookie;
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
        { host: '127.0.0.1', port: this.product.port, method, path, headers, agent: false },
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

/** `npm start` supervises; the process that answers is one of its children. */
async function serverOf(supervisor: number): Promise<number> {
  for (const pid of await childPids(supervisor)) {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
    if (/main\.m?js/.test(command)) return pid;
  }
  throw new Error('no server process was found under npm start');
}
