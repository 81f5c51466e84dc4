import { commonPairs } from './common.ts';

/** What becomes of each line: `from` of the old text, `to` of the new one. */
export interface Step {
  kind: 'keep' | 'change' | 'remove' | 'insert';
  from: number;
  to: number;
}

/** List marks, blanks and forms of letters are no difference. */
export const lineEssence = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^\s*[•◦▪▫‣⁃●○■□–*·➢✓-]\s+/, '')
    .replace(/[\s\u00ad\u200b\u2060]+/g, '');

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{Script=Han}|[\p{L}\p{N}+#]+/gu) ?? [];

/** Share of the words of the shorter line that both have. */
function likeness(a: string, b: string): number {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared++;
    left.set(word, count - 1);
  }
  return shared / Math.max(1, Math.min(one.length, other.length));
}

const alike = 0.5;

/** Between two equal lines: which old line became which new one, in order; the most alike first. */
function pairGap(before: string[], after: string[], from: [number, number], to: [number, number]): Step[] {
  let best: { i: number; j: number; score: number } | undefined;
  for (let i = from[0]; i < from[1]; i++)
    for (let j = to[0]; j < to[1]; j++) {
      const score = likeness(before[i] ?? '', after[j] ?? '');
      if (score >= alike && score > (best?.score ?? 0)) best = { i, j, score };
    }
  if (best)
    return [
      ...pairGap(before, after, [from[0], best.i], [to[0], best.j]),
      { kind: 'change', from: best.i, to: best.j },
      ...pairGap(before, after, [best.i + 1, from[1]], [best.j + 1, to[1]]),
    ];
  const steps: Step[] = [];
  for (let i = from[0]; i < from[1]; i++) steps.push({ kind: 'remove', from: i, to: to[0] });
  for (let j = to[0]; j < to[1]; j++) steps.push({ kind: 'insert', from: from[1], to: j });
  return steps;
}

/** The steps that make the new lines of the old ones, in reading order. */
export function alignLines(before: string[], after: string[]): Step[] {
  const pairs = commonPairs(before.map(lineEssence), after.map(lineEssence));
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  for (const [from, to] of [...pairs, [before.length, after.length] as [number, number]]) {
    steps.push(...pairGap(before, after, [i, from], [j, to]));
    if (from < before.length) steps.push({ kind: 'keep', from, to });
    [i, j] = [from + 1, to + 1];
  }
  return steps;
}

/** Share of the longer text's lines that both have: whether one is still the other. */
export function sharedLines(before: string[], after: string[]): number {
  const filled = (lines: string[]) => lines.map(lineEssence).filter(Boolean);
  const [one, other] = [filled(before), filled(after)];
  return commonPairs(one, other).length / Math.max(1, one.length, other.length);
}
