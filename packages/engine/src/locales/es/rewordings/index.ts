import { adjectives } from './adjectives.ts';
import { adverbs } from './adverbs.ts';
import { atWork } from './at-work.ts';
import { editors } from './editors.ts';
import { editors2 } from './editors-2.ts';
import { everyday } from './everyday.ts';
import { everydayMore } from './everyday-more.ts';
import { manner1 } from './manner-1.ts';
import { manner2 } from './manner-2.ts';
import { ordinary1 } from './ordinary-1.ts';
import { ordinary2 } from './ordinary-2.ts';
import { ordinary3 } from './ordinary-3.ts';
import { ordinary4 } from './ordinary-4.ts';
import { papersGot } from './papers.ts';
import { people1 } from './people-1.ts';
import { people2 } from './people-2.ts';
import { things1 } from './things-1.ts';
import { things2 } from './things-2.ts';
import { trades1 } from './trades-1.ts';
import { trades2 } from './trades-2.ts';
import { units } from './units.ts';
import { verbs1 } from './verbs-1.ts';
import { verbs2 } from './verbs-2.ts';

/** Words that may take each other's place in a line; the gate alone reads them, and nothing is tailored by them. */
export const rewordings = [
  everyday,
  everydayMore,
  verbs1,
  verbs2,
  things1,
  things2,
  people1,
  people2,
  manner1,
  manner2,
  trades1,
  trades2,
  units,
  atWork,
  papersGot,
  editors,
  editors2,
  ordinary1,
  ordinary2,
  ordinary3,
  ordinary4,
  adjectives,
  adverbs,
];
