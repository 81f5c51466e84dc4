import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tailor/engine';
import { root } from '../root.ts';

export interface TrueEntry {
  title: string | null;
  organization: string | null;
  start: string | null;
  end: string | null;
  current: boolean;
  bullets: number;
}

export interface TrueEducation {
  degree: string | null;
  institution: string | null;
  start: string | null;
  end: string | null;
  current?: boolean;
}

/** What a person read from a resume; see bench/material/truth/README.md for what each value holds. */
export interface Truth {
  id: string;
  language: Language;
  trade: string;
  layout: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  links: string[];
  headline: string | null;
  experience: TrueEntry[];
  education: TrueEducation[];
  skills?: string[];
  languages?: string[];
}

export interface TruthCase {
  truth: Truth;
  text: string;
}

/** `second` and `third` were written after the reader had been worked on: how it does on resumes it never met. */
export const truthSets = ['open', 'second', 'third', 'sealed'] as const;
export type TruthSet = (typeof truthSets)[number];

export function readTruthSet(set: TruthSet): TruthCase[] {
  const folder = join(root, 'bench', 'material', 'truth', set);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      truth: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Truth,
      text: readFileSync(join(folder, name.replace(/\.json$/, '.txt')), 'utf8'),
    }));
}

/** `TRUTH_SET` names a set, or `all`; the sealed one is meant for the very end. */
export function chosenTruthSet(): TruthCase[] {
  const wanted = process.env.TRUTH_SET ?? 'open';
  if (wanted === 'all') return truthSets.flatMap(readTruthSet);
  const set = truthSets.find((name) => name === wanted);
  if (!set) throw new Error(`TRUTH_SET is one of ${truthSets.join(', ')}, all`);
  return readTruthSet(set);
}
