/** Ranks from 1; equals share the mean of their places. */
function ranks(values: number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const found = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to += 1;
    for (let i = from; i <= to; i += 1) found[order[i]?.at ?? 0] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return found;
}

/** Spearman's: the correlation of the ranks. */
export function rankCorrelation(some: number[], others: number[]): number {
  const [a, b] = [ranks(some), ranks(others)];
  const middle = (a.length + 1) / 2;
  let both = 0;
  let own = 0;
  let other = 0;
  a.forEach((rank, i) => {
    const [x, y] = [rank - middle, (b[i] ?? 0) - middle];
    both += x * y;
    own += x * x;
    other += y * y;
  });
  return both / Math.sqrt(own * other);
}
