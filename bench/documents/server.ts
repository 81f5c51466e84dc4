import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { residentBytes } from '../../packages/documents/src/pool/memory.ts';
import { type Product, startProduct } from '../../scripts/drill/product.mjs';
import { childPids } from './children.ts';
import { Client } from './client.ts';

/** The real product with its own folder. */
export class UploadServer extends Client {
  private constructor(
    private readonly product: Product,
    readonly database: pg.Client,
    readonly pid: number,
  ) {
    super(product.port);
  }

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

  /** What keeps the server's document children is a part of it; they themselves are not. */
  async memory(): Promise<number> {
    const parts = [this.pid, ...(await childPids(this.pid)).filter((pid) => runs(pid, /document-keeper/))];
    const bytes = await Promise.all(parts.map(residentBytes));
    return bytes.reduce<number>((sum, one) => sum + (one ?? 0), 0) / 2 ** 20;
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
}

function runs(pid: number, program: RegExp): boolean {
  try {
    return program.test(readFileSync(`/proc/${pid}/cmdline`, 'latin1'));
  } catch {
    return false;
  }
}

/** `npm start` supervises; the process that answers is one of its children. */
async function serverOf(supervisor: number): Promise<number> {
  for (const pid of await childPids(supervisor)) if (runs(pid, /main\.m?js/)) return pid;
  throw new Error('no server process was found under npm start');
}
