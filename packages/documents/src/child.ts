import { type FromChild, perform, type ToChild } from './pool/tasks.ts';

/** A process of its own for documents of strangers: it can loop, swell or die, and only it. */
const send = (message: FromChild) => {
  if (process.connected) process.send?.(message);
};

const quietly = 100;

/** The same file comes back within a second or two, to be recognised; starting for that takes a second too. */
async function expectScan(outcome: Extract<FromChild, { outcome: unknown }>['outcome']): Promise<void> {
  const value = outcome.ok ? outcome.value : undefined;
  if (!value || !('pagesWithoutText' in value) || !value.pagesWithoutText?.length) return;
  const { warmRecogniser } = await import('./ocr/recognise.ts');
  await warmRecogniser();
}

process.on('message', async ({ id, task }: ToChild) => {
  let last = 0;
  const outcome = await perform(task, (progress) => {
    const now = Date.now();
    if (now - last < quietly && progress.done < progress.total) return;
    last = now;
    send({ id, progress });
  });
  send({ id, outcome });
  if (task.kind === 'read') await expectScan(outcome);
});

// Nobody is left to answer.
process.on('disconnect', () => process.exit(0));
