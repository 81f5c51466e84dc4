import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, root } from '../bundle.mjs';
import { install } from '../launch/install.mjs';

/** Runs a script that starts mail workers: a worker is built once, and named in MAIL_WORKER. → exit code */
export async function runWithMailWorker(script) {
  await install();
  const folder = join(root, 'node_modules', '.cache', 'mail-worker', String(process.pid));
  mkdirSync(folder, { recursive: true });
  await bundle({ worker: 'apps/server/test/mail/worker.ts' }, folder);
  const run = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'run.mjs'), script, ...process.argv.slice(2)],
    { stdio: 'inherit', cwd: root, env: { ...process.env, MAIL_WORKER: join(folder, 'worker.mjs') } },
  );
  rmSync(folder, { recursive: true, force: true });
  return run.status ?? 1;
}
