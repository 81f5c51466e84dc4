/** Starts what the image would start, asks its health check, stops it as docker stop does. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { endPostgres } from '../drill/leftovers.mjs';
import { sleep } from '../launch/identity.mjs';
import { freePort } from '../launch/postgres/secrets.mjs';
import { say } from '../launch/report.mjs';
import { environmentOf } from './instructions.mjs';

const listOf = (text) => JSON.parse(/\[.*\]/.exec(text)[0]);

export async function tryProduct({ folder, instructions }, place) {
  const find = (name) => instructions.findLast((one) => one.name === name).rest;
  const port = String(await freePort());
  const data = join(place, 'data');
  const { PATH, HOME } = process.env;
  const env = { ...environmentOf(instructions), PATH, HOME, PORT: port, DATA_DIR: data, HOST: '127.0.0.1' };
  const [command, ...args] = listOf(find('CMD'));
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
  const [check, ...checkArgs] = listOf(find('HEALTHCHECK'));
  try {
    let healthy = false;
    for (let i = 0; i < 60 && !healthy && child.exitCode === null; i += 1) {
      await sleep(500);
      healthy = spawnSync(check, checkArgs, { cwd: folder, env }).status === 0;
    }
    say(healthy ? 'health check: good' : 'health check: bad');
    child.kill('SIGTERM');
    const code = await Promise.race([ended, sleep(45_000).then(() => 'late')]);
    say(`stopped with code ${code}`);
    return healthy && code === 0;
  } finally {
    child.kill('SIGKILL');
    await endPostgres(data);
  }
}
