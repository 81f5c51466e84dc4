import type { Operation } from '../types.ts';

interface Span {
  start: number;
  end: number;
}

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
const contains = (outer: Span, inner: Span) => outer.start <= inner.start && inner.end <= outer.end;

/** Two insertions at one point stand side by side; an insertion inside a replaced span is lost, so it clashes. */
function replacesClash(a: Span, b: Span): boolean {
  if (a.start === a.end && b.start === b.end) return false;
  if (a.start === a.end) return b.start < a.start && a.start < b.end;
  if (b.start === b.end) return a.start < b.start && b.start < a.end;
  return overlaps(a, b);
}

/** A replacement goes with the moving span it lies in, or stays in the gap; it never straddles an edge. */
function straddles(spans: Span[], replace: Span): boolean {
  return spans.some((span) => overlaps(span, replace) && !contains(span, replace));
}

/** Reorders agree when one lies inside a single block of the other, or when they do not touch. */
function reordersClash(a: Span[], b: Span[]): boolean {
  const whole = (blocks: Span[]): Span => ({
    start: Math.min(...blocks.map((block) => block.start)),
    end: Math.max(...blocks.map((block) => block.end)),
  });
  if (!overlaps(whole(a), whole(b))) return false;
  return !a.some((block) => contains(block, whole(b))) && !b.some((block) => contains(block, whole(a)));
}

/** Whether two operations cannot both be applied. Symmetric. */
export function clash(a: Operation, b: Operation): boolean {
  if (a.type === 'reorder' || b.type === 'reorder')
    return a.type === 'reorder' && b.type === 'reorder' && reordersClash(a.blocks, b.blocks);
  if (a.type === 'insert' || b.type === 'insert') return false;
  if (a.line !== b.line) return false;
  if (a.type === 'remove' || b.type === 'remove') return true;
  if (a.type === 'reorder-spans') return b.type === 'reorder-spans' || straddles(a.spans, b);
  if (b.type === 'reorder-spans') return straddles(b.spans, a);
  return replacesClash(a, b);
}

/** Whether an operation makes sense on lines of these lengths: places that exist, a true permutation. */
export function wellFormed(operation: Operation, lengths: number[]): boolean {
  const inLine = (line: number, span: Span) =>
    span.start >= 0 && span.start <= span.end && span.end <= (lengths[line] ?? -1);
  switch (operation.type) {
    case 'replace':
      return inLine(operation.line, operation);
    case 'remove':
      return operation.line >= 0 && operation.line < lengths.length;
    case 'insert':
      return operation.after >= -1 && operation.after < lengths.length;
    case 'reorder-spans':
      return (
        isPermutation(operation.order, operation.spans.length) &&
        operation.spans.every(
          (span, i) =>
            inLine(operation.line, span) &&
            span.start < span.end &&
            (i === 0 || (operation.spans[i - 1]?.end ?? 0) <= span.start),
        )
      );
    case 'reorder':
      return (
        isPermutation(operation.order, operation.blocks.length) &&
        operation.blocks.every(
          (block, i) =>
            block.start >= 0 &&
            block.start < block.end &&
            block.end <= lengths.length &&
            (i === 0 || operation.blocks[i - 1]?.end === block.start),
        )
      );
  }
}

function isPermutation(order: number[], length: number): boolean {
  return (
    order.length === length && new Set(order).size === length && order.every((i) => i >= 0 && i < length)
  );
}
