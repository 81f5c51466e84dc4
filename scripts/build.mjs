#!/usr/bin/env node
/** npm run build [-- NAME …] [--force]: builds what is stale (server, cli, web) into dist/. */
import { build } from './launch/build.mjs';
import { install } from './launch/install.mjs';
import { say } from './launch/report.mjs';

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('-'));
try {
  await install();
  const built = await build(names.length > 0 ? names : undefined, { force: args.includes('--force') });
  say(built.length > 0 ? `built: ${built.join(', ')}` : 'nothing to build: dist/ is up to date');
} catch (error) {
  console.error(error.errors ? `the build failed: ${error.message}` : error.message);
  process.exit(1);
}
