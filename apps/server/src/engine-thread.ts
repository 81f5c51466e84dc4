import { parentPort } from 'node:worker_threads';
import { createInlineEngine } from './platform/engine-inline.ts';
import type { EngineCalls } from './platform/engine-runner.ts';

const engine = createInlineEngine();

interface Question {
  method: keyof EngineCalls;
  argument: never;
}

parentPort?.on('message', ({ method, argument }: Question) => {
  engine[method](argument).then(
    (result) => parentPort?.postMessage({ result }),
    (error: unknown) =>
      parentPort?.postMessage({ error: error instanceof Error ? error.message : 'unknown' }),
  );
});
