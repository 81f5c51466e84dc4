/** Password, port and place of the embedded server: DATA_DIR/database.json, for its owner alone. */
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const user = 'tailor';

export function readSecrets(data) {
  try {
    return JSON.parse(readFileSync(join(data, 'database.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

export function writeSecrets(data, secrets) {
  const file = join(data, 'database.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

export const newSecrets = (folder) => ({ user, password: randomBytes(24).toString('hex'), port: 0, folder });

export const urlOf = ({ user: name, password, port }, database = 'tailor') =>
  `postgresql://${name}:${password}@127.0.0.1:${port}/${database}`;

function tryPort(port) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen(port, '127.0.0.1', () => {
      const { port: given } = server.address();
      server.close(() => done(given));
    });
  });
}

/** The last one when it is still free, so that notes and tools keep working; else any. */
export async function freePort(wanted = 0) {
  return (wanted > 0 && (await tryPort(wanted))) || (await tryPort(0));
}
