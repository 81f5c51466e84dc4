/** Progress for the person who typed the command: one line per step, with the seconds since the start. */
const began = performance.now();

export const seconds = () => ((performance.now() - began) / 1000).toFixed(1);

export function say(text) {
  process.stdout.write(`[${seconds().padStart(5)} s] ${text}\n`);
}

/** Says at intervals that a long step still runs, so that silence never looks like a hang. */
export async function during(text, work, every = 10_000) {
  const start = performance.now();
  say(`${text} …`);
  const timer = setInterval(
    () => say(`${text}: ${Math.round((performance.now() - start) / 1000)} s so far`),
    every,
  );
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** An error whose message is meant for the person, without a stack. */
export class Refusal extends Error {}

const causes = {
  EACCES: 'its rights do not allow it; start as its owner, or set DATA_DIR to a folder of your own',
  EPERM: 'its rights do not allow it; start as its owner, or set DATA_DIR to a folder of your own',
  EROFS: 'it lies on a read-only file system; set DATA_DIR to a folder that can be written',
  ENOSPC: 'the disk is full; free some space and start again',
};

/** What a person is told of an error: a sentence where we know one, else all there is. */
export function sentenceOf(error) {
  if (error instanceof Refusal) return error.message;
  const cause = causes[error?.code];
  return cause && error.path ? `${error.path} cannot be used: ${cause}.` : (error?.stack ?? String(error));
}
