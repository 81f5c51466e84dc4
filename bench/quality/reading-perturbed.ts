import { readResume, sourceFromText } from '@tailor/engine';
import type { Measurement, Row } from '../measure.ts';
import { compare, figures, measuredFields, type Outcome } from '../reading/comparison.ts';
import type { Perturbation } from '../reading/perturb/perturbation.ts';
import { perturbations, perturbed } from '../reading/perturb/perturbations.ts';
import { linesWithoutPlace } from '../reading/places.ts';
import { chosenTruthSet, type TruthCase } from '../reading/truth-set.ts';

/**
 * How well each change of the texts is borne: F1 of all values of the texts changed, a little under what was measured
 * when the row was made. The aim is what the same texts give unchanged, which stands beside it.
 */
const floors: Record<string, number> = {
  'headings in words of one’s own': 0.955,
  'without headings of work and study': 0.935,
  'headings in other letters': 0.975,
  'headings drawn otherwise': 0.97,
  'headings counted': 0.98,
  'study before work, or behind it': 0.985,
  'without blank lines': 0.95,
  'a blank line behind every line': 0.95,
  'without marks before points': 0.965,
  'other marks before points': 0.98,
  'set in by tabs': 0.97,
  'contact data at the end': 0.98,
  'lines broken at sixty columns': 0.95,
  'accents apart from their letters': 0.97,
  'blanks that do not break': 0.975,
  'quoted in a mail': 0.97,
  'page marks between the lines': 0.97,
  'with the marks of Markdown': 0.965,
  'times moved before the names': 0.98,
  'times moved behind the names': 0.97,
  'times in a line below the names': 0.96,
  'times in a line above the names': 0.96,
  'times written otherwise': 0.97,
  'another mark between title and employer': 0.97,
  'line of the title and line of the employer swapped': 0.96,
  'towns behind the employers': 0.97,
  'name in capitals': 0.985,
  'name in small letters': 0.98,
  'surname, comma, first name': 0.98,
  'surname in capitals': 0.985,
  'title before the name': 0.98,
  'name beside the title of the document': 0.98,
  'name beside the contact data': 0.975,
  'name below the title of the person': 0.98,
  'an address that does not repeat the name': 0.97,
  'another name': 0.98,
  'telephone number in another form': 0.975,
  'telephone number of another country': 0.975,
};

function floorOf({ name }: Perturbation): number {
  const floor = floors[name];
  if (floor === undefined) throw new Error(`Nothing says how well "${name}" is to be borne.`);
  return floor;
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
      floor: floorOf(perturbation),
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
  const all = chosenTruthSet();
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
