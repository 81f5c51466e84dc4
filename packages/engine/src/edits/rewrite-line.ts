import type { Operation } from '../types.ts';

type Replace = Extract<Operation, { type: 'replace' }>;
type ReorderSpans = Extract<Operation, { type: 'reorder-spans' }>;

interface Span {
  start: number;
  end: number;
}

/** One line with its replacements made and its spans moved; none of them overlap. */
export function rewriteLine(text: string, operations: Operation[]): string {
  const replaces = operations
    .filter((operation): operation is Replace => operation.type === 'replace')
    .map((replace, i) => ({ replace, i }))
    .sort((a, b) => a.replace.start - b.replace.start || a.replace.end - b.replace.end || a.i - b.i)
    .map(({ replace }) => replace);
  const move = operations.find((operation): operation is ReorderSpans => operation.type === 'reorder-spans');
  if (!move) return rewriteSpan(text, { start: 0, end: text.length }, replaces);
  return moveSpans(text, move, replaces);
}

/** An insertion at the edge of a moving span belongs to the gap beside it, and stays. */
function moveSpans(text: string, move: ReorderSpans, replaces: Replace[]): string {
  const inside = (span: Span) =>
    replaces.filter(
      (r) =>
        r.start >= span.start &&
        r.end <= span.end &&
        (r.start !== r.end || (r.start > span.start && r.end < span.end)),
    );
  const claimed = new Set(move.spans.flatMap(inside));
  const outside = replaces.filter((replace) => !claimed.has(replace));
  let from = 0;
  let result = '';
  move.order.forEach((which, slot) => {
    const here = move.spans[slot];
    const moved = move.spans[which];
    if (!here || !moved) return;
    result += rewriteSpan(text, { start: from, end: here.start }, gap(outside, from, here.start));
    result += rewriteSpan(text, moved, inside(moved));
    from = here.end;
  });
  return result + rewriteSpan(text, { start: from, end: text.length }, gap(outside, from, text.length));
}

function gap(replaces: Replace[], start: number, end: number): Replace[] {
  return replaces.filter((r) => r.start >= start && r.end <= end);
}

function rewriteSpan(text: string, span: Span, replaces: Replace[]): string {
  let from = span.start;
  let result = '';
  for (const replace of replaces) {
    result += text.slice(from, replace.start) + replace.text;
    from = replace.end;
  }
  return result + text.slice(from, span.end);
}
