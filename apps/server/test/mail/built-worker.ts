import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, root } from '../../../../scripts/bundle.mjs';

/** The worker of drills and measurements as something node runs; beside node_modules, where its imports are found. */
export async function builtWorker(): Promise<{ path: string; remove(): void }> {
  const folder = join(root, 'node_modules', '.cache', 'mail-worker', String(process.pid));
  mkdirSync(folder, { recursive: true });
  await bundle({ worker: 'apps/server/test/mail/worker.ts' }, folder);
  return { path: join(folder, 'worker.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
