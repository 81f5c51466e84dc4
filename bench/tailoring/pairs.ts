import { type Tailoring, tailor } from '@tailor/engine';
import { benchDay, benchEngine } from '../engine-pieces.ts';
import { type Pair, readPairs } from '../pairs/material.ts';

export interface TailoredPair {
  pair: Pair;
  tailoring: Tailoring;
  milliseconds: number;
}

let tailored: TailoredPair[] | undefined;

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
  const tailoring = tailor(engine, { resume: pair.resume.text, job, asOf: benchDay });
  return { pair, tailoring, milliseconds: performance.now() - start };
}
