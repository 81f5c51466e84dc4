import { languages, readResume, sourceFromText, writeResume } from '@tailor/engine';
import type { Measurement, Row } from '../measure.ts';
import { compare, figures, measuredFields, type Outcome, watchedFields } from '../reading/comparison.ts';
import { linesWithoutPlace } from '../reading/places.ts';
import { chosenTruthSet, type TruthCase } from '../reading/truth-set.ts';

/** Over all languages; in one language alone nothing may be under 0.85. */
const floors = {
  name: 0.97,
  email: 0.97,
  phone: 0.97,
  titles: 0.92,
  organizations: 0.92,
  dates: 0.92,
  degrees: 0.9,
  schools: 0.9,
};
const languageFloor = 0.85;

interface Reading {
  id: string;
  language: string;
  outcomes: Outcome[];
  strayLines: number[];
  wholeText: boolean;
}

function read({ truth, text }: TruthCase): Reading {
  const { resume } = readResume(sourceFromText(text));
  const written = writeResume(resume);
  return {
    id: truth.id,
    language: truth.language,
    outcomes: compare(truth, resume),
    strayLines: linesWithoutPlace(resume),
    wholeText: written.replace(/\n+$/, '') === text.replace(/\n+$/, ''),
  };
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

function outcomesOf(readings: Reading[], field: string): Outcome[] {
  return readings.flatMap((reading) => reading.outcomes.filter((outcome) => outcome.field === field));
}

function fieldRows(readings: Reading[]): Row[] {
  return measuredFields.flatMap((field) => {
    const value = figures(outcomesOf(readings, field));
    const row = (name: 'precision' | 'recall'): Row => ({
      name: `${field}: ${name}`,
      value: value?.[name] ?? null,
      floor: floors[field],
      better: 'higher',
    });
    return [row('precision'), row('recall')];
  });
}

/** The worst figure of a language, and whose it is. */
function languageRow(readings: Reading[], language: string): Row {
  const mine = readings.filter((reading) => reading.language === language);
  const all = measuredFields.flatMap((field) => {
    const value = figures(outcomesOf(mine, field));
    if (!value) return [];
    return (['precision', 'recall'] as const).map((name) => ({
      name: `${field}: ${name}`,
      value: value[name],
    }));
  });
  const worst = all.sort((a, b) => a.value - b.value)[0];
  return {
    name: `${language}: the lowest of all fields`,
    value: worst?.value ?? null,
    floor: languageFloor,
    better: 'higher',
    note: worst?.name,
  };
}

function printTable(readings: Reading[]): void {
  console.log(`\n${'precision / recall'.padEnd(20)}${languages.map((l) => l.padStart(13)).join('')}`);
  for (const field of [...measuredFields, ...watchedFields]) {
    const cells = languages.map((language) => {
      const value = figures(
        outcomesOf(
          readings.filter((reading) => reading.language === language),
          field,
        ),
      );
      return value ? `${value.precision.toFixed(2)} / ${value.recall.toFixed(2)}` : '-';
    });
    console.log(`${field.padEnd(20)}${cells.map((cell) => cell.padStart(13)).join('')}`);
  }
}

function printMisses(readings: Reading[]): void {
  for (const { id, outcomes, strayLines } of readings) {
    for (const { field, wanted, got, right } of outcomes)
      if (!right)
        console.log(`${id}  ${field}  wanted ${JSON.stringify(wanted)}  got ${JSON.stringify(got)}`);
    if (strayLines.length > 0) console.log(`${id}  lines without a place: ${strayLines.join(', ')}`);
  }
}

function measure(): Row[] {
  const readings = chosenTruthSet().map(read);
  if (process.env.TRUTH_VERBOSE) printMisses(readings);
  printTable(readings);
  const placed = readings.filter((reading) => reading.strayLines.length === 0).length;
  const whole = readings.filter((reading) => reading.wholeText).length;
  return [
    ...fieldRows(readings),
    ...languages.map((language) => languageRow(readings, language)),
    {
      name: 'every line is in a field, a section or unread',
      value: share(placed, readings.length),
      floor: 1,
      better: 'higher',
    },
    {
      name: 'writing back gives the text',
      value: share(whole, readings.length),
      floor: 1,
      better: 'higher',
    },
  ];
}

export const measurement: Measurement = {
  title: `Reading resumes (truth set: ${process.env.TRUTH_SET ?? 'all'})`,
  measure,
};
