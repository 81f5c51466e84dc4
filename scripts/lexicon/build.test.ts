import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../packages/engine/src/types.ts';
import { encodeLexicon } from './encode.ts';
import { gatherConcepts } from './gather.ts';

const engine = join(import.meta.dirname, '..', '..', 'packages', 'engine');

test('the committed lexicons are what the committed lists give, byte by byte', () => {
  const concepts = gatherConcepts(join(engine, 'lists'));
  for (const language of languages) {
    const { bytes } = encodeLexicon(concepts, language);
    expect(bytes.equals(readFileSync(join(engine, 'data', `${language}.lexicon`))), language).toBe(true);
  }
});

test('no two concepts of our own lists claim the same words', () => {
  const concepts = gatherConcepts(join(engine, 'lists'));
  for (const language of languages) expect(encodeLexicon(concepts, language).table.clashes).toEqual([]);
});
