import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { InputError } from './arguments.ts';
import type { Terminal } from './terminal.ts';

type Answer = Record<string, unknown>;

function parse(line: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new InputError('invalid_json', 'the line is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputError('invalid_line', 'the line is not a JSON object');
  return value as Record<string, unknown>;
}

/** A text field of a line; what is missing is said by name. */
export function textOf(line: Record<string, unknown>, name: string): string {
  const value = line[name];
  if (typeof value !== 'string') throw new InputError('invalid_field', `"${name}" must be a string`);
  return value;
}

function answerOf(raw: string, answer: (line: Record<string, unknown>) => Answer): Answer {
  let id: unknown = null;
  try {
    const line = parse(raw);
    id = line.id ?? null;
    return { id, ...answer(line) };
  } catch (error) {
    const code = error instanceof InputError ? error.code : 'failed';
    const message = error instanceof Error ? error.message : String(error);
    return { id, error: { code, message } };
  }
}

/** One answer a line, as the lines come; nothing is kept. */
export async function eachLine(
  terminal: Terminal,
  file: string | undefined,
  answer: (line: Record<string, unknown>) => Answer,
): Promise<void> {
  const input = file === undefined || file === '-' ? terminal.input : createReadStream(file);
  const failure = new Promise<never>((_, reject) => {
    input.on('error', () => reject(new InputError('unreadable', `cannot read ${file ?? 'standard input'}`)));
  });
  failure.catch(() => undefined);
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([lines.next(), failure]);
    if (next.done) return;
    const raw = next.value.replace(/^\uFEFF/, '');
    if (raw.trim() === '') continue;
    await terminal.write(`${JSON.stringify(answerOf(raw, answer))}\n`);
  }
}
