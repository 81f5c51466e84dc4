import { adjectives } from './adjectives.ts';
import { adverbs } from './adverbs.ts';
import { atWork } from './at-work.ts';
import { doing } from './doing.ts';
import { editors } from './editors.ts';
import { everyday } from './everyday.ts';
import { everydayMore } from './everyday-more.ts';
import { kitchenAndCare } from './kitchen-and-care.ts';
import { lightVerbs } from './light-verbs.ts';
import { ordinary } from './ordinary.ts';
import { ordinary2 } from './ordinary-2.ts';
import { ordinary3 } from './ordinary-3.ts';
import { paperAndNumbers } from './paper-and-numbers.ts';
import { papersGot } from './papers.ts';
import { peopleAndPlaces } from './people-and-places.ts';
import { qualitiesAndWork } from './qualities-and-work.ts';
import { smallTurns } from './small-turns.ts';
import { talking } from './talking.ts';
import { units } from './units.ts';

/** Words that may take each other's place in a line; the gate alone reads them, and nothing is tailored by them. */
export const rewordings = [
  adjectives,
  everyday,
  everydayMore,
  doing,
  kitchenAndCare,
  lightVerbs,
  paperAndNumbers,
  peopleAndPlaces,
  qualitiesAndWork,
  smallTurns,
  talking,
  units,
  atWork,
  papersGot,
  editors,
  ordinary,
  ordinary2,
  ordinary3,
  adverbs,
];
