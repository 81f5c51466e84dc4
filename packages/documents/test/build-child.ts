import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = process.env.TAILOR_ROOT ?? resolve(import.meta.dirname, '..', '..', '..');
const folder = join(root, 'node_modules', '.cache', 'documents-test', String(process.pid));

type Bundle = (entries: Record<string, string>, outdir: string) => Promise<unknown>;

/** One TypeScript file as something node runs. */
export async function buildModule(name: string, entry: string): Promise<string> {
  const { bundle } = (await import(pathToFileURL(join(root, 'scripts', 'bundle.mjs')).href)) as {
    bundle: Bundle;
  };
  await bundle({ [name]: entry }, folder);
  return join(folder, `${name}.mjs`);
}

/** The child as the server runs it: bundled, beside node_modules. */
export const buildChild = (): Promise<string> => buildModule('child', 'packages/documents/src/child.ts');

/** What keeps the children of a server. */
export const buildKeeper = (): Promise<string> => buildModule('keeper', 'packages/documents/src/keeper.ts');

/** A process that asks a pool for one document and waits, to be killed. */
export const buildParent = (): Promise<string> =>
  buildModule('parent', 'packages/documents/test/pool-parent.ts');

/** A child that misbehaves as told, for the pool's own tests. */
export function writeChild(name: string, code: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, code);
  return path;
}
