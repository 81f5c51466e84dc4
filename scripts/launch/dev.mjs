/** npm run dev: what changed is built again, and server and worker start anew with it. */
import { readdirSync, watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { root } from './place.mjs';
import { say } from './report.mjs';

const settle = 150;

function isSource(name) {
  return name !== null && !/(^|[\\/])(node_modules|dist|generated|\.[^\\/]*)([\\/]|$)/.test(name);
}

/** One rebuild at a time; changes that come while it runs cause one more. */
function rebuilder(run) {
  let timer;
  let busy = false;
  let again = false;
  const rebuild = async () => {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    try {
      const built = await build(['server', 'web']);
      if (built.length > 0) {
        await run.restart();
        say(`${built.join(', ')} renewed; reload the page`);
      }
    } catch (error) {
      say(`the build failed, the old one goes on: ${error.message}`);
    }
    busy = false;
    if (again) {
      again = false;
      rebuild();
    }
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(rebuild, settle);
  };
}

export function watch(run) {
  const changed = rebuilder(run);
  for (const kind of ['packages', 'apps']) {
    for (const name of readdirSync(join(root, kind))) {
      watchFolder(join(root, kind, name), { recursive: true }, (_, file) => {
        if (isSource(file)) changed();
      });
    }
  }
  say('watching the sources');
  // What changed between the build and now.
  changed();
}
