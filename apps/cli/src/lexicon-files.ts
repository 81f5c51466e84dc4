import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LexiconSource, TaggerSource } from '@tailor/engine';

/** The folder of the lexicons: above this file, wherever it was bundled to. */
function lexiconFolder(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const found = join(folder, 'packages', 'engine', 'data');
    if (existsSync(found)) return found;
    const above = dirname(folder);
    if (above === folder) return undefined;
    folder = above;
  }
}

const folder = lexiconFolder();

function bytesOf(name: string): Uint8Array | undefined {
  const file = folder && join(folder, name);
  return file && existsSync(file) ? readFileSync(file) : undefined;
}

/** Lexicons from disk, each read when it is first asked for. */
export const lexiconSource: LexiconSource = (language) => bytesOf(`${language}.lexicon`);

export const taggerSource: TaggerSource = () => bytesOf('terms.tagger');
