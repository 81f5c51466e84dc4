#!/usr/bin/env node
import { spawn } from 'node:child_process';
/** npm run mail:preview [-- PORT]: every mail in every language, html and text side by side, in a browser. */
import { join } from 'node:path';
import { install } from './launch/install.mjs';
import { root } from './launch/place.mjs';

await install();
const child = spawn(
  process.execPath,
  [join(root, 'scripts', 'run.mjs'), 'packages/mail/src/preview/main.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', cwd: root },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
