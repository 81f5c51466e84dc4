#!/usr/bin/env node
/** npm run ai:check: whether the configured language model answers, in how long, and how well. */
import { runInTerminal } from './launch/terminal.mjs';

await runInTerminal('apps/server/src/ai-check.ts');
