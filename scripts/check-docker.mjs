#!/usr/bin/env node
/**
 * npm run check:docker: builds and tries the image where docker is; elsewhere it takes the same steps in
 * folders: every COPY and RUN of the Dockerfile in order, then its command, health check and stop.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDockerfile, problemsOf } from './docker/instructions.mjs';
import { runStages } from './docker/stages.mjs';
import { tryProduct } from './docker/try.mjs';
import { root } from './launch/place.mjs';
import { say } from './launch/report.mjs';

function withDocker() {
  const run = (args) => spawnSync('docker', args, { cwd: root, stdio: 'inherit' }).status === 0;
  const name = `resume-tailor-check-${process.pid}`;
  const good =
    run(['build', '-t', name, '.']) &&
    run(['run', '-d', '--name', name, '-e', 'PUBLIC_URL=http://localhost:3000', name]) &&
    run([
      'exec',
      name,
      'sh',
      '-c',
      'for i in $(seq 60); do node scripts/health.mjs && exit 0; sleep 1; done; exit 1',
    ]) &&
    run(['stop', '-t', '45', name]);
  run(['rm', '-f', name]);
  run(['rmi', name]);
  return good;
}

async function withoutDocker(instructions) {
  const place = mkdtempSync(join(tmpdir(), 'resume-tailor-image-'));
  // Run as root, the database is another user's, who must be able to go through here.
  chmodSync(place, 0o711);
  try {
    const image = await runStages(instructions, place);
    return await tryProduct(image, place);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

const instructions = parseDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const problems = problemsOf(instructions);
for (const problem of problems) console.error(`Dockerfile: ${problem}`);
if (problems.length > 0) process.exit(1);
const hasDocker = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;
say(hasDocker ? 'building the image' : 'no docker here: taking its steps in folders');
const good = hasDocker ? withDocker() : await withoutDocker(instructions);
say(good ? 'the image starts, is healthy, and stops cleanly' : 'the image does not hold what it promises');
process.exit(good ? 0 : 1);
