import { applyEdits, type Edit, openGate } from '@tailor/engine';
import { seeded } from '../../packages/engine/test/seeded.ts';
import { benchDay, benchEngine } from '../engine-pieces.ts';
import type { Measurement, Row } from '../measure.ts';
import { atLeast } from '../pairs/material.ts';
import { type TailoredPair, tailoredPairs } from '../tailoring/pairs.ts';

const subsetsOfEach = 20;

interface Count {
  subsets: number;
  skipped: number;
  doubled: number;
  effects: number;
  wrongEffects: number;
}

function tryPair({ pair, tailoring }: TailoredPair, seed: number, count: Count): void {
  const { source } = tailoring.before.resume;
  const draw = seeded(seed);
  for (let i = 0; i < subsetsOfEach; i += 1) {
    const chosen = tailoring.edits.filter(() => draw(2) === 0);
    const applied = applyEdits(source, chosen);
    count.subsets += 1;
    count.skipped += applied.skipped.length;
    // "Sand and seed" says no word twice.
    if (/(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})|\(\)|,,|\( | \)/iu.test(added(applied.lines, source.lines)))
      count.doubled += 1;
  }
  for (const edit of tailoring.edits) {
    count.effects += 1;
    if (sameEffect(edit, pair, tailoring)) continue;
    count.wrongEffects += 1;
    if (process.env.EFFECTS_VERBOSE)
      console.log(pair.resume.id, pair.posting.id, edit.kind, edit.effect, `${edit.before} > ${edit.after}`);
  }
}

/** Only lines that the edits changed: what the person wrote is theirs. */
function added(lines: string[], before: { text: string }[]): string {
  const known = new Set(before.map((line) => line.text));
  return lines.filter((line) => !known.has(line)).join('\n');
}

/** A full re-read: the edited text as plain text, through every stage. */
function sameEffect(edit: Edit, pair: TailoredPair['pair'], tailoring: TailoredPair['tailoring']): boolean {
  const text = applyEdits(tailoring.before.resume.source, [edit]).lines.join('\n');
  const again = benchEngine().analyse(text, pair.posting, benchDay);
  const score = again.score.total - tailoring.before.score.total;
  const match = again.keywordStats.afterMatch - tailoring.before.keywordStats.beforeMatch;
  return Math.abs(score - edit.effect.score) < 0.051 && Math.abs(match - edit.effect.match) < 0.051;
}

function refusedByGate({ tailoring }: TailoredPair): number {
  const gate = openGate(tailoring.before.resume, []);
  return tailoring.edits.filter(
    ({ kind, place, after, before }) =>
      (kind === 'posting-words' || kind === 'verb') &&
      before.includes(' ') &&
      place.entryId !== undefined &&
      !gate.check(after, { entryId: place.entryId }).passed,
  ).length;
}

export const measurement: Measurement = {
  title: 'Any subset of edits, and effects that equal a full re-read',
  measure(): Row[] {
    const pairs = tailoredPairs();
    const count: Count = { subsets: 0, skipped: 0, doubled: 0, effects: 0, wrongEffects: 0 };
    for (const [i, each] of pairs.entries()) tryPair(each, i + 1, count);
    const refused = pairs.reduce((sum, each) => sum + refusedByGate(each), 0);
    return [
      { name: 'pairs', value: pairs.length, floor: atLeast(300), better: 'higher' },
      { name: 'subsets tried', value: count.subsets, floor: atLeast(6000), better: 'higher' },
      { name: 'edits left out of a subset', value: count.skipped, floor: 0, better: 'lower' },
      { name: 'subsets with doubled words or marks', value: count.doubled, floor: 0, better: 'lower' },
      { name: 'edits measured', value: count.effects, floor: atLeast(300), better: 'higher' },
      {
        name: 'effects that differ from a full re-read',
        value: count.wrongEffects,
        floor: 0,
        better: 'lower',
      },
      {
        name: 'written bullets that the gate refuses without the lexicon',
        value: refused,
        floor: 30,
        better: 'lower',
        note: 'the gate of the product has the lexicon and refuses none',
      },
    ];
  },
};
