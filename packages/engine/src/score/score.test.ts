import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import { matchCodes, scoreCodes } from './message-codes.ts';
import { rubric } from './rubric.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const data = join(root, 'packages/engine/data');
const engine = createEngine((language) => readFileSync(join(data, `${language}.lexicon`)));
const asOf = { year: 2026, month: 11 };
const pairs = join(root, 'bench/material/pairs');

test('whatever a match or a score says has its code in the list of codes', () => {
  const said = new Set<string>();
  for (const name of readdirSync(join(pairs, 'postings')).slice(0, 15)) {
    const job = JSON.parse(readFileSync(join(pairs, 'postings', name), 'utf8'));
    const resume = readFileSync(join(pairs, 'resumes', name.replace('.json', '.txt')), 'utf8');
    const { matches, score } = engine.analyse(resume, job, asOf);
    for (const match of matches) said.add(match.reason.code);
    for (const part of score.parts) for (const reason of part.reasons) said.add(reason.code);
  }
  const known = new Set([...matchCodes, ...scoreCodes]);
  expect(said.size).toBeGreaterThan(15);
  expect([...said].filter((code) => !known.has(code))).toEqual([]);
});

test('the parts of the published rubric are worth a hundred points', () => {
  const { requirements, title, evidence, structure, results } = rubric;
  expect(requirements.max + title.max + evidence.max + structure.max + results.max).toBe(100);
  expect(title.trade + title.vocabulary + title.words).toBe(title.max);
  expect(evidence.shown + evidence.prominent).toBe(evidence.max);
  const { max, ...checks } = structure;
  expect(Object.values(checks).reduce((sum, points) => sum + points, 0)).toBe(max);
});

test('the published page names the version and the points of the rubric', () => {
  const page = readFileSync(join(root, 'docs/scoring.md'), 'utf8');
  expect(page).toContain(`rubric ${rubric.version}`);
  for (const part of [rubric.requirements, rubric.title, rubric.evidence, rubric.structure, rubric.results])
    expect(page).toMatch(new RegExp(`^\\| [a-z ]+ \\| ${part.max} \\|`, 'm'));
});
