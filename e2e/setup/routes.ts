import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const pages = resolve(import.meta.dirname, '../../apps/web/src/pages');

/** Paths of all pages, read from their folders; the page for unknown addresses stands under one. */
export const routes: string[] = readdirSync(pages).map((name) => {
  const path = /path: '([^']+)'/.exec(readFileSync(join(pages, name, 'route.ts'), 'utf8'))?.[1];
  if (!path) throw new Error(`pages/${name} says no path`);
  return path === '*' ? '/no-such-page' : path;
});

/** A page for an unknown address is a 404, and some pages ask for what a stranger may not have. */
export const expectedErrors = /status of 40[0-4]/;
