#!/usr/bin/env node
/** npm run drill:crash [-- KILLS]: 200 kills by force, 20 clients; every acknowledged resume is there, readable, once. */
import { crashDrill } from './drill/crash.mjs';
import { build } from './launch/build.mjs';
import { install } from './launch/install.mjs';
import { say } from './launch/report.mjs';

await install();
await build(['server', 'web']);
const kills = Number(process.argv[2] ?? 200);
const report = await crashDrill({ kills, say });
const wrong = ['missing', 'unreadable', 'doubled'].map((name) => `${report[name].length} ${name}`);
console.log(
  `${report.kills} kills, ${report.starts} starts, ${report.tried} tried, ${report.acknowledged} acknowledged: ${wrong.join(', ')}`,
);
console.log(`not acknowledged by reply status: ${JSON.stringify(report.refusals)}`);
const bad = report.missing.length + report.unreadable.length + report.doubled.length;
process.exit(bad === 0 && report.acknowledged > 0 ? 0 : 1);
