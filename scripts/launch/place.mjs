/** Where things lie, and what the environment asks for. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from './report.mjs';

// A bench that is bundled elsewhere says where the repository is.
export const root = process.env.TAILOR_ROOT ?? resolve(fileURLToPath(import.meta.url), '..', '..', '..');
export const dist = join(root, 'dist');

const sealed = join(dist, '.sealed');

/** An image holds neither sources nor build tools: what was built there is taken as it is. */
export const isSealed = () => existsSync(sealed);

export const seal = () => writeFileSync(sealed, '');

function port(text) {
  if (text === undefined || text === '') return 3000;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new Refusal(`PORT is "${text}"; set it to a number from 0 to 65535.`);
  return number;
}

/** A file of settings beside package.json, for who does not want to export them; the environment wins. */
function readDotEnv(file = join(root, '.env')) {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const settings = {};
  for (const line of lines) {
    const match = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
    if (match) settings[match[1]] = match[2].replace(/^(["'])(.*)\1$/, '$2');
  }
  return settings;
}

export function settings(environment = { ...readDotEnv(), ...process.env }) {
  return {
    environment,
    data: resolve(root, environment.DATA_DIR || 'data'),
    port: port(environment.PORT),
    host: environment.HOST || '127.0.0.1',
    databaseUrl: environment.DATABASE_URL || undefined,
  };
}
