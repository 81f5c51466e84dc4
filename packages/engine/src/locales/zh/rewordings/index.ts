import { atWork } from './at-work.ts';
import { everyday } from './everyday.ts';
import { everydayMore } from './everyday-more.ts';
import { givenTo } from './given-to.ts';
import { handVerbs1 } from './hand-verbs-1.ts';
import { handVerbs2 } from './hand-verbs-2.ts';
import { officeVerbs1 } from './office-verbs-1.ts';
import { officeVerbs2 } from './office-verbs-2.ts';
import { ordinary1 } from './ordinary-1.ts';
import { ordinary2 } from './ordinary-2.ts';
import { ordinary3 } from './ordinary-3.ts';
import { ordinary4 } from './ordinary-4.ts';
import { ordinary5 } from './ordinary-5.ts';
import { ordinary6 } from './ordinary-6.ts';
import { ordinary7 } from './ordinary-7.ts';
import { ordinary8 } from './ordinary-8.ts';
import { ordinary9 } from './ordinary-9.ts';
import { outcomes1 } from './outcomes-1.ts';
import { outcomes2 } from './outcomes-2.ts';
import { papersGot } from './papers.ts';
import { peopleAndPlaces } from './people-and-places.ts';
import { saidAgain } from './said-again.ts';
import { setPhrases1 } from './set-phrases-1.ts';
import { setPhrases2 } from './set-phrases-2.ts';
import { smallWords1 } from './small-words-1.ts';
import { smallWords2 } from './small-words-2.ts';
import { things1 } from './things-1.ts';
import { things2 } from './things-2.ts';
import { toldOf } from './told-of.ts';
import { tradeWords1 } from './trade-words-1.ts';
import { tradeWords2 } from './trade-words-2.ts';
import { units } from './units.ts';
import { withObjects } from './with-objects.ts';

/** Words that may take each other's place in a line; the gate alone reads them, and nothing is tailored by them. */
export const rewordings = [
  everyday,
  everydayMore,
  smallWords1,
  smallWords2,
  outcomes1,
  outcomes2,
  officeVerbs1,
  officeVerbs2,
  handVerbs1,
  handVerbs2,
  withObjects,
  peopleAndPlaces,
  things1,
  things2,
  tradeWords1,
  tradeWords2,
  setPhrases1,
  setPhrases2,
  units,
  atWork,
  papersGot,
  ordinary1,
  ordinary2,
  ordinary3,
  ordinary4,
  ordinary5,
  ordinary6,
  ordinary7,
  ordinary8,
  ordinary9,
  saidAgain,
  givenTo,
  toldOf,
];
