import { doing } from './doing.ts';
import { kitchenAndCare } from './kitchen-and-care.ts';
import { lightVerbs } from './light-verbs.ts';
import { paperAndNumbers } from './paper-and-numbers.ts';
import { peopleAndPlaces } from './people-and-places.ts';
import { qualitiesAndWork } from './qualities-and-work.ts';
import { smallTurns } from './small-turns.ts';
import { talking } from './talking.ts';

/** Everyday words and turns that truly say the same at work, by theme; the gate alone reads them. */
export const rewordingsByTheme = [
  doing,
  kitchenAndCare,
  lightVerbs,
  paperAndNumbers,
  peopleAndPlaces,
  qualitiesAndWork,
  smallTurns,
  talking,
];
