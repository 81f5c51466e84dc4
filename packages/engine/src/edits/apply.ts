import { gather } from '../text/gather.ts';
import { onceFor } from '../text/once-for.ts';
import type { Edit, LineIndex, Operation, ResumeSource, SourceLine } from '../types.ts';
import { clash, wellFormed } from './clashes.ts';
import { rewriteLine } from './rewrite-line.ts';

export interface Applied {
  lines: string[];
  /** The source line each came from; null for an inserted one. */
  origins: (LineIndex | null)[];
  /** Edits left out because an earlier one, or one by hand, changes the same place. */
  skipped: string[];
}

type Change = Pick<Edit, 'id' | 'maker' | 'operations'>;
type Insert = Extract<Operation, { type: 'insert' }>;
type Reorder = Extract<Operation, { type: 'reorder' }>;

/**
 * Applies any subset of edits to the source. Places are places of the source, so the result does not
 * depend on which other edits are applied: words change inside their line, inserted lines follow the
 * line they stand behind, lines move with their block, the inner order before the outer.
 */
export function applyEdits(source: ResumeSource, edits: readonly Change[]): Applied {
  const { operations, skipped } = accept(source, edits);
  const places = arrange(operations);
  const applied: Applied = { lines: [], origins: [], skipped };
  const push = (text: string, origin: LineIndex | null) => {
    for (const line of text.includes('\n') ? text.split('\n') : [text]) {
      applied.lines.push(line);
      applied.origins.push(origin);
    }
  };
  const texts = source.lines.map((each) => each.text);
  const order = orderedLines(texts, places.reorders);
  const inserts = new Map<number, Insert[]>();
  for (const insert of places.inserts)
    gather(inserts, placeOf(insert, places.reorders, texts, order), insert);
  const pushInserted = (after: number) => {
    for (const insert of inserts.get(after) ?? []) for (const line of insert.lines) push(line, null);
  };
  pushInserted(-1);
  for (const line of order) {
    const changes = places.inLine.get(line);
    const text = source.lines[line]?.text ?? '';
    const rewritten = changes ? rewrite(text, changes) : text;
    // A line that the edits emptied is gone; one that stood empty keeps its place.
    if (!changes || rewritten.trim() !== '') push(rewritten, line);
    pushInserted(line);
  }
  return applied;
}

/** White space that words leave behind at the end of a line goes with them. */
function rewrite(text: string, changes: Operation[]): string {
  if (changes.some((change) => change.type === 'remove')) return '';
  return rewriteLine(text, changes).replace(/\s+$/u, /\s*$/u.exec(text)?.[0] ?? '');
}

/** Lines that edits have written, by where they stand and what they say. */
const written = onceFor((_: ResumeSource) => new Map<string, SourceLine>());

/**
 * The tailored source: lines keep their layout, so that a two-column resume is read again as it was. A line that says
 * the same, as it came or as it was written by the same edits before, stays the same object: what was read of it need
 * not be read again.
 */
export function appliedSource(source: ResumeSource, applied: Applied): ResumeSource {
  const known = written(source);
  let inserted = 0;
  const lines = applied.lines.map((text, i): SourceLine => {
    const origin = applied.origins[i] ?? null;
    const before = origin === null ? undefined : source.lines[origin];
    if (before?.text === text) return before;
    if (origin === null) inserted += 1;
    const key = origin === null ? `+${inserted} ${text}` : `${origin} ${text}`;
    const line = known.get(key) ?? (before?.layout ? { text, layout: before.layout } : { text });
    known.set(key, line);
    return line;
  });
  return { lines };
}

function accept(source: ResumeSource, edits: readonly Change[]) {
  const lengths = source.lines.map((line) => line.text.length);
  const skipped: string[] = [];
  const operations: Operation[] = [];
  const byHandFirst = [
    ...edits.filter((edit) => edit.maker === 'person'),
    ...edits.filter((edit) => edit.maker !== 'person'),
  ];
  for (const edit of byHandFirst) {
    const fits =
      edit.operations.every((operation) => wellFormed(operation, lengths)) &&
      !edit.operations.some((one) => operations.some((other) => clash(one, other)));
    if (fits) operations.push(...edit.operations);
    else skipped.push(edit.id);
  }
  return { operations, skipped };
}

function arrange(operations: Operation[]) {
  const inLine = new Map<LineIndex, Operation[]>();
  const inserts: Insert[] = [];
  const reorders: Reorder[] = [];
  for (const operation of operations) {
    if (operation.type === 'reorder') reorders.push(operation);
    else if (operation.type === 'insert') inserts.push(operation);
    else gather(inLine, operation.line, operation);
  }
  return { inLine, inserts, reorders };
}

/**
 * The lines in their new order, by index. Blank lines behind a block are the distance between two
 * places and stay there: the last section, which ends without one, can move up and still stands apart.
 */
function orderedLines(texts: string[], reorders: Reorder[]): LineIndex[] {
  const order = texts.map((_, i) => i);
  if (reorders.length === 0) return order;
  const innerFirst = [...reorders].sort((a, b) => extent(a) - extent(b));
  for (const { blocks, order: wanted } of innerFirst) {
    const first = blocks[0];
    if (!first) continue;
    const parts = blocks.map((block) => splitTail(texts, block));
    const places = placesIn(order);
    const from = parts
      .flatMap((part) => [...part.body, ...part.tail])
      .reduce((least, line) => Math.min(least, places[line] ?? least), order.length);
    const moved = wanted.flatMap((which, slot) => [
      ...currentOrder(places, parts[which]?.body ?? []),
      ...(parts[slot]?.tail ?? []),
    ]);
    order.splice(from, moved.length, ...moved);
  }
  return order;
}

/** What begins with a blank line stands apart: behind a row whose last line may have moved up, never inside it. */
function placeOf({ after, lines }: Insert, reorders: Reorder[], texts: string[], order: LineIndex[]): number {
  if (lines[0] !== '') return after;
  const row = reorders.find(({ blocks }) => {
    const last = blocks.at(-1);
    return last && splitTail(texts, last).body.at(-1) === after;
  });
  if (!row) return after;
  const own = new Set(row.blocks.flatMap((block) => splitTail(texts, block).body));
  return order.findLast((line) => own.has(line)) ?? after;
}

function extent(reorder: Reorder): number {
  return (reorder.blocks.at(-1)?.end ?? 0) - (reorder.blocks[0]?.start ?? 0);
}

function splitTail(texts: string[], block: { start: number; end: number }) {
  let end = block.end;
  while (end > block.start + 1 && texts[end - 1]?.trim() === '') end -= 1;
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
  return { body: range(block.start, end), tail: range(end, block.end) };
}

/** For each line where it stands now. */
function placesIn(order: LineIndex[]): number[] {
  const places: number[] = [];
  order.forEach((line, at) => {
    places[line] = at;
  });
  return places;
}

/** These lines in the order that inner reorders have already given them. */
function currentOrder(places: number[], lines: LineIndex[]): LineIndex[] {
  return [...lines].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
}
