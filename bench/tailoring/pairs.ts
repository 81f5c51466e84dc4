import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine, type Engine, type Tailoring, tailor } from '@tailor/engine';
import { type Pair, readPairs } from '../pairs/material.ts';
import { root } from '../root.ts';

export const asOf = { year: 2026, month: 11 };

export interface TailoredPair {
  pair: Pair;
  tailoring: Tailoring;
  milliseconds: number;
}

let opened: Engine | undefined;
let tailored: TailoredPair[] | undefined;

export function benchEngine(): Engine {
  const data = join(root, 'packages', 'engine', 'data');
  opened ??= createEngine(
    (language) => readFileSync(join(data, `${language}.lexicon`)),
    () => readFileSync(join(data, 'terms.tagger')),
  );
  return opened;
}

/** Every pair of the material tailored once; several measurements look at the same results. */
export function tailoredPairs(wanted?: (pair: Pair) => boolean): TailoredPair[] {
  if (wanted) return readPairs().filter(wanted).map(tailoredPair);
  tailored ??= readPairs().map(tailoredPair);
  return tailored;
}

function tailoredPair(pair: Pair): TailoredPair {
  const engine = benchEngine();
  const job = engine.prepare(pair.posting);
  const start = performance.now();
  const tailoring = tailor(engine, { resume: pair.resume.text, job, asOf });
  return { pair, tailoring, milliseconds: performance.now() - start };
}

export function quantile(values: number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}
