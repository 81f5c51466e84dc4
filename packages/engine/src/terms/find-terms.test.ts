import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLexicon } from '../lexicon/open.ts';
import type { Language } from '../types.ts';
import { findTerms } from './find-terms.ts';
import { openTagger } from './tagger.ts';
import { tokenize } from './tokens.ts';

const data = join(import.meta.dirname, '..', '..', 'data');
const tagger = openTagger(readFileSync(join(data, 'terms.tagger')));

function terms(language: Language, text: string): string[] {
  const lexicon = openLexicon(readFileSync(join(data, `${language}.lexicon`)));
  const found = findTerms(text, { lexicon, tagger });
  for (const term of found) expect(text.slice(term.start, term.end)).toBe(term.text);
  return found.map((term) => term.text);
}

test('running text and the same tokens joined by spaces give the same words', () => {
  const text = 'Experience with Python (NumPy, pandas) and C++/C#; Node.js is a plus.';
  const joined = 'Experience with Python ( NumPy , pandas ) and C++/C# ; Node.js is a plus .';
  const words = (line: string): string[] => tokenize(line, 0, line.length).map((token) => token.text);
  expect(words(text)).toEqual(words(joined));
  expect(terms('en', text)).toEqual(terms('en', joined));
});

test('an English posting gives its tools and its knowledge, and no phrases about the team', () => {
  const found = terms(
    'en',
    'You have experience with Python, Docker and Kubernetes.\nKnowledge of computer science is required.\nYou will join a friendly team in our new office.',
  );
  expect(found).toEqual(expect.arrayContaining(['Python', 'Docker', 'Kubernetes', 'computer science']));
  expect(found.join(' ')).not.toMatch(/friendly|office|team/);
});

test("an accountant's posting is read as well as a programmer's", () => {
  const found = terms('en', 'Prepare financial statements under IFRS. ACCA qualified, strong Excel skills.');
  expect(found).toEqual(expect.arrayContaining(['financial statements', 'IFRS', 'ACCA', 'Excel']));
});

test('a term that no list has is found after the words that announce it', () => {
  expect(terms('es', 'Experiencia con Zorbex Studio y conocimientos de SAP.')).toEqual([
    'Zorbex Studio',
    'SAP',
  ]);
  expect(terms('fr', 'Bonne maîtrise du Zorbex Studio et du pack Office.')).toEqual([
    'Zorbex Studio',
    'pack Office',
  ]);
  expect(terms('de', 'Sicherer Umgang mit Zorbex Studio und SAP.')).toEqual(['Zorbex Studio', 'SAP']);
  expect(terms('zh', '熟悉左贝克斯软件，精通Java和Zorbex。')).toEqual(['左贝克斯软件', 'Java', 'Zorbex']);
});

test('the unknown item of a list of known tools is a term', () => {
  expect(terms('de', 'Docker, Kubernetes, Zorbex, Terraform')).toEqual([
    'Docker',
    'Kubernetes',
    'Zorbex',
    'Terraform',
  ]);
});

test('soft skills and titles are no terms', () => {
  expect(terms('es', 'Trabajo en equipo y capacidad de organización.')).toEqual([]);
  expect(terms('zh', '良好的沟通能力和团队合作精神')).toEqual([]);
});

test('a concept of the lexicon keeps its number in the term', () => {
  const lexicon = openLexicon(readFileSync(join(data, 'de.lexicon')));
  const [term] = findTerms('Erfahrung im Projektmanagement', { lexicon });
  expect(term?.concept).toBe(lexicon.conceptOf('project-management'));
});

test('the time for text without spaces and endless lists grows with its length, not faster', () => {
  const lexicon = openLexicon(readFileSync(join(data, 'en.lexicon')));
  const timeOf = (text: string): number => {
    // Of the processor: the clock counts what other programs do as well.
    const begun = process.cpuUsage();
    findTerms(text, { lexicon, tagger });
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
  for (const piece of ['a', '(,', 'Java, ', 'C++/']) {
    timeOf(piece.repeat(2000));
    const short = Math.min(timeOf(piece.repeat(2000)), timeOf(piece.repeat(2000)));
    const long = Math.min(timeOf(piece.repeat(20_000)), timeOf(piece.repeat(20_000)));
    expect(long).toBeLessThan(10 * Math.max(short, 1) * 5);
  }
}, 30_000);
