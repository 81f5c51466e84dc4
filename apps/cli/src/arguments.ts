import type { AsOf } from '@tailor/engine';

/** A mistake in how the command was called: told in a sentence, exit code 2. */
export class UsageError extends Error {}

/** What a command could not do with what it was given: exit code 1. */
export class InputError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface Arguments {
  command: string | undefined;
  files: string[];
  options: Map<string, string>;
  flags: Set<string>;
}

const withValue = new Set(['resume', 'job', 'title', 'as-of', 'out', 'language', 'url']);
const alone = new Set(['json', 'help', 'explain', 'version']);

export function parseArguments(argv: string[]): Arguments {
  const parsed: Arguments = { command: undefined, files: [], options: new Map(), flags: new Set() };
  for (let i = 0; i < argv.length; i += 1) {
    const word = argv[i] ?? '';
    if (word === '-h') parsed.flags.add('help');
    else if (word.startsWith('--')) i += takeOption(word.slice(2), argv[i + 1], parsed);
    else if (parsed.command === undefined) parsed.command = word;
    else parsed.files.push(word);
  }
  return parsed;
}

/** How many further words the option took. */
function takeOption(word: string, next: string | undefined, parsed: Arguments): number {
  const [name = '', inline] = word.split(/=(.*)/s);
  if (alone.has(name)) {
    parsed.flags.add(name);
    return 0;
  }
  if (!withValue.has(name)) throw new UsageError(`unknown option --${name}`);
  const value = inline ?? next;
  if (value === undefined || (inline === undefined && value.startsWith('--')))
    throw new UsageError(`--${name} needs a value`);
  parsed.options.set(name, value);
  return inline === undefined ? 1 : 0;
}

/** "--as-of 2026-11-20"; without it, today by UTC. The clock is read here and nowhere deeper. */
export function asOfDate(parsed: Arguments, now: () => Date): AsOf {
  const given = parsed.options.get('as-of');
  if (given === undefined) {
    const today = now();
    return { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 };
  }
  const found = given.match(/^(\d{4})-(\d{2})-(\d{2})$/);
  const date = new Date(`${given}T00:00:00Z`);
  if (!found || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(given))
    throw new UsageError(`--as-of takes a date as YYYY-MM-DD, not "${given}"`);
  return { year: Number(found[1]), month: Number(found[2]) };
}
