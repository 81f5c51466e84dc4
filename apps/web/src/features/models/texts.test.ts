import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelFailures } from '@tailor/contract/shapes/model';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'locales');
const texts = new Map(
  readdirSync(folder).map((name) => [
    name.slice(0, 2),
    JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>,
  ]),
);

test('every way a language model can fail has its sentence in five languages', () => {
  expect([...texts.keys()].sort()).toEqual(['de', 'en', 'es', 'fr', 'zh']);
  for (const [language, own] of texts)
    expect([language, modelFailures.filter((code) => !own[`model.${code}`])]).toEqual([language, []]);
});

test('before anything is sent the person reads which model, where it goes and what', () => {
  for (const own of texts.values()) {
    expect(own.switch).toContain('{{name}}');
    expect(own['sent.elsewhere']?.match(/\{\{host\}\}/g)?.length).toBeGreaterThan(1);
    expect(own['sent.here']).not.toContain('{{host}}');
  }
});
