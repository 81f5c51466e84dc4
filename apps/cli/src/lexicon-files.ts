import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LexiconSource } from '@tailor/engine';

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

/** Lexicons from disk, each read when it is first asked for. */
export function lexiconSource(): LexiconSource {
  const folder = lexiconFolder();
  return (language) => {
    const file = folder && join(folder, `${language}.lexicon`);
    return file && existsSync(file) ? readFileSync(file) : undefined;
  };
}
