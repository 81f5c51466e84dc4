#!/usr/bin/env node
/** npm run drill:mail [-- KILLS]: 200 kills of mail workers by force, against a peer with bad days. */
import { runWithMailWorker } from './drill/mail-worker.mjs';

process.exit(await runWithMailWorker('apps/server/test/mail/main.ts'));
