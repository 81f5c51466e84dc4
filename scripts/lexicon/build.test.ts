import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../packages/engine/src/types.ts';
import { encodeLexicon } from './encode.ts';
import { gatherConcepts } from './gather.ts';

const engine = join(import.meta.dirname, '..', '..', 'packages', 'engine');

/** All five are built once; on a busy machine that takes seconds. */
const time = 120_000;
const concepts = gatherConcepts(join(engine, 'lists'));

test.each(languages)(
  'the committed %s lexicon is what the committed lists give, byte by byte, and no two concepts claim the same words',
  (language) => {
    const { bytes, table } = encodeLexicon(concepts, language);
    expect(table.clashes).toEqual([]);
    expect(bytes.equals(readFileSync(join(engine, 'data', `${language}.lexicon`)))).toBe(true);
  },
  time,
);

test('every language has names for 1,500 concepts of our own lists or more', () => {
  for (const language of languages) {
    const named = concepts.filter(
      (concept) => concept.own && concept.names[language]?.some((name) => name.label),
    );
    expect(named.length).toBeGreaterThanOrEqual(1500);
  }
});
