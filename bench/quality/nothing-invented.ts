/** NOTHING_INVENTED_VERBOSE=1 prints each unsupported fact with its pair. */
import { check, type Unsupported } from '../checker/check.ts';
import { plantedFound, plantedTotal } from '../checker/planted.ts';
import type { Measurement, Row } from '../measure.ts';
import { atLeast } from '../pairs/material.ts';
import { type TailoredPair, tailoredPairs } from '../tailoring/pairs.ts';

function inventedIn({ pair, tailoring }: TailoredPair): Unsupported[] {
  const { language, source } = tailoring.before.resume;
  const { unsupported } = check({
    language,
    original: source.lines.map((line) => line.text).join('\n'),
    tailored: tailoring.text,
    declared: tailoring.edits.flatMap((edit) => edit.terms),
  });
  if (process.env.NOTHING_INVENTED_VERBOSE)
    for (const { kind, what, line } of unsupported)
      console.log(`${pair.resume.id} × ${pair.posting.id}\t${kind}\t${what}\t${line.slice(0, 140)}`);
  return unsupported;
}

export const measurement: Measurement = {
  title: 'Nothing invented: every pair read by a checker that knows nothing of the engine',
  measure(): Row[] {
    const pairs = tailoredPairs();
    const found = pairs.map(inventedIn);
    return [
      { name: 'pairs', value: pairs.length, floor: atLeast(300), better: 'higher' },
      { name: 'planted errors', value: plantedTotal, floor: 50, better: 'higher' },
      { name: 'planted errors not found', value: plantedTotal - plantedFound(), floor: 0, better: 'lower' },
      {
        name: 'unsupported facts',
        value: found.flat().length,
        floor: 0,
        better: 'lower',
        note: `in ${found.filter((list) => list.length > 0).length} pairs`,
      },
    ];
  },
};
