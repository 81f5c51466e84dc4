import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Tailoring } from '@tailor/engine';
import { ENGINE_VERSION } from './engine-inline.ts';
import type { EngineRunner, TailorRequest } from './engine-runner.ts';

interface Waiting {
  request: TailorRequest;
  resolve(result: Tailoring): void;
  reject(error: Error): void;
}

interface Reply {
  result?: Tailoring;
  error?: string;
}

/** Threads that tailor, so that the event loop stays free; a thread that dies is replaced. */
export function openEnginePool(threads: number): EngineRunner {
  const file = join(dirname(fileURLToPath(import.meta.url)), 'engine-thread.mjs');
  if (!existsSync(file)) throw new Error(`${file} is missing: build first`);
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const working = new Map<Worker, Waiting>();
  let closed = false;

  function add(): void {
    const worker = new Worker(file);
    worker.unref();
    idle.push(worker);
    worker.on('message', (reply: Reply) => {
      const waiting = working.get(worker);
      working.delete(worker);
      idle.push(worker);
      if (reply.result) waiting?.resolve(reply.result);
      else waiting?.reject(new Error(reply.error ?? 'engine failed'));
      next();
    });
    worker.on('error', (error) => replace(worker, error));
    worker.on('exit', () => replace(worker, new Error('the engine thread ended')));
  }

  function replace(worker: Worker, error: Error): void {
    if (closed) return;
    const waiting = working.get(worker);
    const at = idle.indexOf(worker);
    if (!waiting && at < 0) return;
    working.delete(worker);
    if (at >= 0) idle.splice(at, 1);
    waiting?.reject(error);
    add();
    next();
  }

  function next(): void {
    const worker = idle[0];
    const waiting = queue[0];
    if (!worker || !waiting) return;
    idle.shift();
    queue.shift();
    working.set(worker, waiting);
    worker.postMessage(waiting.request);
    next();
  }

  for (let i = 0; i < threads; i += 1) add();
  return {
    version: ENGINE_VERSION,
    tailor: (request) =>
      new Promise((resolve, reject) => {
        queue.push({ request, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      await Promise.all([...idle, ...working.keys()].map((worker) => worker.terminate()));
    },
  };
}
