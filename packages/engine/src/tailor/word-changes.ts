/** What of a text becomes what, word by word. */
export interface WordChange {
  start: number;
  end: number;
  text: string;
}

const piecesOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}\p{N}-]*|[^\p{L}]+/gu) ?? [];

/** The places where two texts differ; words that both have stay free for other edits. */
export function wordChanges(before: string, after: string): WordChange[] {
  const old = piecesOf(before);
  const next = piecesOf(after);
  const longest = commonLengths(old, next);
  const changes: WordChange[] = [];
  let [i, k, at] = [0, 0, 0];
  let open: WordChange | undefined;
  while (i < old.length || k < next.length) {
    const [was, is] = [old[i], next[k]];
    if (was !== undefined && was === is) {
      open = undefined;
      [i, k, at] = [i + 1, k + 1, at + was.length];
      continue;
    }
    if (!open) {
      open = { start: at, end: at, text: '' };
      changes.push(open);
    }
    const goes = is === undefined || (longest[i + 1]?.[k] ?? 0) >= (longest[i]?.[k + 1] ?? 0);
    if (was !== undefined && goes) {
      [i, at] = [i + 1, at + was.length];
      open.end = at;
    } else {
      open.text += is ?? '';
      k += 1;
    }
  }
  return changes;
}

/** How much both have in common from each place on. */
function commonLengths(old: readonly string[], next: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(next.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const [row, below] = [lengths[i] ?? [], lengths[i + 1] ?? []];
    for (let k = next.length - 1; k >= 0; k -= 1)
      row[k] = old[i] === next[k] ? 1 + (below[k + 1] ?? 0) : Math.max(below[k] ?? 0, row[k + 1] ?? 0);
  }
  return lengths;
}
