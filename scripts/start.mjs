#!/usr/bin/env node
/** npm start, npm run dev, npm run db|server|worker: see docs/operating.md. */
import { sentenceOf } from './launch/report.mjs';
import { start } from './launch/start.mjs';

const args = process.argv.slice(2);
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
try {
  await start({ only, dev: args.includes('--dev') });
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}
