import type { Measurement, Row } from '../measure.ts';
import { quantile, tailoredPairs } from '../tailoring/pairs.ts';

/** Resume read, matched, tailored, every edit measured, all of it read and scored again; the job is prepared. */
export const measurement: Measurement = {
  title: 'Speed of tailoring (milliseconds, this machine, pairs as they are)',
  measure(): Row[] {
    // The first of each language opens its lexicon and its lists.
    const times = tailoredPairs()
      .slice(50)
      .map(({ milliseconds }) => milliseconds);
    return [
      { name: 'median', value: quantile(times, 0.5), floor: 40, better: 'lower' },
      { name: '95th percentile', value: quantile(times, 0.95), floor: 100, better: 'lower' },
    ];
  },
};
