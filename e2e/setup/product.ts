import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..');
/** The first start may have to build. */
const patience = 180_000;

export interface Product {
  address: string;
  data: string;
  /** What it printed so far. */
  output(): string;
  /** As Ctrl-C does it; resolves with the exit code. */
  end(): Promise<number>;
  /** The supervisor alone, as the system's out-of-memory killer would. */
  kill(): void;
  stop(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function untilReady(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`not ready after ${patience} ms:\n${output()}`)), patience);
    const look = () => {
      const address = /open (https?:\S+)/.exec(output())?.[1];
      if (!address) return;
      clearTimeout(timer);
      done(address);
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`npm start ended with ${code}:\n${output()}`));
    });
  });
}

export interface StartOptions {
  data?: string;
  port?: number;
  env?: Record<string, string>;
}

/** The real product as `npm start` runs it, with a data folder and port of its own. */
export async function startProduct({ data, port, env }: StartOptions = {}): Promise<Product> {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'resume-tailor-e2e-'));
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: { ...process.env, ...env, DATA_DIR: folder, PORT: String(port ?? (await freePort())) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const exited = new Promise<number>((done) => child.once('exit', (code) => done(code ?? 1)));
  const address = await untilReady(child, () => text);
  const end = () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    return exited;
  };
  return {
    address,
    data: folder,
    output: () => text,
    end,
    kill: () => child.kill('SIGKILL'),
    async stop() {
      await end();
      if (!data) rmSync(folder, { recursive: true, force: true });
    },
  };
}
