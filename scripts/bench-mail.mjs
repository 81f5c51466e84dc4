#!/usr/bin/env node
/** npm run bench:mail [-- MAILS]: 100,000 due mails, two workers, a peer on this machine; then the lists of as many. */
import { runWithMailWorker } from './drill/mail-worker.mjs';

process.exit(await runWithMailWorker('bench/mail/main.ts'));
