import type { TruthCase } from '../truth-set.ts';
import type { Draw } from './draw.ts';

/** A change that leaves true what the truth says; undefined where the text has nothing to change. */
export interface Perturbation {
  name: string;
  change(one: TruthCase, draw: Draw): TruthCase | undefined;
}
