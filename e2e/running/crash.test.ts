import { expect, test } from 'vitest';
import { crashDrill } from '../../scripts/drill/crash.mjs';

test('after ten kills by force every acknowledged resume is there, readable, and once', async () => {
  const report = await crashDrill({ kills: 10, clients: 20 });
  expect(report.acknowledged).toBeGreaterThan(50);
  expect({ missing: report.missing, unreadable: report.unreadable, doubled: report.doubled }).toEqual({
    missing: [],
    unreadable: [],
    doubled: [],
  });
}, 240_000);
