import { limits } from '@tailor/contract/limits';
import type { Context } from '../../platform/context.ts';
import { runOf, streamOf } from './runs.ts';
import type { LoadedResume } from './stored.ts';

/** Waits for the run as long as a person would; a notification wakes us, the row is the truth. */
export async function waitForRun(
  context: Context,
  { id, version }: LoadedResume,
): Promise<'done' | 'failed' | 'running'> {
  const until = Date.now() + limits.processWaitMs;
  let wake: () => void = () => undefined;
  const unsubscribe = context.streams.subscribe(streamOf(id, version), () => wake());
  try {
    for (;;) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const run = await runOf(context.db, id, version);
      if (run?.status === 'done' || run?.status === 'failed') return run.status;
      const left = until - Date.now();
      if (left <= 0) return 'running';
      await Promise.race([woken, new Promise((resolve) => setTimeout(resolve, Math.min(left, 500)))]);
    }
  } finally {
    unsubscribe();
  }
}
