/** Shortest edit script after Myers: which items of `a` go, which of `b` come. */
export type Step = { kind: 'same' | 'removed' | 'added'; a: number; b: number };

export function diffItems(a: readonly string[], b: readonly string[]): Step[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end += 1;
  const steps: Step[] = [];
  for (let i = 0; i < start; i += 1) steps.push({ kind: 'same', a: i, b: i });
  for (const step of middle(a.slice(start, a.length - end), b.slice(start, b.length - end)))
    steps.push({ ...step, a: step.a + start, b: step.b + start });
  for (let i = end; i > 0; i -= 1) steps.push({ kind: 'same', a: a.length - i, b: b.length - i });
  return steps;
}

/** Beyond this many differences the texts are shown as replaced: memory grows with their square. */
const most = 800;

function replaced(a: readonly string[], b: readonly string[]): Step[] {
  return [
    ...a.map((_, i): Step => ({ kind: 'removed', a: i, b: 0 })),
    ...b.map((_, i): Step => ({ kind: 'added', a: a.length, b: i })),
  ];
}

function middle(a: readonly string[], b: readonly string[]): Step[] {
  const reach = Math.min(a.length + b.length, most);
  let frontier = new Map<number, number>([[1, 0]]);
  const past: Map<number, number>[] = [];
  for (let d = 0; d <= reach; d += 1) {
    past.push(frontier);
    const next = new Map<number, number>();
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && (frontier.get(k - 1) ?? -1) < (frontier.get(k + 1) ?? -1));
      let x = down ? (frontier.get(k + 1) ?? 0) : (frontier.get(k - 1) ?? 0) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      next.set(k, x);
      if (x >= a.length && x - k >= b.length) return walkBack(past, a.length, b.length);
    }
    frontier = merged(frontier, next);
  }
  return replaced(a, b);
}

/** Only the diagonals of one parity move in a round; the others are still needed in the next. */
function merged(old: Map<number, number>, next: Map<number, number>): Map<number, number> {
  const both = new Map(old);
  for (const [k, x] of next) both.set(k, x);
  return both;
}

function walkBack(past: Map<number, number>[], ax: number, by: number): Step[] {
  const steps: Step[] = [];
  let x = ax;
  let y = by;
  for (let d = past.length - 1; d >= 0; d -= 1) {
    const frontier = past[d] ?? new Map<number, number>();
    const k = x - y;
    const down = k === -d || (k !== d && (frontier.get(k - 1) ?? -1) < (frontier.get(k + 1) ?? -1));
    const from = down ? k + 1 : k - 1;
    const fromX = d === 0 ? 0 : (frontier.get(from) ?? 0);
    const fromY = d === 0 ? 0 : fromX - from;
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      steps.push({ kind: 'same', a: x, b: y });
    }
    if (d === 0) break;
    steps.push(down ? { kind: 'added', a: x, b: fromY } : { kind: 'removed', a: fromX, b: y });
    x = fromX;
    y = fromY;
  }
  return steps.reverse();
}
