import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { JobInput, ResumeSource } from '@tailor/engine';
import { InputError } from './arguments.ts';

function bytesOf(file: string): Buffer {
  if (!existsSync(file)) throw new InputError('not_found', `no such file: ${file}`);
  try {
    return readFileSync(file);
  } catch {
    throw new InputError('unreadable', `cannot read ${file}`);
  }
}

const textOf = (bytes: Buffer): string => bytes.toString('utf8').replace(/^\uFEFF/, '');

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError('invalid_json', `${file} is not valid JSON`);
  }
}

/** A resume from any document the product reads; what cannot be read is said by its code. */
export async function resumeFrom(file: string): Promise<string | ResumeSource> {
  if (extname(file).toLowerCase() === '.txt') return textOf(bytesOf(file));
  bytesOf(file);
  const { readDocument } = await import('@tailor/documents');
  const outcome = await readDocument({ path: file, name: basename(file) });
  if (!outcome.ok) throw new InputError(outcome.error.code, `cannot read ${file}: ${outcome.error.code}`);
  if (!outcome.value.hasTextLayer)
    throw new InputError('no_text_layer', `${file} holds pictures only, no text that could be read`);
  return outcome.value.source;
}

/** A job file: JSON with title and description, or text whose first line is the title. */
export function jobFrom(file: string, title: string | undefined): JobInput {
  const text = textOf(bytesOf(file));
  if (extname(file).toLowerCase() !== '.json') return jobOfText(text, title);
  const value = parseJson(text, file) as Record<string, unknown> | null;
  const read = (...names: string[]): string | undefined =>
    names.map((name) => value?.[name]).find((one): one is string => typeof one === 'string');
  const description = read('description', 'jobDescription');
  if (description === undefined) throw new InputError('invalid_field', `${file} has no "description"`);
  const company = read('company');
  return {
    title: title ?? read('title', 'jobTitle') ?? '',
    description,
    ...(company === undefined ? {} : { company }),
  };
}

function jobOfText(text: string, title: string | undefined): JobInput {
  if (title !== undefined) return { title, description: text };
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const isTitle = first.trim().length <= 100 && !/[.!?。]$/.test(first.trim());
  const cleaned = first.replace(/^[#*\s]+|[*\s]+$/g, '');
  return isTitle
    ? { title: cleaned, description: text.slice(text.indexOf(first) + first.length) }
    : { title: '', description: text };
}
