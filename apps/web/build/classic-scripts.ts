import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const web = resolve(import.meta.dirname, '..');
/** What the document runs before any module, each a file with its own hash, found in the manifest by its source. */
const sources = ['src/i18n/decide.ts', 'src/app/start.ts'];

async function bundled(source: string): Promise<string> {
  const result = await build({
    entryPoints: [resolve(web, source)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2019',
    write: false,
    logLevel: 'error',
  });
  const text = result.outputFiles[0]?.text;
  if (!text) throw new Error(`${source} came out empty`);
  return text;
}

export function classicScripts(): Plugin {
  return {
    name: 'classic-scripts',
    apply: 'build',
    async generateBundle() {
      for (const originalFileName of sources) {
        const name = originalFileName.replace(/.*\/|\.ts$/g, '');
        this.emitFile({
          type: 'asset',
          name: `${name}.js`,
          originalFileName,
          source: await bundled(originalFileName),
        });
      }
    },
  };
}
