import { createEngine } from '@tailor/engine';
import { lexiconSource, taggerSource } from './lexicon-files.ts';
import { run } from './run.ts';
import { processTerminal } from './terminal.ts';

// A reader that has seen enough ("| head") is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2), processTerminal, () =>
  createEngine(lexiconSource, taggerSource),
);
