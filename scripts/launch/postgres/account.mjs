/**
 * PostgreSQL refuses to run as root. There it runs as another user of the machine, and files lie where
 * that user may go.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, say } from '../report.mjs';

const candidates = ['postgres', 'node', 'nobody'];

export const isRoot = () => process.getuid?.() === 0;

/** Lines of /etc/passwd: name, password, uid, gid, … */
function users() {
  if (!existsSync('/etc/passwd')) return [];
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/** Who runs the database: undefined (as we are), or a user to become. An existing folder's owner stays it. */
export function accountFor(folder) {
  if (!isRoot()) return undefined;
  const known = users();
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) {
    const named = known.find((one) => one.uid === owner.uid);
    return named ?? { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  const found = candidates.map((name) => known.find((one) => one.name === name)).find(Boolean);
  if (!found) {
    throw new Refusal(
      `PostgreSQL does not run as root, and none of the users ${candidates.join(', ')} exists here. Start as another user, or set DATABASE_URL.`,
    );
  }
  return found;
}

/** What spawn needs to become that user; a folder it cannot enter must not be its working folder. */
export function spawnAs(account) {
  return account ? { uid: account.uid, gid: account.gid, cwd: '/' } : {};
}

/** Asked of the system itself: a walk over mode bits would miss access lists and mount options. */
export function canReach(account, path, kind = '-x') {
  if (!account) return true;
  const run = spawnSync('/bin/sh', ['-c', `test ${kind} "$1"`, 'sh', path], {
    ...spawnAs(account),
    stdio: 'ignore',
  });
  return run.status === 0;
}

/** A place that lasts and that another user can enter; never a temporary folder. */
export function reachableHome(account) {
  for (const parent of ['/var/lib', '/srv', '/opt']) {
    const home = join(parent, 'resume-tailor');
    try {
      mkdirSync(home, { recursive: true, mode: 0o755 });
      if (canReach(account, home)) return home;
    } catch {
      // Read-only or absent: the next one.
    }
  }
  throw new Refusal(
    `The user ${account.name} can enter neither the data folder nor /var/lib, /srv, /opt. Set DATA_DIR to a folder whose parents others may enter (chmod o+x), or set DATABASE_URL.`,
  );
}

/** The data folder is its owner's alone; for the database's user only the way through it is open. */
export function openDataFolder(folder, account) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = statSync(folder);
  if (!account) {
    if (process.getuid === undefined || uid === process.getuid()) chmodSync(folder, 0o700);
    return;
  }
  if (uid === account.uid) {
    chmodSync(folder, 0o700);
    return;
  }
  try {
    chownSync(folder, uid, account.gid);
    chmodSync(folder, 0o710);
  } catch (error) {
    say(`the data folder's rights could not be set (${error.code}); going on`);
  }
}
