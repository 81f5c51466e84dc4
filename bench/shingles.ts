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

/** Pairs of texts that share more than the bound of the smaller one's shingles, for a message that names them. */
function alikeIn(texts: Text[], chinese: boolean, bound: number): string[] {
  const sizes: number[] = [];
  const holders = new Map<string, number[]>();
  return texts.flatMap((text, at) => {
    const own = shingles(text.text, chinese);
    sizes.push(own.size);
    const shared = new Map<number, number>();
    for (const shingle of own) {
      const earlier = holders.get(shingle) ?? [];
      for (const holder of earlier) shared.set(holder, (shared.get(holder) ?? 0) + 1);
      earlier.push(at);
      holders.set(shingle, earlier);
    }
    return [...shared].flatMap(([holder, count]) => {
      const share = count / Math.min(own.size, sizes[holder] ?? 0);
      return share > bound ? [`${texts[holder]?.id} and ${text.id}: ${(share * 100).toFixed(1)} %`] : [];
    });
  });
}

/** Texts of two languages are not compared. */
export function tooAlike(texts: Text[], bound: number): string[] {
  const languages = new Set(texts.map(({ language }) => language));
  return [...languages].flatMap((language) =>
    alikeIn(
      texts.filter((text) => text.language === language),
      language === 'zh',
      bound,
    ),
  );
}
