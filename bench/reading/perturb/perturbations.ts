import { truthFaults } from '../truth-check.ts';
import type { TruthCase } from '../truth-set.ts';
import { drawsFor } from './draw.ts';
import { ofEntries } from './of-entries.ts';
import { ofHeadings } from './of-headings.ts';
import { ofLayout } from './of-layout.ts';
import { ofPerson } from './of-person.ts';
import type { Perturbation } from './perturbation.ts';

export const perturbations: Perturbation[] = [...ofHeadings, ...ofLayout, ...ofEntries, ...ofPerson];

/** The text changed; undefined where the change finds nothing, or where the truth would not hold any more. */
export function perturbed(one: TruthCase, perturbation: Perturbation): TruthCase | undefined {
  const changed = perturbation.change(one, drawsFor(`${perturbation.name} ${one.truth.id}`));
  if (!changed || changed.text === one.text) return undefined;
  return truthFaults(changed.truth, changed.text).length === 0 ? changed : undefined;
}
