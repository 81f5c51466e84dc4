import { commonPairs } from './common.ts';
import type { Piece } from './origin.ts';

interface Token {
  text: string;
  start: number;
  end: number;
}

/** A change of characters: what stands from `start` to `end` becomes `text`. */
interface Change {
  start: number;
  end: number;
  text: string;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }));

/** The few changes that make the new text of the old one; blanks between words that stay are left as they are. */
export function changesOf(old: string, wanted: string): Change[] {
  const [a, b] = [tokensOf(old), tokensOf(wanted)];
  const pairs = commonPairs(
    a.map((token) => token.text.normalize('NFKC')),
    b.map((token) => token.text.normalize('NFKC')),
  );
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...pairs, [a.length, b.length] as [number, number]]) {
    if (nextI > i || nextJ > j) changes.push(changeBetween({ old, a, i, nextI }, { wanted, b, j, nextJ }));
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return changes;
}

interface OldSpan {
  old: string;
  a: Token[];
  i: number;
  nextI: number;
}

interface NewSpan {
  wanted: string;
  b: Token[];
  j: number;
  nextJ: number;
}

function changeBetween({ old, a, i, nextI }: OldSpan, { wanted, b, j, nextJ }: NewSpan): Change {
  const [before, after] = [a[i - 1], a[nextI]];
  const text = wanted.slice(b[j]?.start ?? 0, b[nextJ - 1]?.end ?? 0);
  if (nextI > i && nextJ > j) return { start: a[i]?.start ?? 0, end: a[nextI - 1]?.end ?? 0, text };
  if (nextI > i) {
    // The blank in front goes with the words, at the beginning the one behind them.
    const [start, end] = before ? [before.end, a[nextI - 1]?.end ?? 0] : [0, after?.start ?? old.length];
    return { start, end, text: '' };
  }
  if (before)
    return { start: before.end, end: before.end, text: wanted.slice(b[j - 1]?.end, b[nextJ - 1]?.end) };
  const start = after?.start ?? old.length;
  return { start, end: start, text: wanted.slice(b[j]?.start, b[nextJ]?.start ?? wanted.length) };
}

/** Which piece takes new characters at a place: the one in front, unless it is a link that ends there. */
function receiver(pieces: Piece[], starts: number[], change: Change): number {
  const covers = (index: number, at: number) => {
    const start = starts[index] ?? 0;
    return at >= start && at < start + (pieces[index]?.text.length ?? 0);
  };
  const editable = (index: number) => pieces[index]?.place !== undefined;
  const all = pieces.map((_, index) => index).filter(editable);
  const at = change.end > change.start ? change.start : change.start - 1;
  const within = all.find((index) => covers(index, Math.max(0, at)));
  if (within !== undefined) {
    const ends = (starts[within] ?? 0) + (pieces[within]?.text.length ?? 0) === change.start;
    const next = all.find((index) => index > within);
    return ends && pieces[within]?.link && next !== undefined ? next : within;
  }
  return all.findLast((index) => (starts[index] ?? 0) <= change.start) ?? all[0] ?? -1;
}

/** New texts of the pieces that change, by index; undefined where nothing here can be changed. */
export function changePieces(pieces: Piece[], wanted: string): Map<number, string> | undefined {
  const starts: number[] = [];
  let whole = '';
  for (const piece of pieces) {
    starts.push(whole.length);
    whole += piece.text;
  }
  const texts = pieces.map((piece) => piece.text);
  const changed = new Set<number>();
  // From the end, so that places in front stay true.
  for (const change of changesOf(whole, wanted).reverse()) {
    const taker = change.text ? receiver(pieces, starts, change) : -1;
    if (change.text && taker < 0) return undefined;
    for (const [index, piece] of pieces.entries()) {
      const start = starts[index] ?? 0;
      const from = Math.max(0, Math.min(piece.text.length, change.start - start));
      const to = Math.max(0, Math.min(piece.text.length, change.end - start));
      const own = texts[index] ?? '';
      if (index === taker) texts[index] = own.slice(0, from) + change.text + own.slice(to);
      else if (to > from && piece.place) texts[index] = own.slice(0, from) + own.slice(to);
      else continue;
      changed.add(index);
    }
  }
  return new Map([...changed].map((index) => [index, texts[index] ?? '']));
}
