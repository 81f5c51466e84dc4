import { atWork } from './at-work.ts';
import { editors } from './editors.ts';
import { editors2 } from './editors-2.ts';
import { editors3 } from './editors-3.ts';
import { editors4 } from './editors-4.ts';
import { everyday } from './everyday.ts';
import { everydayMore } from './everyday-more.ts';
import { manner1 } from './manner-1.ts';
import { manner2 } from './manner-2.ts';
import { papersGot } from './papers.ts';
import { people1 } from './people-1.ts';
import { people2 } from './people-2.ts';
import { phrases1 } from './phrases-1.ts';
import { phrases2 } from './phrases-2.ts';
import { plainDoings } from './plain-doings.ts';
import { plainThings } from './plain-things.ts';
import { things1 } from './things-1.ts';
import { things2 } from './things-2.ts';
import { things3 } from './things-3.ts';
import { things4 } from './things-4.ts';
import { tradeDoings } from './trade-doings.ts';
import { units } from './units.ts';
import { verbs1 } from './verbs-1.ts';
import { verbs2 } from './verbs-2.ts';
import { verbs3 } from './verbs-3.ts';
import { verbs4 } from './verbs-4.ts';

/** Words that may take each other's place in a line; the gate alone reads them, and nothing is tailored by them. */
export const rewordings = [
  everyday,
  everydayMore,
  verbs1,
  verbs2,
  verbs3,
  verbs4,
  manner1,
  manner2,
  phrases1,
  phrases2,
  people1,
  people2,
  things1,
  things2,
  things3,
  things4,
  units,
  plainDoings,
  plainThings,
  tradeDoings,
  atWork,
  papersGot,
  editors,
  editors2,
  editors3,
  editors4,
];
