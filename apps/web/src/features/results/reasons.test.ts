import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const engine = resolve(import.meta.dirname, '../../../../../packages/engine/src');
const texts: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'locales/en.json'), 'utf8'),
);
const reasons: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../reasons/locales/en.json'), 'utf8'),
);

const code = readdirSync(engine, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(engine, name), 'utf8'))
  .join('\n');

test('every reason, question, advice and finding the engine can give has its sentence', () => {
  const written = [...code.matchAll(/'((?:match|score|edit|question|improvement|read)\.[\w.-]+)'/g)].map(
    (m) => m[1] ?? '',
  );
  expect(written.length).toBeGreaterThan(40);
  expect([...new Set(written)].filter((one) => !(one in reasons))).toEqual([]);
});

test('what the engine puts together from parts has its sentences too', () => {
  const made = [
    ...['met', 'partly', 'missing', 'unknown'].map((status) => `match.years.${status}`),
    ...['met', 'partly'].map((status) => `match.duty.${status}`),
    ...['same', 'alias', 'implied', 'fact'].map((relation) => `match.term.found.${relation}`),
    ...['same', 'near', 'other'].map((level) => `score.title.${level}`),
    ...['hard_skill', 'soft_skill', 'years', 'degree', 'language', 'certificate', 'duty'].map(
      (kind) => `question.${kind}`,
    ),
    ...['school', 'vocational', 'bachelor', 'master', 'doctorate'].map((level) => `degree.${level}`),
  ];
  expect(made.filter((one) => !(one in reasons))).toEqual([]);
});

test('every kind of edit has a name', () => {
  const kinds = /export type EditKind =([^;]+);/.exec(code)?.[1] ?? '';
  const names = [...kinds.matchAll(/'([\w-]+)'/g)].map((match) => `kind.${match[1]}`);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((one) => !(one in texts))).toEqual([]);
});
