import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownPairs } from '../engine-pieces.ts';
import type { Measurement, Row } from '../measure.ts';
import { root } from '../root.ts';

/** The same input, a hundred processes, other time zones and languages of the machine: the same bytes. */

const zones = ['UTC', 'Asia/Shanghai', 'America/Los_Angeles', 'Europe/Berlin'];
const locales = ['C', 'de_DE.UTF-8', 'tr_TR.UTF-8', 'zh_CN.UTF-8'];

const runs = 100;
/** As many processes at a time as the smallest machine has cores. */
const together = 2;

function digestOf(main: string, file: string, run: number): Promise<string> {
  const env = { ...process.env, TZ: zones[run % zones.length], LC_ALL: locales[(run >> 2) % locales.length] };
  const child = spawn(process.execPath, [main, 'batch', file, '--as-of', '2026-11-20'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const hash = createHash('sha256');
  child.stdout.on('data', (chunk) => hash.update(chunk));
  return new Promise((done) => {
    child.on('close', (code) => done(code === 0 ? hash.digest('hex') : `failed ${run}`));
  });
}

/** The command makes its bundle at the first call; the runs are of that bundle, without looking at the sources. */
function bundledCommand(): string {
  spawnSync(process.execPath, [join(root, 'scripts/cli.mjs'), '--version'], { stdio: 'ignore' });
  const folder = join(root, 'dist', 'cli');
  const made = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'main.mjs')))
    .map((entry) => join(folder, entry.name, 'main.mjs'))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  if (!made) throw new Error('the command has no bundle');
  return made;
}

async function measure(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'resume-tailor-same-'));
  const file = join(folder, 'batch.jsonl');
  // One pair a language: five are enough to meet every stage, and a hundred runs stay short.
  const chosen = ['en', 'es', 'fr', 'de', 'zh'].flatMap((language) =>
    ownPairs()
      .filter((pair) => pair.language === language)
      .slice(0, 1),
  );
  const lines = chosen.map(({ id, resume, job }) =>
    JSON.stringify({ id, resumeText: resume, jobTitle: job.title, jobDescription: job.description }),
  );
  writeFileSync(file, lines.join('\n'));
  const main = bundledCommand();
  const digests = new Map<string, number>();
  let next = 0;
  const one = async () => {
    while (next < runs) {
      next += 1;
      const digest = await digestOf(main, file, next - 1);
      digests.set(digest, (digests.get(digest) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: together }, one));
  rmSync(folder, { recursive: true, force: true });
  return [
    {
      name: `identical outputs of ${runs} processes`,
      value: Math.max(...digests.values()),
      floor: 100,
      better: 'higher',
      note: `${zones.length} time zones × ${locales.length} languages of the machine`,
    },
  ];
}

export const measurement: Measurement = { title: 'Determinism', measure };
