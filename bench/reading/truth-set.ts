import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tailor/engine';
import { root } from '../root.ts';
import { truthFaults } from './truth-check.ts';

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

/**
 * All but `open` were written after the reader had been worked on, and are worked with since; `sixth`,
 * `eleventh`, `thirteenth`, `fifteenth` and `seventeenth` are opened by their own names only.
 */
export const truthSets = [
  'open',
  'second',
  'third',
  'sealed',
  'fifth',
  'fourth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twentyfirst',
  'twentysecond',
  'twentythird',
  'twentyfourth',
  'twentyfifth',
  'twentysixth',
] as const;
export type TruthSet = (typeof truthSets)[number];

function readCase(folder: string, name: string): TruthCase {
  const truth = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Truth;
  const text = readFileSync(join(folder, name.replace(/\.json$/, '.txt')), 'utf8');
  const faults = truthFaults(truth, text);
  if (`${truth.id}.json` !== name) faults.push('id');
  if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
  return { truth, text };
}

export function readTruthSet(set: TruthSet): TruthCase[] {
  const folder = join(root, 'bench', 'material', 'truth', set);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readCase(folder, name));
}

const byNameOnly: readonly TruthSet[] = [
  'sixth',
  'eleventh',
  'thirteenth',
  'fifteenth',
  'seventeenth',
  'twentysixth',
];

/** `TRUTH_SET` names a set; `all`, every set but that, where nothing is said. */
export function chosenTruthSet(): TruthCase[] {
  const wanted = process.env.TRUTH_SET ?? 'all';
  if (wanted === 'all') return truthSets.filter((set) => !byNameOnly.includes(set)).flatMap(readTruthSet);
  const set = truthSets.find((name) => name === wanted);
  if (!set) throw new Error(`TRUTH_SET is one of ${truthSets.join(', ')}, all`);
  return readTruthSet(set);
}
