/** Runs of five words (for Chinese: five characters) of a text, as a set. */
export function shingles(text: string, chinese: boolean): Set<string> {
  const folded = text.normalize('NFKC').toLowerCase();
  const parts = folded.match(chinese ? /[\p{L}\p{N}]/gu : /[\p{L}\p{N}]+/gu) ?? [];
  const found = new Set<string>();
  for (let i = 0; i + 5 <= parts.length; i += 1) found.add(parts.slice(i, i + 5).join(' '));
  return found;
}

/** Share of the smaller set's shingles that the other has too. */
export function overlap(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}

export interface Text {
  id: string;
  language: string;
  text: string;
}

/** Pairs of texts that share more than the bound, for a message that names them. */
export function tooAlike(texts: Text[], bound: number): string[] {
  const sets = texts.map((text) => shingles(text.text, text.language === 'zh'));
  const alike: string[] = [];
  for (const [i, a] of texts.entries()) {
    for (const [j, b] of texts.entries()) {
      if (j <= i || a.language !== b.language) continue;
      const share = overlap(sets[i] ?? new Set(), sets[j] ?? new Set());
      if (share > bound) alike.push(`${a.id} and ${b.id}: ${(share * 100).toFixed(1)} %`);
    }
  }
  return alike;
}
