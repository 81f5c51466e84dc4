import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import { sourceFromText } from '../text/source.ts';
import type { ResumeSource } from '../types.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const pairs = join(root, 'bench/material/pairs');
const engine = createEngine((language) =>
  readFileSync(join(root, `packages/engine/data/${language}.lexicon`)),
);
const asOf = { year: 2026, month: 11 };

/** Every line in turn says what a line of the posting says, or nothing of it any more. */
function edited({ lines }: ResumeSource, asked: readonly string[], round: number): ResumeSource {
  const at = (round * 7) % lines.length;
  const { text } = lines[at] ?? { text: '' };
  const mark = /^\s*(?:[-•]\s)?/u.exec(text)?.[0] ?? '';
  const said = asked[round % asked.length] ?? '';
  const text2 = round % 3 === 0 ? text.slice(0, text.length / 2) : `${mark}${said.trim()}`;
  return { lines: lines.map((line, i) => (i === at ? { text: text2 } : line)) };
}

test('what is carried over to an edited resume is what looking for it anew finds', () => {
  for (const id of ['en-hvac', 'de-mechatronik', 'zh-kuaiji']) {
    const posting = JSON.parse(readFileSync(join(pairs, 'postings', `${id}.json`), 'utf8'));
    const source = sourceFromText(readFileSync(join(pairs, 'resumes', `${id}.txt`), 'utf8'));
    const job = engine.prepare(posting);
    const near = engine.analyse(source, job, asOf).resume;
    const asked = posting.description.split('\n').filter((line: string) => line.trim());
    for (let round = 0; round < 8; round += 1) {
      const change = edited(source, asked, round);
      const carried = engine.analyse(change, job, asOf, [], near);
      expect(carried, `${id} ${round}`).toEqual(engine.analyse(change, job, asOf));
    }
  }
}, 30_000);
