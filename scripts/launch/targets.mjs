/** What is built, from which sources, and into which folder of dist/. */
import { present } from './sources.mjs';

/** Everything a build depends on besides its own sources. */
const always = [
  'package-lock.json',
  'tsconfig.json',
  'scripts/bundle.mjs',
  'scripts/generate-index.mjs',
  'scripts/launch/build.mjs',
  'scripts/launch/compress.mjs',
  'scripts/launch/targets.mjs',
  'scripts/launch/web.mjs',
];

const documentChild = { 'document-child': 'packages/documents/src/child.ts' };
const documentKeeper = { 'document-keeper': 'packages/documents/src/keeper.ts' };

const all = [
  {
    name: 'server',
    entries: {
      main: 'apps/server/src/main.ts',
      worker: 'apps/server/src/worker.ts',
      /** For scripts that make a database ready without serving it. */
      prepare: 'apps/server/src/platform/prepare.ts',
      'engine-thread': 'apps/server/src/engine-thread.ts',
      ...documentChild,
      ...documentKeeper,
    },
    /** Files that are read at run time, beside the bundle that reads them. */
    copies: {
      'apps/server/src/migrations': 'migrations',
      'packages/engine/data': 'data',
      'apps/server/data': 'places',
    },
    sources: ['packages', 'apps/server'],
  },
  {
    name: 'cli',
    entries: { main: 'apps/cli/src/main.ts', ...documentChild },
    copies: { 'packages/engine/data': 'data' },
    sources: ['packages/engine', 'packages/documents', 'apps/cli'],
  },
  {
    name: 'web',
    vite: 'apps/web',
    sources: ['packages/contract', 'packages/engine/src', 'apps/web'],
  },
];

/** A target whose main source does not exist yet is left out. */
export function targets(names = all.map((one) => one.name)) {
  return all
    .filter((one) => names.includes(one.name))
    .filter((one) => present(one.vite ? `${one.vite}/vite.config.ts` : one.entries.main))
    .map((one) => ({ ...one, sources: [...always, ...one.sources] }));
}
