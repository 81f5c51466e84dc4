import { type FromChild, perform, type ToChild } from './pool/tasks.ts';

/** A process of its own for documents of strangers: it can loop, swell or die, and only it. */
const send = (message: FromChild) => {
  if (process.connected) process.send?.(message);
};

const quietly = 100;

process.on('message', async ({ id, task }: ToChild) => {
  let last = 0;
  const outcome = await perform(task, (progress) => {
    const now = Date.now();
    if (now - last < quietly && progress.done < progress.total) return;
    last = now;
    send({ id, progress });
  });
  send({ id, outcome });
});

// Nobody is left to answer.
process.on('disconnect', () => process.exit(0));
