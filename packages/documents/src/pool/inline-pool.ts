import type { Outcome } from '../failure.ts';
import type { DocumentPool, RunOptions } from './pool.ts';
import { perform, type Task, type TaskKind, type Tasks } from './tasks.ts';

/** The same door without children: for a terminal, and for tests of what stands around it. */
export function createInlinePool(): DocumentPool {
  return {
    async run<K extends TaskKind>(kind: K, input: Tasks[K]['input'], options: RunOptions = {}) {
      const outcome = await perform({ kind, input } as Task, options.onProgress ?? (() => {}));
      return outcome as Outcome<Tasks[K]['output']>;
    },
    close: async () => {},
  };
}
