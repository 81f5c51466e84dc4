import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import { applyEdits } from '../edits/apply.ts';
import { tailor } from './tailor.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const opened = () =>
  createEngine((language) => readFileSync(join(root, `packages/engine/data/${language}.lexicon`)));
const asOf = { year: 2026, month: 11 };
const tenth = (value: number) => Math.round(value * 10) / 10;

test('an effect is what another engine finds when it reads the edited text and the posting anew', () => {
  const other = opened();
  const pairs = join(root, 'bench/material/pairs');
  for (const id of ['en-chef', 'zh-hr']) {
    const resume = readFileSync(join(pairs, 'resumes', `${id}.txt`), 'utf8');
    const job = JSON.parse(readFileSync(join(pairs, 'postings', `${id}.json`), 'utf8'));
    const { before, edits } = tailor(opened(), { resume, job, asOf });
    expect(edits.length, id).toBeGreaterThan(0);
    for (const edit of edits) {
      const text = applyEdits(before.resume.source, [edit]).lines.join('\n');
      const after = other.analyse(text, job, asOf);
      expect(edit.effect, edit.id).toEqual({
        score: tenth(after.score.total - before.score.total),
        match: tenth(after.keywordStats.afterMatch - before.keywordStats.afterMatch),
      });
    }
  }
}, 30_000);
