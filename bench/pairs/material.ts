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

/** Those that `pairs.json` lists, and the plain ones. */
export function readPairs(): Pair[] {
  const resumes = new Map(readPairResumes().map((resume) => [resume.id, resume]));
  const postings = new Map(readPostings().map((posting) => [posting.id, posting]));
  const listed = JSON.parse(readFileSync(join(folder, 'pairs.json'), 'utf8')) as {
    resume: string;
    posting: string;
    fit: Fit;
  }[];
  const pairs = listed.map((pair): Pair => {
    const resume = resumes.get(pair.resume);
    const posting = postings.get(pair.posting);
    if (!resume || !posting) throw new Error(`no text for ${pair.resume} and ${pair.posting}`);
    return { resume, posting, fit: pair.fit };
  });
  return [...pairs, ...readPlainPairs()];
}
