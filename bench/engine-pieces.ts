import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine, type Engine, type JobInput } from '@tailor/engine';
import { root } from './root.ts';

const data = join(root, 'packages/engine/data');

/** The engine over the lexicons of the repository. */
export const benchEngine = (): Engine =>
  createEngine(
    (language) => readFileSync(join(data, `${language}.lexicon`)),
    () => readFileSync(join(data, 'terms.tagger')),
  );

/** The day that "present" means in every measurement. */
export const benchDay = { year: 2026, month: 11 };

const pairs = join(root, 'bench/material/pairs');

export interface PairedText {
  id: string;
  language: string;
  resume: string;
  job: JobInput;
}

/** Resumes with the posting that each was written for. */
export function ownPairs(): PairedText[] {
  const ids = readdirSync(join(pairs, 'resumes'))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -4))
    .sort();
  return ids.map((id) => {
    const posting = JSON.parse(readFileSync(join(pairs, 'postings', `${id}.json`), 'utf8'));
    return {
      id,
      language: id.slice(0, 2),
      resume: readFileSync(join(pairs, 'resumes', `${id}.txt`), 'utf8'),
      job: { title: posting.title, description: posting.description, company: posting.company },
    };
  });
}

/** "=== name" opens each text of a file that holds several. */
export function textsOf(file: string): Map<string, string> {
  const parts = readFileSync(file, 'utf8').split(/^=== /m).slice(1);
  return new Map(
    parts.map((part) => {
      const cut = part.indexOf('\n');
      return [part.slice(0, cut).trim(), part.slice(cut + 1).trim()];
    }),
  );
}

export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Figures drawn from a seed, the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Texts of any length, made of lines of real resumes. */
export function linesOfResumes(pairs: PairedText[], seed: number) {
  const random = seeded(seed);
  const lines = pairs.filter((pair) => pair.language !== 'zh').flatMap((pair) => pair.resume.split('\n'));
  const ofWords = (words: number): string => {
    const chosen: string[] = [];
    for (let count = 0; count < words; ) {
      const line = lines[Math.floor(random() * lines.length)] ?? '';
      count += line.split(/\s+/).filter(Boolean).length;
      chosen.push(line);
    }
    return chosen.join('\n');
  };
  const padded = (resume: string, words: number): string => {
    const own = resume.split(/\s+/).filter(Boolean).length;
    return own >= words ? resume : `${resume}\n${ofWords(words - own)}`;
  };
  return { ofWords, padded };
}
