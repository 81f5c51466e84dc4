import { expect, test } from 'vitest';
import { bySentence } from './bracket-place.ts';

const text = 'Baked bread; filled and labelled jars, 40 a day. Drove the van';
const saidAt = (word: string) => ({ end: text.indexOf(word) + word.length });

test('what one sentence says stands in one bracket, and what another says in its own', () => {
  const [bread, jars, labelled, van] = ['bread', 'jars', 'labelled', 'van'].map(saidAt);
  if (!bread || !jars || !labelled || !van) throw new Error('a word is missing');
  expect(bySentence([jars, labelled], text)).toEqual([[jars, labelled]]);
  expect(bySentence([bread, jars, van], text)).toEqual([[bread], [jars], [van]]);
});
