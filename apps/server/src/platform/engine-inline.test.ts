import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '@tailor/engine';
import { expect, test } from 'vitest';
import { tailorAsDecided } from './engine-inline.ts';
import type { TailorRequest } from './engine-runner.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const data = join(root, 'packages/engine/data');
const pairs = join(root, 'bench/material/pairs');
const engine = createEngine((language) => readFileSync(join(data, `${language}.lexicon`)));

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function requestFor(id: string): TailorRequest {
  const { title, description } = JSON.parse(readFileSync(join(pairs, 'postings', `${id}.json`), 'utf8'));
  return {
    text: readFileSync(join(pairs, 'resumes', `${id}.txt`), 'utf8'),
    job: { title, description },
    asOf: { year: 2026, month: 11 },
    facts: [],
    rejected: [],
    byHand: null,
    made: null,
    proposals: [],
  };
}

test('a decision over proposals made before gives what making them anew would give', () => {
  for (const id of ['en-chef', 'zh-hr']) {
    const request = requestFor(id);
    const made = stored(tailorAsDecided(engine, request));
    const ids = made.edits.map((edit) => edit.id);
    expect(ids.length, id).toBeGreaterThan(1);
    for (const rejected of [[], ids.slice(0, 1), ids]) {
      const anew = stored(tailorAsDecided(engine, { ...request, rejected }));
      expect(stored(tailorAsDecided(engine, { ...request, rejected, made }))).toEqual(anew);
    }
    const byHand = `${request.text}\nPlus one line written by hand.`;
    const anew = stored(tailorAsDecided(engine, { ...request, byHand }));
    expect(stored(tailorAsDecided(engine, { ...request, byHand, made }))).toEqual(anew);
  }
});

test('proposals are made anew when the resume is scored otherwise today', () => {
  const request = requestFor('en-chef');
  const made = stored(tailorAsDecided(engine, request));
  made.before.score.total -= 1;
  made.edits = [];
  expect(tailorAsDecided(engine, { ...request, made }).edits.length).toBeGreaterThan(0);
});
