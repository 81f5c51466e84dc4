import { rewordings } from './everyday.ts';
import { moreRewordings } from './everyday-more.ts';
import { rewordedManner1 } from './manner-1.ts';
import { rewordedManner2 } from './manner-2.ts';
import { rewordedPeople1 } from './people-1.ts';
import { rewordedPeople2 } from './people-2.ts';
import { rewordedPhrases1 } from './phrases-1.ts';
import { rewordedPhrases2 } from './phrases-2.ts';
import { rewordedThings1 } from './things-1.ts';
import { rewordedThings2 } from './things-2.ts';
import { rewordedThings3 } from './things-3.ts';
import { rewordedThings4 } from './things-4.ts';
import { rewordedVerbs1 } from './verbs-1.ts';
import { rewordedVerbs2 } from './verbs-2.ts';
import { rewordedVerbs3 } from './verbs-3.ts';
import { rewordedVerbs4 } from './verbs-4.ts';

/** Words that may take each other's place in a line; the gate alone reads them. */
export const rewordingsByTheme = [
  rewordings,
  moreRewordings,
  rewordedVerbs1,
  rewordedVerbs2,
  rewordedVerbs3,
  rewordedVerbs4,
  rewordedManner1,
  rewordedManner2,
  rewordedPhrases1,
  rewordedPhrases2,
  rewordedPeople1,
  rewordedPeople2,
  rewordedThings1,
  rewordedThings2,
  rewordedThings3,
  rewordedThings4,
];
