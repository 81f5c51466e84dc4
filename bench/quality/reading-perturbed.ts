import { readResume, sourceFromText } from '@tailor/engine';
import type { Measurement, Row } from '../measure.ts';
import { compare, figures, measuredFields, type Outcome } from '../reading/comparison.ts';
import type { Perturbation } from '../reading/perturb/perturbation.ts';
import { perturbations, perturbed } from '../reading/perturb/perturbations.ts';
import { linesWithoutPlace } from '../reading/places.ts';
import { readTruthSet, type TruthCase, truthSets } from '../reading/truth-set.ts';

/**
 * How well each change of the texts is borne: F1 of all values of the texts changed. What the changed reader gives
 * less a little; the aim is what the same texts give unchanged, which stands beside it.
 */
const floors: Record<string, number> = {};

/** Whoever works on the reader does not look at `sixth`. */
function cases(): TruthCase[] {
  const wanted = process.env.TRUTH_SET;
  const sets = truthSets.filter((set) => set !== 'sixth' && (!wanted || wanted === 'all' || set === wanted));
  return sets.flatMap(readTruthSet);
}

interface Read {
  id: string;
  text: string;
  outcomes: Outcome[];
  whole: boolean;
}

function read({ truth, text }: TruthCase): Read {
  const { resume } = readResume(sourceFromText(text));
  const measured = new Set<string>(measuredFields);
  return {
    id: truth.id,
    text,
    outcomes: compare(truth, resume).filter(({ field }) => measured.has(field)),
    whole: linesWithoutPlace(resume).length === 0,
  };
}

/** The mean of precision and recall that punishes the lower one. */
function balanced(readings: Read[], field?: string): number | null {
  const value = figures(
    readings.flatMap(({ outcomes }) => outcomes.filter((outcome) => !field || outcome.field === field)),
  );
  if (!value) return null;
  return value.precision + value.recall === 0
    ? 0
    : (2 * value.precision * value.recall) / (value.precision + value.recall);
}

const shown = (value: number | null) => (value === null ? '-' : value.toFixed(3).replace(/^0/, ''));

function printRow(name: string, readings: Read[]): void {
  const cells = [undefined, ...measuredFields].map((field) => shown(balanced(readings, field)).padStart(6));
  console.log(`${name.padEnd(52)}${String(readings.length).padStart(4)}${cells.join('')}`);
}

/** What went wrong that was right before, where it is asked for. */
function printLosses(name: string, after: Read[], before: Read[]): void {
  for (const [at, { id, outcomes, text }] of after.entries()) {
    const missed = (found: Outcome[]) =>
      found
        .filter(({ right }) => !right)
        .map(({ field, wanted, got }) => JSON.stringify({ field, wanted, got }));
    const old = new Set(missed(before[at]?.outcomes ?? []));
    const fresh = missed(outcomes).filter((one) => !old.has(one));
    if (fresh.length === 0) continue;
    console.log(`\n## ${name}: ${id}\n${fresh.join('\n')}`);
    if (process.env.TRUTH_VERBOSE === 'texts') console.log(text);
  }
}

function measureOne(perturbation: Perturbation, all: TruthCase[], plain: Map<TruthCase, Read>): Row[] {
  const changed = all.flatMap((one) => {
    const other = perturbed(one, perturbation);
    return other ? [{ one, after: read(other) }] : [];
  });
  if (changed.length === 0) return [];
  const after = changed.map((pair) => pair.after);
  const before = changed.flatMap(({ one }) => plain.get(one) ?? []);
  printRow(perturbation.name, after);
  if (process.env.TRUTH_VERBOSE) printLosses(perturbation.name, after, before);
  const value = balanced(after);
  const lost = after.filter(({ whole }) => !whole).length;
  return [
    {
      name: perturbation.name,
      value,
      floor: floors[perturbation.name] ?? 0,
      better: 'higher',
      note: `${after.length} texts, unchanged ${shown(balanced(before))}`,
    },
    ...(lost > 0
      ? [{ name: `${perturbation.name}: lines lost`, value: lost, floor: 0, better: 'lower' as const }]
      : []),
  ];
}

function measure(): Row[] {
  const wanted = process.env.PERTURB;
  const all = cases();
  const plain = new Map(all.map((one) => [one, read(one)]));
  const heads = ['all', ...measuredFields].map((field) => field.slice(0, 5).padStart(6));
  console.log(`\n${'F1'.padEnd(52)}   n${heads.join('')}`);
  printRow('unchanged', [...plain.values()]);
  return perturbations
    .filter(({ name }) => !wanted || name.includes(wanted))
    .flatMap((perturbation) => measureOne(perturbation, all, plain));
}

export const measurement: Measurement = {
  title: 'Reading resumes whose texts were changed by script (TRUTH_SET, PERTURB, TRUTH_VERBOSE choose)',
  measure,
};
