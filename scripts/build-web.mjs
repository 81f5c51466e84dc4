#!/usr/bin/env node
/** Builds the browser's files (dist/web/client) and the server's render bundle (dist/web/render). */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bundle.mjs';

export async function buildWeb({ logLevel = 'warn' } = {}) {
  const { build } = await import('vite');
  const configFile = join(root, 'apps/web/vite.config.ts');
  await build({ configFile, logLevel });
  await build({ configFile, logLevel, build: { ssr: true } });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await buildWeb({ logLevel: 'info' });
