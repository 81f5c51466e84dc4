import { atWork } from './at-work.ts';
import { doing1 } from './doing-1.ts';
import { doing2 } from './doing-2.ts';
import { doing3 } from './doing-3.ts';
import { doing4 } from './doing-4.ts';
import { editors } from './editors.ts';
import { editors2 } from './editors-2.ts';
import { editors3 } from './editors-3.ts';
import { editors4 } from './editors-4.ts';
import { everyday } from './everyday.ts';
import { everydayMore } from './everyday-more.ts';
import { families } from './families.ts';
import { families2 } from './families-2.ts';
import { families3 } from './families-3.ts';
import { howAndWhen1 } from './how-and-when-1.ts';
import { howAndWhen2 } from './how-and-when-2.ts';
import { papersGot } from './papers.ts';
import { plainDoing1 } from './plain-doing-1.ts';
import { plainDoing2 } from './plain-doing-2.ts';
import { plainThings } from './plain-things.ts';
import { saidAgain } from './said-again.ts';
import { things1 } from './things-1.ts';
import { things2 } from './things-2.ts';
import { things3 } from './things-3.ts';
import { units } from './units.ts';
import { wider } from './wider.ts';

/** Words that may take each other's place in a line; the gate alone reads them, and nothing is tailored by them. */
export const rewordings = [
  everyday,
  everydayMore,
  doing1,
  doing2,
  doing3,
  doing4,
  things1,
  things2,
  things3,
  howAndWhen1,
  howAndWhen2,
  wider,
  units,
  atWork,
  papersGot,
  editors,
  editors2,
  editors3,
  editors4,
  families,
  families2,
  families3,
  plainDoing1,
  plainDoing2,
  plainThings,
  saidAgain,
];
