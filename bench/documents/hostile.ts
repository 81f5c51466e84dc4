import type { Row } from '../measure.ts';
import { hostileOthers } from './hostile-others.ts';
import { hostilePdfs } from './hostile-pdf.ts';
import { answered, emptyTally, runAll, said, withChildren } from './hostile-run.ts';

/** Each kind of harm once. */
export function measureHostile(folder: string, verbose: boolean): Promise<Row[]> {
  return withChildren(folder, verbose, async (run) => {
    const made = emptyTally();
    await runAll(run, [...hostilePdfs(), ...hostileOthers()], made);
    return [
      {
        name: 'hostile kinds, all answered',
        value: answered(made),
        floor: 60,
        better: 'higher',
        note: said(made),
      },
      {
        name: 'hostile kinds over the time limit',
        value: made.over,
        floor: 0,
        better: 'lower',
        note: `slowest ${Math.round(made.slowest)} ms`,
      },
    ];
  });
}
