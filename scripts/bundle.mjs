/** The one way TypeScript becomes something node runs: esbuild, packages of npm left outside. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '..', '..');

/** Own workspaces are bundled as source; everything else stays an import. */
const ownPackages = {
  name: 'own-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, (args) => {
      if (args.kind === 'entry-point') return;
      if (!args.path.startsWith('@tailor/')) return { path: args.path, external: true };
      const [, name, ...rest] = args.path.split('/');
      const folder = ['packages', 'apps'].map((kind) => join(root, kind, name)).find(existsSync);
      const exported = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).exports;
      const door = rest.length > 0 ? `./${rest.join('/')}` : '.';
      const target = exported[door] ?? exported['./*']?.replace('*', rest.join('/'));
      if (!target) return { errors: [{ text: `${args.path} is no door of ${name}` }] };
      return { path: join(folder, target) };
    });
  },
};

/** `entries`: output name → source file. */
export async function bundle(entries, outdir, { minify = false } = {}) {
  const { build } = await import('esbuild');
  return build({
    entryPoints: Object.entries(entries).map(([out, file]) => ({ out, in: resolve(root, file) })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    // Node 20 has them all; else a pattern with one is made anew each time it is used.
    supported: { 'regexp-unicode-property-escapes': true },
    format: 'esm',
    sourcemap: true,
    minifySyntax: minify,
    logLevel: 'error',
    metafile: true,
    plugins: [ownPackages],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
}
