import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine, type Engine, type JobInput, type Language } from '@tailor/engine';
import { seeded } from '../packages/engine/test/seeded.ts';
import { readPairResumes, readPostings } from './pairs/material.ts';
import { root } from './root.ts';

const data = join(root, 'packages/engine/data');

let opened: Engine | undefined;

/** The engine over the lexicons of the repository, opened once. */
export function benchEngine(): Engine {
  opened ??= createEngine(
    (language) => readFileSync(join(data, `${language}.lexicon`)),
    () => readFileSync(join(data, 'terms.tagger')),
  );
  return opened;
}

/** The day that "present" means in every measurement. */
export const benchDay = { year: 2026, month: 11 };

export interface PairedText {
  id: string;
  language: Language;
  resume: string;
  job: JobInput;
}

/** Resumes with the posting that each was written for. */
export function ownPairs(): PairedText[] {
  const postings = new Map(readPostings().map((posting) => [posting.id, posting]));
  return readPairResumes().map(({ id, language, text }) => {
    const posting = postings.get(id);
    if (!posting) throw new Error(`no posting ${id}`);
    const { title, description, company } = posting;
    return { id, language, resume: text, job: { title, description, company } };
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

/** Texts of any length, made of lines of real resumes. */
export function linesOfResumes(pairs: PairedText[], seed: number) {
  const draw = seeded(seed);
  const lines = pairs.filter((pair) => pair.language !== 'zh').flatMap((pair) => pair.resume.split('\n'));
  const ofWords = (words: number): string => {
    const chosen: string[] = [];
    for (let count = 0; count < words; ) {
      const line = lines[draw(lines.length)] ?? '';
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
