#!/usr/bin/env node
/** npm run admin -- grant|revoke EMAIL · premium EMAIL · refund PAYMENT · list */
import { runOnDatabase } from './launch/terminal.mjs';

await runOnDatabase('apps/server/src/admin.ts');
