/** What comparing words alone gives: the measures that a score must beat. */

const small = new Set(
  'a an the and or of to in on at for with by from as is are was be it this that we you your our their i will have has not'.split(
    ' ',
  ),
);

function words(text: string): string[] {
  const found = text.toLowerCase().match(/\p{Script=Han}{2}|[\p{L}\p{N}+#]+/gu) ?? [];
  return found.filter((word) => !small.has(word));
}

/** Cosine of TF-IDF vectors over the given texts. */
export function cosineOver(texts: string[]): (some: string, other: string) => number {
  const seenIn = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(words(text))) seenIn.set(word, (seenIn.get(word) ?? 0) + 1);
  const vector = (text: string): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const word of words(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts)
      counts.set(word, count * (1 + Math.log((1 + texts.length) / (1 + (seenIn.get(word) ?? 0)))));
    return counts;
  };
  const length = (one: Map<string, number>): number =>
    Math.sqrt([...one.values()].reduce((sum, value) => sum + value * value, 0));
  return (some, other) => {
    const [a, b] = [vector(some), vector(other)];
    let product = 0;
    for (const [word, value] of a) product += value * (b.get(word) ?? 0);
    return product === 0 ? 0 : product / (length(a) * length(b));
  };
}

/** How many of the posting's different words the resume uses. */
export function keywordOverlap(resume: string, posting: string): number {
  const own = new Set(words(resume));
  const asked = new Set(words(posting));
  return [...asked].filter((word) => own.has(word)).length / asked.size;
}
