/** Ends the database server that a killed run left behind, before its folder is taken away. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, startOf } from '../launch/identity.mjs';

export async function endPostgres(data) {
  let pid;
  try {
    pid = Number(readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return;
  }
  const start = startOf(pid);
  if (start) await endProcess({ pid, start }, { signal: 'SIGQUIT' });
}
