import { mannerReworded1 } from './manner-1.ts';
import { mannerReworded2 } from './manner-2.ts';
import { peopleReworded1 } from './people-1.ts';
import { peopleReworded2 } from './people-2.ts';
import { thingsReworded1 } from './things-1.ts';
import { thingsReworded2 } from './things-2.ts';
import { tradesReworded1 } from './trades-1.ts';
import { tradesReworded2 } from './trades-2.ts';
import { verbsReworded1 } from './verbs-1.ts';
import { verbsReworded2 } from './verbs-2.ts';

/** Everyday words that may take each other's place in a line. */
export const everydayRewordings = [
  verbsReworded1,
  verbsReworded2,
  thingsReworded1,
  thingsReworded2,
  peopleReworded1,
  peopleReworded2,
  mannerReworded1,
  mannerReworded2,
  tradesReworded1,
  tradesReworded2,
];
