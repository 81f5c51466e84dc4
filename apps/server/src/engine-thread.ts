import { parentPort } from 'node:worker_threads';
import { createInlineEngine } from './platform/engine-inline.ts';
import type { TailorRequest } from './platform/engine-runner.ts';

const engine = createInlineEngine();

parentPort?.on('message', (request: TailorRequest) => {
  engine.tailor(request).then(
    (result) => parentPort?.postMessage({ result }),
    (error: unknown) =>
      parentPort?.postMessage({ error: error instanceof Error ? error.message : 'unknown' }),
  );
});
