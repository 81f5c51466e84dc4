import { onceBy, onceFor } from '../text/once-for.ts';
import type { Language, Term } from '../types.ts';
import { licencesIn } from './licences.ts';
import type { IndexedUnit } from './resume-index.ts';

/** Classes of driving licences in a piece of text, which is looked through once for all terms that ask for one. */
export const licencesOfUnit = onceBy(
  ({ words }: IndexedUnit) => words,
  ({ unit }: IndexedUnit, language: Language) => licencesIn(unit.text, language),
);

export const licencesOfTerm = onceFor(({ text }: Term, language: Language) => licencesIn(text, language));
