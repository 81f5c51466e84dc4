import { languages } from '@tailor/engine';
import { expect, test } from 'vitest';
import { readTruthSet, truthSets } from '../reading/truth-set.ts';
import { tooAlike } from '../shingles.ts';
import {
  furtherSets,
  readListedPairs,
  readPairResumes,
  readPairs,
  readPlainPairs,
  readPostings,
  setFolder,
} from './material.ts';

const resumes = readPairResumes();
const postings = readPostings();
const pairs = readPairs();
const plain = readPlainPairs();
const further = furtherSets.flatMap((set) => readListedPairs(setFolder(set)));
const own = [...plain, ...further.filter(({ fit }) => fit === 'own')];
const allPostings = [...postings, ...own.map(({ posting }) => posting)];
const allResumes = [...resumes, ...own.map(({ resume }) => resume)];
const perLanguage = (items: { language: string }[]) =>
  languages.map((language) => items.filter((item) => item.language === language).length);

test('there are sixty resumes and sixty postings, twelve a language', () => {
  expect(perLanguage(resumes)).toEqual([12, 12, 12, 12, 12]);
  expect(perLanguage(postings)).toEqual([12, 12, 12, 12, 12]);
  expect(postings.map((posting) => posting.id)).toEqual(resumes.map((resume) => resume.id));
});

test('twenty-five pairs are of plain words, five a language', () => {
  expect(perLanguage(plain.map(({ resume }) => resume))).toEqual([5, 5, 5, 5, 5]);
});

test('each resume of a further set has the posting it was written for and one of a near trade', () => {
  for (const set of furtherSets) {
    const listed = readListedPairs(setFolder(set));
    const fits = readPairResumes(setFolder(set)).map(({ id }) =>
      listed.filter(({ resume }) => resume.id === id).map(({ fit }) => fit),
    );
    expect(fits).toEqual(fits.map(() => ['own', 'near']));
  }
});

test('each language has twelve different trades', () => {
  for (const language of languages) {
    const trades = postings.filter((posting) => posting.language === language).map(({ trade }) => trade);
    expect(new Set(trades).size).toBe(12);
  }
});

test('no two resumes, and no two postings, share more than 15 % of their shingles', () => {
  const truth = truthSets.flatMap(readTruthSet).map((item) => ({
    id: item.truth.id,
    language: item.truth.language,
    text: item.text,
  }));
  expect(tooAlike([...allResumes, ...truth], 0.15)).toEqual([]);
  const descriptions = allPostings.map(({ id, language, description }) => ({
    id,
    language,
    text: description,
  }));
  expect(tooAlike(descriptions, 0.15)).toEqual([]);
});

test('no posting repeats its resume: they share at most 15 % of their shingles', () => {
  const alike = allPostings.flatMap(({ id, language, description }) => {
    const written = allResumes.filter((resume) => resume.id === id);
    return tooAlike([...written, { id: `posting ${id}`, language, text: description }], 0.15);
  });
  expect(alike).toEqual([]);
});

test('there are three hundred pairs, each once, of every fit, within and across languages', () => {
  const keys = pairs.map(({ resume, posting }) => `${resume.id} ${posting.id}`);
  expect(pairs.length).toBeGreaterThanOrEqual(300);
  expect(new Set(keys).size).toBe(pairs.length);
  for (const fit of ['own', 'near', 'far'] as const) {
    const crossing = pairs.filter(
      (pair) => pair.fit === fit && pair.resume.language !== pair.posting.language,
    );
    expect(crossing.length).toBeGreaterThanOrEqual(20);
  }
  const own = pairs.filter((pair) => pair.resume.id === pair.posting.id);
  expect(own.map((pair) => pair.fit)).toEqual([...resumes, ...plain].map(() => 'own'));
});

test('mail addresses are of domains kept for examples', () => {
  const mails = [...pairs, ...further]
    .flatMap(({ resume, posting }) => [resume.text, posting.description])
    .flatMap((text) => text.match(/[\w.+-]+@[\w.-]+\w/g) ?? [])
    .filter((mail) => !/@example\.(com|org)$/.test(mail));
  expect(mails).toEqual([]);
});
