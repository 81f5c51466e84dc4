import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { EngineCalls, EngineRunner } from './engine-runner.ts';
import { ENGINE_VERSION, readingVersion } from './engine-version.ts';

interface Waiting {
  question: { method: keyof EngineCalls; argument: unknown };
  resolve(result: unknown): void;
  reject(error: Error): void;
}

interface Reply {
  result?: unknown;
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

  /** None runs before it is needed: reading the engine takes longer than opening the doors. */
  function start(): void {
    while (!closed && idle.length + working.size < threads) add();
  }

  function next(): void {
    if (queue.length > 0) start();
    const worker = idle[0];
    const waiting = queue[0];
    if (!worker || !waiting) return;
    idle.shift();
    queue.shift();
    working.set(worker, waiting);
    worker.postMessage(waiting.question);
    next();
  }

  function ask<Method extends keyof EngineCalls>(method: Method): EngineCalls[Method] {
    const asking = (argument: unknown) =>
      new Promise<unknown>((resolve, reject) => {
        queue.push({ question: { method, argument }, resolve, reject });
        next();
      });
    return asking as unknown as EngineCalls[Method];
  }

  return {
    warm: start,
    version: ENGINE_VERSION,
    readingVersion: readingVersion(),
    tailor: ask('tailor'),
    points: ask('points'),
    judge: ask('judge'),
    readPostings: ask('readPostings'),
    resumeTerms: ask('resumeTerms'),
    rank: ask('rank'),
    async close() {
      closed = true;
      await Promise.all([...idle, ...working.keys()].map((worker) => worker.terminate()));
    },
  };
}
