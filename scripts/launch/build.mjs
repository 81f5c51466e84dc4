/** Builds what is stale into dist/, and notes in dist/.built what it was made from. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './install.mjs';
import { withLock } from './lock.mjs';
import { dist, isSealed, root } from './place.mjs';
import { during, say } from './report.mjs';
import { filesOf, hashOf, present, signatureOf } from './sources.mjs';
import { targets } from './targets.mjs';

const notes = join(dist, '.built');

function readNotes() {
  try {
    return JSON.parse(readFileSync(notes, 'utf8'));
  } catch {
    return {};
  }
}

function note(name, value) {
  mkdirSync(dist, { recursive: true });
  writeFileSync(`${notes}.${process.pid}`, JSON.stringify({ ...readNotes(), [name]: value }));
  renameSync(`${notes}.${process.pid}`, notes);
}

/** Size and time equal to the last look: fresh. Else the content decides (a checkout changes times only). */
function staleness(target) {
  const files = filesOf(target.sources);
  const signature = signatureOf(files);
  const last = existsSync(join(dist, target.name)) ? readNotes()[target.name] : undefined;
  if (last?.signature === signature) return { stale: false };
  const hash = hashOf(files);
  if (last?.hash !== hash) return { stale: true, signature, hash };
  note(target.name, { signature, hash });
  return { stale: false };
}

/** Indexes of features and pages, found by folder (scripts/generate-*.mjs); written before anything reads them. */
export async function generate() {
  const folder = join(root, 'scripts');
  const names = readdirSync(folder).filter((name) => /^generate-.*\.mjs$/.test(name));
  for (const name of names.sort()) {
    const { code, output } = await runQuietly(process.execPath, [join(folder, name)]);
    if (code !== 0) throw new Error(`scripts/${name} failed: ${output}`);
  }
}

async function bundleInto(target, folder) {
  const { bundle } = await import('../bundle.mjs');
  const entries = Object.fromEntries(Object.entries(target.entries).filter(([, file]) => present(file)));
  await bundle(entries, folder);
  for (const [from, to] of Object.entries(target.copies)) {
    if (present(from)) cpSync(join(root, from), join(folder, to), { recursive: true });
  }
}

async function make(target) {
  // Beside its final place, so that imports left outside the bundle are found the same way.
  const draft = join(dist, `.next-${target.name}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  if (target.vite) await (await import('./web.mjs')).buildWeb(draft);
  else await bundleInto(target, draft);
  const old = join(dist, `.old-${target.name}`);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(join(dist, target.name))) renameSync(join(dist, target.name), old);
  renameSync(draft, join(dist, target.name));
  rmSync(old, { recursive: true, force: true });
}

/** → names of the targets that were built. `quiet` leaves out the progress lines. */
export async function build(names, { quiet = false, force = false } = {}) {
  if (isSealed()) return [];
  const pick = () =>
    targets(names)
      .map((target) => ({ target, ...staleness(target) }))
      .filter((one) => force || one.stale);
  if (pick().length === 0) return [];
  return withLock(
    join(dist, '.lock'),
    async () => {
      await generate();
      const todo = pick();
      for (const { target, signature, hash } of todo) {
        const work = () => make(target);
        await (quiet ? work() : during(`building ${target.name}`, work));
        const files = signature ? { signature, hash } : fresh(target);
        note(target.name, files);
      }
      return todo.map(({ target }) => target.name);
    },
    { onWait: () => say('another command is building; waiting for it') },
  );
}

function fresh(target) {
  const files = filesOf(target.sources);
  return { signature: signatureOf(files), hash: hashOf(files) };
}
