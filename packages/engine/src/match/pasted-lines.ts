import type { LineIndex } from '../types.ts';
import { hasHan } from './fold.ts';
import { rowOf, type Texts } from './gaming-row.ts';
import { shingle } from './posting-words.ts';

const pastedWords = 30;

/** The words of a row that begins where its next word would be put. */
function inOrder(row: readonly string[], next: number): string {
  let said = row[next % shingle] ?? '';
  for (let i = 1; i < shingle; i += 1) said += ` ${row[(next + i) % shingle]}`;
  return said;
}

/** Somewhere as many words of the posting stand one behind the other. */
function hasRun(seen: Texts['seen']): boolean {
  let run = 0;
  for (const { words, runs } of seen) {
    if (runs.most >= shingle || run + runs.first >= shingle) return true;
    run = runs.first === words.length ? run + words.length : runs.last;
  }
  return false;
}

/** Enough words stand in sixes as they stand in the posting; few resumes have them. */
function mayBePasted({ seen, shingles }: Texts): boolean {
  if (!hasRun(seen)) return false;
  // The last words of the posting that stand one behind the other; where the next is put, the first of them stands.
  const row: string[] = [];
  let run = 0;
  let covered = 0;
  let at = 0;
  let last = -shingle;
  for (const { words } of seen)
    for (const { said, word } of words) {
      at += 1;
      if (!said) {
        run = 0;
        continue;
      }
      row[run % shingle] = word.text;
      run += 1;
      if (run < shingle || !shingles.has(inOrder(row, run))) continue;
      covered += Math.min(shingle, at - last);
      last = at;
      if (covered >= pastedWords) return true;
    }
  return false;
}

export function pastedLines(texts: Texts): { covered: number; lines: Set<LineIndex> } {
  if (!mayBePasted(texts)) return { covered: 0, lines: new Set() };
  const { words, lines: lineOf } = rowOf(texts);
  const { shingles } = texts;
  const hit = new Uint8Array(words.length);
  // Words of the posting that stand one behind the other, up to here: most stretches end before the sixth.
  let run = 0;
  for (let last = 0; last < words.length; last += 1) {
    run = words[last]?.said ? run + 1 : 0;
    if (run < shingle) continue;
    const i = last - shingle + 1;
    let key = words[i]?.word.text ?? '';
    for (let k = 1; k < shingle; k += 1) key += ` ${words[i + k]?.word.text}`;
    if (shingles.has(key)) hit.fill(1, i, i + shingle);
  }
  if (!hit.includes(1)) return { covered: 0, lines: new Set() };
  const byLine = new Map<LineIndex, { all: number; hit: number }>();
  let covered = 0;
  words.forEach(({ word }, at) => {
    const line = lineOf[at] ?? -1;
    const count = byLine.get(line) ?? { all: 0, hit: 0 };
    count.all += 1;
    count.hit += hit[at] ?? 0;
    covered += (hit[at] ?? 0) * (hasHan(word.text) ? 0.5 : 1);
    byLine.set(line, count);
  });
  const lines = new Set<LineIndex>();
  if (covered >= pastedWords)
    for (const [line, count] of byLine) if (count.hit >= count.all * 0.6) lines.add(line);
  return { covered: lines.size > 0 ? covered : 0, lines };
}
