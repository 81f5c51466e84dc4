import type { LineIndex } from '../types.ts';
import type { IndexedUnit } from './resume-index.ts';
import { strengths } from './strength.ts';
import type { Unit } from './units.ts';

/** Words as pieces of a page: each where its line stands; without one, in the summary and among the skills. */
export function unitsSaying(
  said: readonly { text: string; line?: LineIndex }[],
  units: readonly IndexedUnit[],
): Unit[] {
  return said.flatMap(({ text, line }): Unit[] => {
    if (line === undefined)
      return [
        { text, lines: [], place: 'summary', head: false, strength: strengths.summary },
        { text, lines: [], place: 'skills', head: false, strength: strengths.skills },
      ];
    const beside = units.find(({ unit }) => unit.lines.includes(line));
    return beside ? [{ ...beside.unit, text: `${beside.unit.text} (${text})` }] : [];
  });
}
