import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of this folder, also when the peer is bundled into a drill that runs elsewhere. */
const { TAILOR_ROOT: root } = process.env;
const folder = root ? join(root, 'apps', 'server', 'test', 'stripe-peer') : import.meta.dirname;

export const readBeside = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
