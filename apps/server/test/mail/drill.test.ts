import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testDatabase } from '../database.ts';
import { builtWorker } from './built-worker.ts';
import { mailDrill } from './drill.ts';

test('after ten kills by force every mail is accounted for, and none came twice that must not', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tailor-drill-'));
  const worker = await builtWorker();
  const databaseUrl = await testDatabase();
  try {
    const report = await mailDrill({ kills: 10, databaseUrl, dataDir, worker: worker.path });
    const { states } = report;
    expect(report.rows).toBe(report.intended);
    const ended = ['sent', 'suppressed', 'failed', 'uncertain'].map((state) => states[state] ?? 0);
    expect(ended.reduce((sum, n) => sum + n, 0)).toBe(report.intended);
    expect(states.sent).toBeGreaterThan(report.intended / 2);
    const { marketingTwice, serviceThrice, secondWithoutReason, afterItsLife, forgotten } = report;
    expect({ marketingTwice, serviceThrice, secondWithoutReason, afterItsLife, forgotten }).toEqual({
      marketingTwice: 0,
      serviceThrice: 0,
      secondWithoutReason: 0,
      afterItsLife: 0,
      forgotten: 0,
    });
  } finally {
    worker.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 90_000);
