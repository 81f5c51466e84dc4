/** Progress for the person who typed the command: one line per step, with the seconds since the start. */
const began = performance.now();
let write = (line) => process.stdout.write(`${line}\n`);

export const seconds = () => ((performance.now() - began) / 1000).toFixed(1);

/** The cli's set-up noise belongs on standard error, so that its output can be piped. */
export function reportTo(stream) {
  write = (line) => stream.write(`${line}\n`);
}

export function say(text) {
  write(`[${seconds().padStart(5)} s] ${text}`);
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
