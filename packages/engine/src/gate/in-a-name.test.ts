import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openLexicon } from '../lexicon/open.ts';
import { openGate } from './check.ts';
import { resumeWith } from './fixture.ts';

const lexicon = openLexicon(readFileSync(new URL('../../data/en.lexicon', import.meta.url)));

const passes = (point: string, text: string): boolean =>
  openGate(resumeWith('en', [point]), [], lexicon).check(text, { entryId: 'job' }).passed;

it('a word that a product borrows for its name says nothing of the thing itself', () => {
  expect(passes('Ran two shops on Google Cloud', 'Experience in cloud')).toBe(false);
  expect(passes('Ran two shops on Google Cloud', 'Two shops on Google Cloud')).toBe(true);
  expect(passes('Moved two shops from one cloud to Google Cloud', 'Experience in cloud')).toBe(true);
});
