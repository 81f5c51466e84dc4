import type { FromKeeper, ToKeeper } from './pool/kept-pool.ts';
import { createDocumentPool, type PoolSettings } from './pool/pool.ts';

/** Keeps the children of a server, which is too large to start them itself: see `pool/kept-pool.ts`. */
const pool = createDocumentPool(JSON.parse(process.argv[2] ?? '') as PoolSettings);
const leaving = new Map<number, AbortController>();

const send = (message: FromKeeper) => {
  if (process.connected) process.send?.(message);
};

process.on('message', async (message: ToKeeper) => {
  const { id } = message;
  if ('leave' in message) return leaving.get(id)?.abort();
  const gone = new AbortController();
  leaving.set(id, gone);
  const outcome = await pool.perform(message.task, {
    signal: gone.signal,
    onProgress: (progress) => send({ id, progress }),
  });
  leaving.delete(id);
  send({ id, outcome });
});

// The server decides when its children end; a signal to all of its processes is not that.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);

process.on('disconnect', async () => {
  await pool.close();
  process.exit(0);
});
