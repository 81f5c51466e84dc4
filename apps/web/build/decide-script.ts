import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const entry = resolve(import.meta.dirname, '../src/i18n/decide.ts');

/** The one blocking script: a classic script with its own hash, found in the manifest by its source. */
export function decideScript(): Plugin {
  return {
    name: 'decide-script',
    apply: 'build',
    async generateBundle() {
      const result = await build({
        entryPoints: [entry],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2019',
        write: false,
        logLevel: 'error',
      });
      const source = result.outputFiles[0]?.text;
      if (!source) throw new Error('the language script came out empty');
      this.emitFile({ type: 'asset', name: 'decide.js', originalFileName: 'src/i18n/decide.ts', source });
    },
  };
}
