/** The browser's files: the client bundle, and the same pages as a bundle that renders them to HTML. */
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { root } from './place.mjs';

export async function buildWeb(folder) {
  // Vite draws a moving line at a terminal, over the lines of the start.
  const { CI } = process.env;
  process.env.CI = CI ?? '1';
  const { build } = await import('vite');
  const common = { configFile: join(root, 'apps', 'web', 'vite.config.ts'), logLevel: 'warn' };
  await build({ ...common, build: { outDir: join(folder, 'client') } });
  await build({ ...common, build: { outDir: join(folder, 'render'), ssr: true } });
  if (CI === undefined) delete process.env.CI;
  await compressFolder(join(folder, 'client'));
}
