import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import { bracketPlace, bySentence } from './bracket-place.ts';

const text = 'Baked bread; filled and labelled jars, 40 a day. Drove the van';
const saidAt = (word: string) => ({ end: text.indexOf(word) + word.length });

test('what one sentence says stands in one bracket, and what another says in its own', () => {
  const [bread, jars, labelled, van] = ['bread', 'jars', 'labelled', 'van'].map(saidAt);
  if (!bread || !jars || !labelled || !van) throw new Error('a word is missing');
  expect(bySentence([jars, labelled], text)).toEqual([[jars, labelled]]);
  expect(bySentence([bread, jars, van], text)).toEqual([[bread], [jars], [van]]);
});

test('two or three words that end a line are not parted from what they are said of', () => {
  const en = lexisOf('en');
  const short = 'Swept platforms and tested signals for faults';
  expect(bracketPlace(short, short.indexOf(' for faults'), en)).toBe(short.length);
  const long = 'Tested signals for faults, and swept platforms at night';
  const at = long.indexOf(' for faults');
  expect(bracketPlace(long, at, en)).toBe(at);
});
