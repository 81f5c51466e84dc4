import { building } from './building.ts';
import { care } from './care.ts';
import { desk } from './desk.ts';
import { goods } from './goods.ts';
import { land } from './land.ts';
import { media } from './media.ts';
import { sorts } from './sorts.ts';
import { table } from './table.ts';

/** Things with two names; they say something only beside what is done with them. */
export const things: readonly string[] = [building, land, table, care, goods, desk, media, sorts];
