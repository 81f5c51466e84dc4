/** Is the port free, and if not: what a person can do about it. */
import { createServer } from 'node:net';
import { endProcess } from './identity.mjs';
import { Refusal, say } from './report.mjs';
import { orphans, readRun } from './run-file.mjs';

function isFree(port, host) {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') done(false);
      else if (error.code === 'EACCES')
        fail(new Refusal(`Port ${port} needs more rights. Set PORT to a number above 1023.`));
      else fail(new Refusal(`HOST "${host}" cannot be listened on (${error.code}).`));
    });
    server.listen(port, host, () => server.close(() => done(true)));
  });
}

/** Children end when their supervisor does; one that hangs on is ended here. */
export async function endLeftovers(data, names) {
  const there = orphans(data);
  for (const name of names) {
    if (!there[name]) continue;
    say(`${name} of the last run (pid ${there[name].pid}) is still there; it is ended`);
    await endProcess(there[name], { patience: 5_000 });
  }
}

export async function checkPort({ port, host, data }) {
  if (port === 0 || (await isFree(port, host))) return;
  const own = readRun(data).server?.address;
  throw new Refusal(
    `Port ${port} is taken by another program${own ? ` (the last run of this one used ${own})` : ''}. Stop it, or choose another: PORT=${port + 1} npm start`,
  );
}
