import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import { keywordChange } from './keyword-stats.ts';

const data = join(import.meta.dirname, '..', '..', 'data');
const engine = createEngine((language) => readFileSync(join(data, `${language}.lexicon`)));
const asOf = { year: 2026, month: 11 };
const job = engine.prepare({
  title: 'Platform Engineer',
  description: 'Requirements\n- Kubernetes\n- PostgreSQL\n- Terraform\n- Python',
});
const resume = (bullet: string) =>
  `Maria Lopez\nmaria.lopez@example.com\n\nExperience\nPlatform Engineer, Northwind, 2019 - present\n- ${bullet}\n\nSkills\nGit, Python`;
const change = (before: string, after: string) =>
  keywordChange(engine.analyse(resume(before), job, asOf), engine.analyse(resume(after), job, asOf));

test('a term that was there under another name and now stands in the words of the posting was added', () => {
  const stats = change('Ran k8s clusters on Postgres', 'Ran Kubernetes (k8s) clusters on PostgreSQL');
  expect(stats.added).toEqual(['Kubernetes', 'PostgreSQL']);
  expect(stats.missing).toEqual(['Terraform']);
  expect(stats.afterMatch).toBeGreaterThan(stats.beforeMatch);
});

test('what stood there in those words before was not added, and neither is what is gone', () => {
  expect(change('Ran Kubernetes', 'Ran Kubernetes on PostgreSQL').added).toEqual(['PostgreSQL']);
  expect(change('Ran Kubernetes', 'Ran servers').added).toEqual([]);
  expect(change('Ran Kubernetes', 'Ran Kubernetes').added).toEqual([]);
});
