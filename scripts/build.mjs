#!/usr/bin/env node
/**
 * npm run build [-- NAME …] [--force] [--seal]: builds what is stale (server, cli, web) into dist/; with --seal
 * starts from there on take packages and dist/ as they are (for images without sources and build tools).
 */
import { build } from './launch/build.mjs';
import { install } from './launch/install.mjs';
import { seal } from './launch/place.mjs';
import { say } from './launch/report.mjs';

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('-'));
try {
  await install();
  const built = await build(names.length > 0 ? names : undefined, { force: args.includes('--force') });
  if (args.includes('--seal')) seal();
  say(built.length > 0 ? `built: ${built.join(', ')}` : 'nothing to build: dist/ is up to date');
} catch (error) {
  console.error(error.errors ? `the build failed: ${error.message}` : error.message);
  process.exit(1);
}
