/** The real product as `npm start` runs it, in a folder and on a port of its own: for tests, drills, benches. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../launch/place.mjs';
import { freePort } from '../launch/postgres/secrets.mjs';
import { endPostgres } from './leftovers.mjs';

/** The first start may have to build. */
const patience = 180_000;

/** Settings of the person's shell must not reach a product that a test starts. */
const own = ['DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'PORT', 'HOST', 'DATA_DIR'];

function environment(extra) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !own.includes(name) && !name.startsWith('VITEST'),
  );
  return { ...Object.fromEntries(kept), NODE_ENV: 'production', ...extra };
}

function untilReady(child, output) {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`not ready after ${patience} ms:\n${output()}`)), patience);
    const look = () => {
      const address = /open (https?:\S+)/.exec(output())?.[1];
      if (!address) return;
      clearTimeout(timer);
      done(address);
    };
    child.stdout.on('data', look);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`npm start ended with ${code}:\n${output()}`));
    });
  });
}

/** `data` given: the folder stays when the product stops. */
export async function startProduct({ data, port, env } = {}) {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'resume-tailor-run-'));
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: environment({ ...env, DATA_DIR: folder, PORT: String(chosen) }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text = (text + chunk).slice(-200_000);
    });
  const exited = new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
  const began = performance.now();
  let address;
  try {
    address = await untilReady(child, () => text);
  } catch (error) {
    child.kill('SIGKILL');
    if (!data) await remove(folder);
    throw error;
  }
  return {
    address,
    data: folder,
    port: chosen,
    pid: child.pid,
    readyMs: performance.now() - began,
    output: () => text,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    exited,
    end() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      return exited;
    },
    async stop() {
      await this.end();
      if (!data) await remove(folder);
    },
  };
}

async function remove(folder) {
  await endPostgres(folder);
  rmSync(folder, { recursive: true, force: true });
}
