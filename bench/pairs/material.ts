import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@tailor/engine';
import { root } from '../root.ts';

export type Fit = 'own' | 'near' | 'far';

export interface Posting {
  id: string;
  language: Language;
  trade: string;
  title: string;
  company: string;
  description: string;
}

export interface PairResume {
  id: string;
  language: Language;
  text: string;
}

export interface Pair {
  resume: PairResume;
  posting: Posting;
  fit: Fit;
}

const folder = join(root, 'bench', 'material', 'pairs');

/** Folders of further pairs. PAIRS_SET=NAME measures the pairs of that one alone. */
export const furtherSets = ['second', 'third', 'fourth'];
const set = process.env.PAIRS_SET;

export const setFolder = (name: string): string => join(folder, name);

/** How many of something a set must hold at least; of a set measured alone, one. */
export const atLeast = (count: number): number => (set ? 1 : count);

function languageOf(id: string): Language {
  const language = languages.find((code) => id.startsWith(`${code}-`));
  if (!language) throw new Error(`${id} does not begin with a language`);
  return language;
}

export function readPostings(within = folder): Posting[] {
  return readdirSync(join(within, 'postings'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(within, 'postings', name), 'utf8')) as Posting);
}

export function readPairResumes(within = folder): PairResume[] {
  return readdirSync(join(within, 'resumes'))
    .sort()
    .map((name) => {
      const id = name.replace(/\.txt$/, '');
      return { id, language: languageOf(id), text: readFileSync(join(within, 'resumes', name), 'utf8') };
    });
}

/** Resumes of plain words, each with the posting it was written for. */
export function readPlainPairs(): Pair[] {
  const within = join(folder, 'plain');
  const postings = new Map(readPostings(within).map((posting) => [posting.id, posting]));
  return readPairResumes(within).map((resume) => {
    const posting = postings.get(resume.id);
    if (!posting) throw new Error(`no posting for ${resume.id}`);
    return { resume, posting, fit: 'own' };
  });
}

/** Those that a folder's `pairs.json` lists. */
export function readListedPairs(within = folder): Pair[] {
  const resumes = new Map(readPairResumes(within).map((resume) => [resume.id, resume]));
  const postings = new Map(readPostings(within).map((posting) => [posting.id, posting]));
  const listed = JSON.parse(readFileSync(join(within, 'pairs.json'), 'utf8')) as {
    resume: string;
    posting: string;
    fit: Fit;
  }[];
  return listed.map((pair) => {
    const resume = resumes.get(pair.resume);
    const posting = postings.get(pair.posting);
    if (!resume || !posting) throw new Error(`no text for ${pair.resume} and ${pair.posting}`);
    return { resume, posting, fit: pair.fit };
  });
}

/** Those of the folder that PAIRS_SET names; else those listed, and the plain ones. */
export function readPairs(): Pair[] {
  return set ? readListedPairs(setFolder(set)) : [...readListedPairs(), ...readPlainPairs()];
}
