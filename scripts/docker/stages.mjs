/** The Dockerfile's stages as folders: COPY copies, RUN runs, what belongs to the system is left out and said. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../launch/place.mjs';
import { during, say } from '../launch/report.mjs';

/** What the build context holds: files under version control, less what .dockerignore names. */
function contextFiles() {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (listed.status !== 0) throw new Error('the files of the repository cannot be listed');
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const matches = (file, pattern) => file === pattern || file.startsWith(`${pattern}/`);
  return listed.stdout
    .split('\n')
    .filter(
      (file) => file && existsSync(join(root, file)) && !ignored.some((pattern) => matches(file, pattern)),
    );
}

function copyContext(folder) {
  for (const file of contextFiles()) cpSync(join(root, file), join(folder, file));
}

function copyFromStage(stages, { from, sources, target }, folder) {
  for (const source of sources) {
    const path = join(stages[from], source);
    if (!existsSync(path)) throw new Error(`COPY: ${source} is not in stage ${from}`);
    const place = target.endsWith('/') ? join(folder, target, basename(source)) : join(folder, target);
    cpSync(path, place, { recursive: true, verbatimSymlinks: true });
  }
}

function parseCopy(rest) {
  const parts = rest.split(/\s+/);
  const from = parts.find((one) => one.startsWith('--from='))?.slice('--from='.length);
  const paths = parts.filter((one) => !one.startsWith('--'));
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) };
}

const ofTheSystem = /^(apt-get|mkdir \/|chown |useradd|groupadd)/;

async function runStep(command, folder) {
  if (ofTheSystem.test(command)) {
    say(`left out (the system's): ${command}`);
    return;
  }
  const done = await during(command, () =>
    spawnSync('sh', ['-c', command], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, HOME: process.env.HOME },
    }),
  );
  if (done.status !== 0)
    throw new Error(`RUN ${command} ended with ${done.status}:\n${done.stdout}${done.stderr}`);
}

/** → { folder, instructions } of the last stage. */
export async function runStages(instructions, place) {
  const stages = {};
  let folder;
  let inside = '/';
  let own = [];
  for (const { name, rest } of instructions) {
    own.push({ name, rest });
    if (name === 'FROM') {
      const stage = / AS (\S+)/i.exec(rest)?.[1] ?? 'last';
      stages[stage] = join(place, stage);
      own = [{ name, rest }];
      inside = '/';
      mkdirSync(stages[stage]);
      folder = stages[stage];
    }
    const here = join(folder, inside);
    if (name === 'WORKDIR') {
      inside = rest;
      mkdirSync(join(folder, inside), { recursive: true });
    }
    if (name === 'COPY') {
      const copy = parseCopy(rest);
      if (copy.from) copyFromStage(stages, copy, here);
      else copyContext(here);
    }
    if (name === 'RUN') await runStep(rest, here);
  }
  return { folder: join(folder, inside), instructions: own };
}
