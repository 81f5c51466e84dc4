/**
 * Bullets that prove a requirement in other words, each in a resume of its own. USEFUL_VERBOSE=1 prints the
 * ones whose tailored line does not say it in the posting's words, and the look-alikes that were written.
 * USEFUL_SET names the set, `open` where nothing is said; bench/material/useful/README.md says which are kept unread.
 */
import { type Language, languages, type Tailoring, tailor } from '@tailor/engine';
import { benchDay, benchEngine } from '../engine-pieces.ts';
import type { Measurement, Row } from '../measure.ts';
import { frames } from '../useful/frames.ts';
import { chosenUsefulSet, says, unlikeCases, usefulCases, usefulSets } from '../useful/material.ts';

interface Case {
  bullet: string;
  phrase: string;
}

function tailored(language: Language, { bullet, phrase }: Case): Tailoring {
  const { before, after, asks, title } = frames[language];
  return tailor(benchEngine(), {
    resume: before + bullet + after,
    job: benchEngine().prepare({ title, description: `${asks}${phrase}` }),
    asOf: benchDay,
  });
}

function print(language: Language, what: string, { bullet, phrase }: Case): void {
  if (process.env.USEFUL_VERBOSE) console.log(`${language}\t${what}\t${bullet}\t${phrase}`);
}

/** Said at the right entry: an edit of the entry that holds the bullet has the phrase in its new text. */
function isStated(language: Language, each: Case): boolean {
  const { before, edits } = tailored(language, each);
  const line = frames[language].before.split('\n').length - 1;
  const entry = before.resume.experience.find(({ lines }) => lines.includes(line));
  const stated = edits.some(({ place, after }) => entry?.id === place.entryId && says(after, each.phrase));
  if (!stated) print(language, entry ? 'not stated' : 'bullet in no entry', each);
  return entry !== undefined && stated;
}

/** Written anywhere at all. */
function isWritten(language: Language, each: Case): boolean {
  const written = tailored(language, each).edits.some((edit) => says(edit.after, each.phrase));
  if (written) print(language, 'written though unlike', each);
  return written;
}

function rowsOf(language: Language): Row[] {
  const set = chosenUsefulSet();
  const cases = usefulCases(set, language);
  const count = usefulSets.flatMap((each) => usefulCases(each, language)).length;
  const stated = cases.filter((each) => isStated(language, each)).length;
  const written = unlikeCases(language, set).filter((each) => isWritten(language, each)).length;
  return [
    {
      name: `cases, ${language}`,
      value: count,
      floor: 200,
      better: 'higher',
      note: `${set}: ${cases.length}`,
    },
    {
      name: `stated at the right entry, ${set}, ${language}`,
      value: cases.length === 0 ? null : stated / cases.length,
      floor: 0.85,
      better: 'higher',
    },
    { name: `look-alikes written, ${language}`, value: written, floor: 0, better: 'lower' },
  ];
}

export const measurement: Measurement = {
  title: 'Useful: a requirement proven in other words is said in the words of the posting',
  measure: () => languages.flatMap(rowsOf),
};
