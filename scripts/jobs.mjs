#!/usr/bin/env node
/** npm run jobs -- import|sync|check|list|remove */
import { runOnDatabase } from './launch/terminal.mjs';

await runOnDatabase('apps/server/src/jobs-admin.ts');
