/** One process of ours: started, restarted when it dies, given up when it dies too often. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { nodeFlags } from '../node-flags.mjs';
import { startOf } from './identity.mjs';
import { readable } from './log-line.mjs';
import { say } from './report.mjs';

const minute = 60_000;
/** EX_CONFIG: the process said what is wrong, and starting it again would not help. */
const refused = 78;

/** Counts deaths; the fifth within a minute ends the patience. */
export function patience({ most = 5, within = minute, now = Date.now } = {}) {
  let deaths = [];
  return {
    /** → milliseconds to wait before the next try, or undefined: enough. */
    died() {
      deaths = [...deaths.filter((at) => now() - at < within), now()];
      if (deaths.length >= most) return undefined;
      return 250 * 2 ** (deaths.length - 1);
    },
  };
}

function forward(child) {
  if (child.stdout === null) return;
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      const text = readable(line);
      if (text) say(text);
    });
  }
}

/** A person at a terminal reads sentences; a machine gets the lines as they are. */
const outputs = () => (process.stdout.isTTY && process.env.LOG_FORMAT !== 'json' ? 'pipe' : 'inherit');

/**
 * `onReady(message)` at each start, `onGiveUp(name)` when it died too often. Events may come at any time,
 * so the state is three words: wanted, the child, and the timer of the next try.
 */
export function keepRunning({ name, file, args = [], env, onReady, onGiveUp, limits, spawnWith = spawn }) {
  const deaths = patience(limits);
  let wanted = true;
  let child;
  let timer;
  let current;

  function start() {
    child = spawnWith(process.execPath, [...nodeFlags, file, ...args], {
      env: { ...env, TAILOR_SUPERVISED: '1' },
      stdio: ['ignore', outputs(), outputs(), 'ipc'],
      detached: process.platform !== 'win32',
    });
    current = { pid: child.pid, start: startOf(child.pid) };
    forward(child);
    child.on('message', (message) => {
      if (message?.type === 'ready') onReady?.({ ...message, ...current });
    });
    child.once('error', (error) => after(`could not be started (${error.message})`));
    child.once('exit', (code, signal) =>
      after(signal ? `was ended by ${signal}` : `ended with code ${code}`, code),
    );
  }

  function after(what, code) {
    child.removeAllListeners();
    child.on('error', () => {});
    child = undefined;
    if (!wanted) return;
    if (code === refused) {
      wanted = false;
      say(`${name} cannot run with these settings; what it says stands above.`);
      onGiveUp?.(name);
      return;
    }
    const wait = deaths.died();
    if (wait === undefined) {
      wanted = false;
      say(`${name} ${what}. That is too often within a minute: given up.`);
      onGiveUp?.(name);
      return;
    }
    say(`${name} ${what}; started again in ${wait} ms`);
    timer = setTimeout(start, wait);
  }

  start();
  return {
    name,
    get process() {
      return current;
    },
    stop: (grace) => {
      wanted = false;
      clearTimeout(timer);
      return stopChild(child, grace);
    },
    /** Ends it and starts it anew, for new code; that is no death. */
    async restart() {
      wanted = false;
      clearTimeout(timer);
      await stopChild(child, 5_000);
      wanted = true;
      start();
    },
  };
}

/** SIGTERM lets it finish what it has in hand; after the grace it is made to end. */
function stopChild(child, grace) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const force = setTimeout(() => child.kill('SIGKILL'), grace);
    child.once('exit', () => {
      clearTimeout(force);
      done();
    });
    child.kill('SIGTERM');
  });
}
