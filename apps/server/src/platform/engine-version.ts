import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Apart from the engine: whoever only names it does not load it. */
export const ENGINE_VERSION = '1';

const headBytes = 65_536;

/** What is stored of a posting depends on the numbers of concepts, and those on the lexicons' bytes. */
export function readingVersion(): string {
  const folder = dataFolder();
  const hash = createHash('sha256').update(`${ENGINE_VERSION} 2`);
  for (const name of ['de', 'en', 'es', 'fr', 'zh']) {
    const file = join(folder, `${name}.lexicon`);
    if (existsSync(file)) hash.update(`${name} ${statSync(file).size} `).update(headOf(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The first bytes alone: all lexicons together are many megabytes, at every start of every process. */
function headOf(file: string): Buffer {
  const head = Buffer.alloc(headBytes);
  const handle = openSync(file, 'r');
  try {
    return head.subarray(0, readSync(handle, head, 0, headBytes, 0));
  } finally {
    closeSync(handle);
  }
}

/** Beside the bundle, or in the engine's package. */
export function dataFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const places = [join(here, 'data'), resolve(here, '..', '..', '..', '..', 'packages', 'engine', 'data')];
  const found = places.find((place) => existsSync(join(place, 'en.lexicon')));
  if (!found) throw new Error('the lexicons of the engine are missing: build first');
  return found;
}
