import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess, self, stillRuns } from '../../../scripts/launch/identity.mjs';
import { startPostgres } from '../../../scripts/launch/postgres/server.mjs';

const prefix = 'resume-tailor-test-';

function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A test run that was killed leaves its server and folder behind; the next run clears them away. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    const owner = readJson(join(folder, 'owner.json'));
    if (!owner || stillRuns(owner)) continue;
    const server = readJson(join(folder, 'server.json'));
    if (server) await endProcess(server, { signal: 'SIGQUIT' });
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface PrivateServer {
  /** Address of the server's own database, with the right to make others. */
  url: string;
  stop(): Promise<void>;
}

/** The embedded PostgreSQL in a folder that lives as long as the test run. Nothing in it must survive. */
export async function startPrivateServer(): Promise<PrivateServer> {
  await sweep();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  writeFileSync(join(folder, 'owner.json'), JSON.stringify(self()));
  const server = await startPostgres(folder, {
    extra: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  writeFileSync(join(folder, 'server.json'), JSON.stringify(server.process));
  return {
    url: server.url('postgres'),
    async stop() {
      await server.stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
