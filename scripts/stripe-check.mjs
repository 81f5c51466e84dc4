#!/usr/bin/env node
/** npm run stripe:check [-- --create]: whether products, prices, webhook and portal of the account are right. */
import { runInTerminal } from './launch/terminal.mjs';

await runInTerminal('apps/server/src/stripe-check.ts');
