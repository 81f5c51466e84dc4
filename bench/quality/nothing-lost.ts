import { applyEdits, type Edit, type Entry } from '@tailor/engine';
import type { Measurement, Row } from '../measure.ts';
import { atLeast } from '../pairs/material.ts';
import { type TailoredPair, tailoredPairs } from '../tailoring/pairs.ts';
import { moves } from '../tailoring/worked.ts';

/** Words of a line, as a bag: order edits move words, they lose none. */
function words(text: string): Map<string, number> {
  const bag = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{Script=Han}|[\p{L}\p{N}]+/gu))
    bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

/** A line is kept when it stands in the result, or when an edit says what became of it. */
function lostLines({ tailoring }: TailoredPair): number {
  const after = tailoring.text.split('\n');
  const whole = new Set(after.map((line) => line.trim()));
  const bags = after.map(words);
  const told = new Set(
    tailoring.edits.flatMap((edit) =>
      edit.operations.flatMap((operation) => ('line' in operation ? [operation.line] : [])),
    ),
  );
  return tailoring.before.resume.source.lines.filter(({ text }, line) => {
    if (text.trim() === '' || whole.has(text.trim())) return false;
    const own = words(text);
    const kept = bags.some((bag) => [...own].every(([word, times]) => (bag.get(word) ?? 0) >= times));
    return !kept && !told.has(line);
  }).length;
}

/** Points whose words were left alone, and that are read as a point of no role any more, or of another one. */
function strayPoints({ tailoring }: TailoredPair): string[] {
  const nameOf = ({ organization, dates }: Entry) => `${organization?.value} ${JSON.stringify(dates?.start)}`;
  const roles = new Map<string, Set<string>>();
  for (const entry of tailoring.after.resume.experience)
    for (const { text } of entry.bullets) {
      const own = roles.get(text) ?? new Set();
      roles.set(text, own.add(nameOf(entry)));
    }
  const lines = new Set(tailoring.text.split('\n').map((line) => line.trim()));
  return tailoring.before.resume.experience.flatMap((entry) =>
    entry.bullets
      .filter(({ text, lines: [line = -1] }) => {
        const whole = tailoring.before.resume.source.lines[line]?.text.trim() ?? '';
        return whole.endsWith(text) && lines.has(whole) && !roles.get(text)?.has(nameOf(entry));
      })
      .map(({ text }) => text),
  );
}

const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim();
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(plain)
    .filter((line) => line !== '' && !line.endsWith('…'));

/** What a person is shown as gone is gone, and what they are shown as new stands there; moves show an order only. */
function showsWhatItDoes(edit: Edit, { tailoring }: TailoredPair): boolean {
  const { source } = tailoring.before.resume;
  const was = plain(source.lines.map(({ text }) => text).join('\n'));
  const now = plain(applyEdits(source, [edit]).lines.join('\n'));
  const times = (line: string, text: string) => text.split(line).length - 1;
  const [gone, added] = [linesOf(edit.before), linesOf(edit.after)];
  return (
    gone.every((line) => added.some((own) => own.includes(line)) || times(line, now) < times(line, was)) &&
    added.every((line) => now.includes(line))
  );
}

export const measurement: Measurement = {
  title: 'Nothing is lost, and the score never falls',
  measure(): Row[] {
    const pairs = tailoredPairs();
    const stray = pairs.flatMap((pair) => strayPoints(pair).map((text) => ({ pair, text })));
    if (process.env.NOTHING_LOST_VERBOSE)
      for (const { pair, text } of stray) console.log(`  ${pair.pair.resume.id}: ${text}`);
    const lower = pairs.filter(({ tailoring }) => tailoring.after.score.total < tailoring.before.score.total);
    const lowerMatch = pairs.filter(
      ({ tailoring }) => tailoring.after.keywordStats.afterMatch < tailoring.before.keywordStats.beforeMatch,
    );
    const over = pairs.filter(
      ({ tailoring }) => tailoring.after.score.total > tailoring.before.score.ceiling,
    );
    const shown = pairs.flatMap((pair) =>
      pair.tailoring.edits.filter(({ kind }) => !moves.has(kind)).map((edit) => ({ edit, pair })),
    );
    const otherwise = shown.filter(({ edit, pair }) => !showsWhatItDoes(edit, pair));
    if (process.env.NOTHING_LOST_VERBOSE)
      for (const { edit, pair } of otherwise)
        console.log(`  ${pair.pair.resume.id}: ${edit.before} > ${edit.after}`);
    return [
      { name: 'pairs', value: pairs.length, floor: atLeast(300), better: 'higher' },
      {
        name: 'lines lost without an edit that says so',
        value: pairs.reduce((sum, each) => sum + lostLines(each), 0),
        floor: 0,
        better: 'lower',
      },
      {
        name: 'points that left their role',
        value: stray.length,
        floor: 0,
        better: 'lower',
      },
      {
        name: 'edits that show something else than they do',
        value: otherwise.length,
        floor: 0,
        better: 'lower',
        note: `of ${shown.length}`,
      },
      { name: 'pairs that score lower', value: lower.length, floor: 0, better: 'lower' },
      { name: 'pairs whose keyword match falls', value: lowerMatch.length, floor: 0, better: 'lower' },
      { name: 'pairs over their ceiling', value: over.length, floor: 0, better: 'lower' },
    ];
  },
};
