/** Words of a list, each with the first of its row. */
export type FormsOf = ReadonlyMap<string, string>;

/** A point cut where it goes on with the next doing; every second piece is the joint before it. */
export function clausesOf(
  text: string,
  joint: RegExp,
  opens: (rest: string, before: string) => boolean,
): string[] {
  const [first = '', ...pieces] = text.split(joint);
  const found = [first];
  for (let i = 0; i < pieces.length; i += 2) {
    const [gap = '', piece = ''] = pieces.slice(i, i + 2);
    const before = found.at(-1) ?? '';
    if (opens(pieces.slice(i + 1).join(''), before)) found.push(gap, piece);
    else found[found.length - 1] = before + gap + piece;
  }
  return found;
}

/**
 * Each clause put otherwise; from the first that cannot be, the rest stays unsaid. Nothing where that is the first, or
 * where the `whole` is asked for.
 */
export function eachClause(
  clauses: readonly string[],
  change: (clause: string) => string | undefined,
  whole = false,
): string | undefined {
  const first = change(clauses[0] ?? '');
  if (first === undefined) return undefined;
  let text = first;
  for (let i = 2; i < clauses.length; i += 2) {
    const next = change(clauses[i] ?? '');
    if (next === undefined) return whole ? undefined : text;
    text += (clauses[i - 1] ?? '') + next;
  }
  return text;
}
