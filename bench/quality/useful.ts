import { languages } from '@tailor/engine';
import { quantile } from '../engine-pieces.ts';
import type { Measurement, Row } from '../measure.ts';
import { atLeast } from '../pairs/material.ts';
import { type TailoredPair, tailoredPairs } from '../tailoring/pairs.ts';
import { isWorked, moves } from '../tailoring/worked.ts';

/** What two poorer engines would do with the same pairs: none of the edits, or only those that move things. */
function workedBy(pairs: TailoredPair[], keeps: (kind: string) => boolean): number | null {
  const poor = pairs.map((each) => ({
    ...each,
    tailoring: { ...each.tailoring, edits: each.tailoring.edits.filter((edit) => keeps(edit.kind)) },
  }));
  return poor.length === 0 ? null : poor.filter(isWorked).length / poor.length;
}

/** Share of the reachable gain that was reached, where there is one worth speaking of. */
function closed({ tailoring }: TailoredPair): number[] {
  const { before, after } = tailoring;
  const reachable = before.score.ceiling - before.score.total;
  return reachable >= 5 ? [(after.score.total - before.score.total) / reachable] : [];
}

export const measurement: Measurement = {
  title: 'Useful: what tailoring does for the pairs a person would apply with',
  measure(): Row[] {
    const pairs = tailoredPairs().filter(({ pair }) => pair.fit !== 'far');
    const share = (list: TailoredPair[]) =>
      list.length === 0 ? null : list.filter(isWorked).length / list.length;
    const gains = pairs.flatMap(closed);
    return [
      {
        name: 'pairs of the own or a near trade',
        value: pairs.length,
        floor: atLeast(100),
        better: 'higher',
      },
      {
        name: 'median share of the reachable gain',
        value: quantile(gains, 0.5),
        floor: 0.7,
        better: 'higher',
        note: `${gains.length} pairs with 5 points or more`,
      },
      {
        name: 'an engine without edits must fail: pairs it works on',
        value: workedBy(pairs, () => false),
        floor: 0.1,
        better: 'lower',
      },
      {
        name: 'one that only reorders must fail: pairs it works on',
        value: workedBy(pairs, (kind) => moves.has(kind)),
        floor: 0.1,
        better: 'lower',
      },
      ...languages.map(
        (language): Row => ({
          name: `pairs with three edits of two kinds, ${language}`,
          value: share(
            pairs.filter(
              ({ pair }) => pair.resume.language === language && pair.posting.language === language,
            ),
          ),
          floor: 0.8,
          better: 'higher',
        }),
      ),
    ];
  },
};
