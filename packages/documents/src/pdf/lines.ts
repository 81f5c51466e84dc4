import type { LineLayout, SourceLine } from '@tailor/engine';
import type { Block } from './columns.ts';
import type { Box } from './frame.ts';
import { withoutLeaders } from './leaders.ts';
import type { Piece, Word } from './pieces.ts';
import { type Row, rowsOf } from './rows.ts';
import { joinLetterSpaced } from './spacing.ts';

export interface PageLink extends Box {
  target: string;
}

export interface LineContext {
  page: number;
  width: number;
  height: number;
  links: PageLink[];
  hidden: (word: Word) => LineLayout['hidden'];
  clean: (text: string) => string;
}

interface Joined {
  text: string;
  spans: { start: number; end: number; word: Word }[];
}

/** A gap of two letters and more is a tab: something flush right, or the next cell. */
const tabGap = 2;

function joinWords(words: Word[], clean: (text: string) => string): Joined {
  const joined: Joined = { text: '', spans: [] };
  let last: Word | undefined;
  for (const word of words) {
    const text = clean(word.text);
    if (text === '') continue;
    if (last) joined.text += word.x0 - last.x1 > tabGap * Math.max(word.ink.size, 1) ? '\t' : ' ';
    joined.spans.push({ start: joined.text.length, end: joined.text.length + text.length, word });
    joined.text += text;
    last = word;
  }
  return joined;
}

function linksIn(joined: Joined, links: PageLink[]): NonNullable<LineLayout['links']> {
  const found: NonNullable<LineLayout['links']> = [];
  for (const { start, end, word } of joined.spans) {
    const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
    const link = links.find((area) => x >= area.x0 && x <= area.x1 && y >= area.y0 && y <= area.y1);
    if (!link) continue;
    const last = found.at(-1);
    if (last && last.target === link.target && start - last.end <= 1) last.end = end;
    else found.push({ start, end, target: link.target });
  }
  return found;
}

function share(words: Word[], test: (word: Word) => boolean): number {
  const letters = (some: Word[]) => some.reduce((sum, word) => sum + word.text.length, 0);
  return letters(words.filter(test)) / Math.max(1, letters(words));
}

function commonSize(words: Word[]): number {
  const weights = new Map<number, number>();
  for (const word of words) {
    const size = Math.round(word.ink.size * 10) / 10;
    weights.set(size, (weights.get(size) ?? 0) + word.text.length);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function lineOf(
  words: Word[],
  column: number,
  hidden: LineLayout['hidden'],
  context: LineContext,
): SourceLine | undefined {
  const joined = joinWords(joinLetterSpaced(withoutLeaders(words)), context.clean);
  if (joined.text === '') return undefined;
  const [x0, x1] = [Math.min(...words.map((word) => word.x0)), Math.max(...words.map((word) => word.x1))];
  const [y0, y1] = [Math.min(...words.map((word) => word.y0)), Math.max(...words.map((word) => word.y1))];
  const links = linksIn(joined, context.links);
  const layout: LineLayout = {
    page: context.page,
    x: tenth(x0),
    y: tenth(y0),
    width: tenth(x1 - x0),
    height: tenth(y1 - y0),
    size: commonSize(words),
    bold: share(words, (word) => word.ink.bold) > 0.5,
    ...(share(words, (word) => word.ink.italic) > 0.5 ? { italic: true } : {}),
    column,
    region: 'body',
    ...(hidden ? { hidden } : {}),
    ...(links.length > 0 ? { links } : {}),
  };
  return { text: joined.text, layout };
}

/** One row of a column: what is seen, then what is not, each on a line of its own. */
function rowLines(pieces: Piece[], column: number, context: LineContext): SourceLine[] {
  const words = [...pieces].sort((a, b) => a.x0 - b.x0).flatMap((piece) => piece.words);
  const groups = new Map<LineLayout['hidden'], Word[]>();
  for (const word of words) {
    const why = context.hidden(word);
    groups.set(why, [...(groups.get(why) ?? []), word]);
  }
  return [...groups].flatMap(([why, some]) => lineOf(some, column, why, context) ?? []);
}

function usualPitch(baselines: number[]): number {
  const pitches = baselines
    .slice(1)
    .map((value, index) => value - (baselines[index] ?? 0))
    .sort((a, b) => a - b);
  return pitches[Math.floor(pitches.length * 0.4)] ?? 0;
}

/** Rows between gaps, which part what belongs together. */
function groupsOf(rows: Row[]): Row[][] {
  const pitch = usualPitch(rows.map((row) => row.baseline));
  const groups: Row[][] = [];
  for (const [index, row] of rows.entries()) {
    const gap = row.baseline - (rows[index - 1]?.baseline ?? Number.NEGATIVE_INFINITY);
    if (gap > 1.4 * pitch && gap > 1.35 * row.size) groups.push([row]);
    else groups.at(-1)?.push(row);
  }
  return groups;
}

/**
 * A label names the whole group that it stands beside, also from its middle. In a form, where nothing parts its rows,
 * it names those that leave room for it, below what the label above it names.
 */
function startOf(label: Piece, rows: Row[], from: number): number {
  const leavesRoom = (row: Row | undefined) => row?.pieces.every((piece) => piece.x0 > label.x1 - 1) ?? false;
  let start = rows.findIndex(
    (row) => row.baseline > label.y0 && row.baseline < label.y1 + 2 && leavesRoom(row),
  );
  for (let row = rows[start - 1]; row && leavesRoom(row); row = rows[start - 1]) {
    if (row.baseline - 0.7 * row.size < from) break;
    start--;
  }
  return Math.max(0, start);
}

/** A label stands in the middle of what it names: that ends as far below it as it began above it. */
const endOf = (label: Piece, first: Row | undefined) =>
  Math.max(label.y1, label.y0 + label.y1 - (first ? first.baseline - first.size : label.y0));

export function blockLines(block: Block, context: LineContext): SourceLine[] {
  const lines: SourceLine[] = [];
  const own = (pieces: Piece[]) => rowLines(pieces, block.column, context);
  const labels = [...(block.labels ?? [])].sort((a, b) => a.y0 - b.y0);
  let named = Number.NEGATIVE_INFINITY;
  for (const group of groupsOf(rowsOf(block.pieces.filter((piece) => !piece.turned)))) {
    if (lines.length > 0) lines.push({ text: '' });
    const starts = new Map<number, Piece[]>();
    while ((labels[0]?.y0 ?? Number.POSITIVE_INFINITY) < (group.at(-1)?.baseline ?? 0)) {
      const label = labels.shift() as Piece;
      const start = startOf(label, group, named);
      starts.set(start, [...(starts.get(start) ?? []), label]);
      named = endOf(label, group[start]);
    }
    for (const [at, row] of group.entries()) {
      for (const label of starts.get(at) ?? []) lines.push({ text: '' }, ...own([label]));
      lines.push(...own(row.pieces));
    }
  }
  const turned = [...labels, ...block.pieces.filter((piece) => piece.turned)];
  for (const piece of turned.sort((a, b) => a.order - b.order)) lines.push(...own([piece]));
  return lines;
}
