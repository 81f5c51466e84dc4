import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownPairs } from '../engine-pieces.ts';
import type { Measurement, Row } from '../measure.ts';
import { root } from '../root.ts';

/** The same input, a hundred processes, other time zones and languages of the machine: the same bytes. */

const zones = ['UTC', 'Asia/Shanghai', 'America/Los_Angeles', 'Europe/Berlin'];
const locales = ['C', 'de_DE.UTF-8', 'tr_TR.UTF-8', 'zh_CN.UTF-8'];

function measure(): Row[] {
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
  const digests = new Map<string, number>();
  for (let run = 0; run < 100; run += 1) {
    const env = { ...process.env, TZ: zones[run % zones.length], LC_ALL: locales[run % locales.length] };
    const done = spawnSync(
      process.execPath,
      [join(root, 'scripts/cli.mjs'), 'batch', file, '--as-of', '2026-11-20'],
      { env, maxBuffer: 64 * 1024 * 1024 },
    );
    const digest =
      done.status === 0 ? createHash('sha256').update(done.stdout).digest('hex') : `failed ${run}`;
    digests.set(digest, (digests.get(digest) ?? 0) + 1);
  }
  rmSync(folder, { recursive: true, force: true });
  return [
    {
      name: 'identical outputs of 100 processes',
      value: Math.max(...digests.values()),
      floor: 100,
      better: 'higher',
    },
  ];
}

export const measurement: Measurement = { title: 'Determinism', measure };
