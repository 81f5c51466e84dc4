/** Programs for an operator's terminal: TypeScript of the server, run with the settings of the place. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from './install.mjs';
import { root, settings } from './place.mjs';
import { running } from './run-file.mjs';

export async function runInTerminal(file, more = {}) {
  const { environment } = settings();
  await install();
  const run = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'run.mjs'), file, ...process.argv.slice(2)],
    { stdio: 'inherit', cwd: root, env: { ...process.env, ...environment, ...more } },
  );
  process.exit(run.status ?? 1);
}

/** The same on the database that was named, or else on the one that runs here. */
export async function runOnDatabase(file) {
  const { data, databaseUrl } = settings();
  const url = databaseUrl ?? running(data).database?.url;
  if (!url) {
    console.error(
      `No database runs for ${data}. Start one with npm start (or npm run db), or set DATABASE_URL.`,
    );
    process.exit(1);
  }
  await runInTerminal(file, { DATABASE_URL: url, DATA_DIR: data });
}
