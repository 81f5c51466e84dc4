/** Counts of spans found, by the two ways of counting. */
export interface SpanScore {
  gold: number;
  predicted: number;
  matched: number;
  overlapping: number;
  goldTokens: number;
  predictedTokens: number;
}

export function emptyScore(): SpanScore {
  return { gold: 0, predicted: 0, matched: 0, overlapping: 0, goldTokens: 0, predictedTokens: 0 };
}

type Span = readonly [first: number, last: number];

function shared(a: Span, b: Span): number {
  return Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0]) + 1);
}

function size(span: Span): number {
  return span[1] - span[0] + 1;
}

/** One to one, the closest pairs first, `least` of intersection over union (0 lets every overlap count). */
function pairs(gold: readonly Span[], predicted: readonly Span[], least: number): number {
  const all: { g: number; p: number; value: number }[] = [];
  for (const [g, a] of gold.entries())
    for (const [p, b] of predicted.entries()) {
      const common = shared(a, b);
      const value = common / (size(a) + size(b) - common);
      if (common > 0 && value >= least) all.push({ g, p, value });
    }
  all.sort((x, y) => y.value - x.value);
  const taken = new Set<string>();
  let count = 0;
  for (const { g, p } of all) {
    if (taken.has(`g${g}`) || taken.has(`p${p}`)) continue;
    taken.add(`g${g}`).add(`p${p}`);
    count += 1;
  }
  return count;
}

export function addSpans(score: SpanScore, gold: readonly Span[], predicted: readonly Span[]): void {
  score.gold += gold.length;
  score.predicted += predicted.length;
  score.matched += pairs(gold, predicted, 0.5);
  score.overlapping += pairs(gold, predicted, 0);
  for (const span of gold) score.goldTokens += size(span);
  for (const span of predicted) score.predictedTokens += size(span);
}

export interface Figures {
  precision: number;
  recall: number;
  f1: number;
}

export function figures(matched: number, score: SpanScore): Figures {
  const precision = matched / Math.max(1, score.predicted);
  const recall = matched / Math.max(1, score.gold);
  return { precision, recall, f1: (2 * precision * recall) / Math.max(1e-9, precision + recall) };
}
