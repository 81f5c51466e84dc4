import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '../../src/platform/prepare.ts';
import { startPrivateServer } from '../private-server.ts';
import { mailDrill } from './drill.ts';

/** npm run drill:mail: the drill at full length, on a database server of its own. */
const root = process.env.TAILOR_ROOT ?? process.cwd();
const kills = Number(process.argv[2] ?? 200);
const server = await startPrivateServer();
const dataDir = mkdtempSync(join(tmpdir(), 'tailor-drill-'));
try {
  await prepareDatabase(server.url, join(root, 'apps/server/src/migrations'));
  const worker = process.env.MAIL_WORKER ?? '';
  const report = await mailDrill({ kills, databaseUrl: server.url, dataDir, worker, say: console.log });
  console.log(JSON.stringify(report, null, 2));
  const { states, intended } = report;
  const ended = ['sent', 'suppressed', 'failed', 'uncertain'].reduce(
    (sum, name) => sum + (states[name] ?? 0),
    0,
  );
  const bad =
    report.marketingTwice +
    report.serviceThrice +
    report.secondWithoutReason +
    report.afterItsLife +
    report.forgotten +
    Math.abs(intended - ended) +
    Math.abs(intended - report.rows);
  console.log(
    `${kills} kills: ${intended} intended = ${ended} ended; ${report.bodies} bodies at the peer; ${bad} faults`,
  );
  process.exitCode = bad === 0 ? 0 : 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
