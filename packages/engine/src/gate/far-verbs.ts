import type { Saying } from './equal-groups.ts';
import { isParticiple, type Lexis } from './lexis.ts';
import type { Token } from './tokens.ts';

type Keys = readonly (readonly string[])[];

/** What stands closer together a phrase is found in anyway. */
const shortest = 8;

/**
 * "Reben auf acht Hektar am steilen Hang im Winter geschnitten": German sets the verb at the end, and from the first
 * preposition on is told where, when and for whom. The thing and the verb are read as if they stood side by side.
 */
export function closedUp(tokens: readonly Token[], lexis: Lexis): number[][] {
  if (!lexis.closing) return [];
  return clausesOf(tokens).flatMap((clause) => {
    const row = rowOf(clause, tokens, lexis);
    return row ? [row] : [];
  });
}

function clausesOf(tokens: readonly Token[]): number[][] {
  const clauses = new Map<number, number[]>();
  tokens.forEach(({ clause }, at) => {
    clauses.set(clause, [...(clauses.get(clause) ?? []), at]);
  });
  return [...clauses.values()].filter(({ length }) => length >= shortest);
}

function rowOf(clause: readonly number[], tokens: readonly Token[], lexis: Lexis): number[] | undefined {
  const { closing } = lexis;
  const wordAt = (at: number | undefined): Token | undefined => tokens[at ?? -1];
  const isVerb = (at: number | undefined): boolean => {
    const word = wordAt(at);
    return word !== undefined && /^\p{Ll}/u.test(word.text) && isParticiple(word.folded, lexis);
  };
  const last = clause.at(-1);
  const hangs = clause.findIndex((at) => closing?.prepositions.has(wordAt(at)?.folded ?? ''));
  if (last === undefined || hangs < 1 || !isVerb(last)) return undefined;
  const [head, between] = [clause.slice(0, hangs), clause.slice(hangs, -1)];
  // A verb or a thing of its own between them: the verb at the end may be said of that one only.
  const hasOther = between.some((at) => isVerb(at) || closing?.article.test(wordAt(at)?.folded ?? ''));
  const isThing = head.some((at) => /^\p{Lu}/u.test(wordAt(at)?.text ?? '')) && !head.some(isVerb);
  return isThing && !hasOther ? [...head, last] : undefined;
}

/** What the rows say by their verb and a word before it, at the places of the text. */
export const sayingsOfRows = (
  rows: readonly number[][],
  keys: Keys,
  look: (keys: Keys) => Saying[],
): Saying[] =>
  rows.flatMap((row) =>
    look(row.map((at) => keys[at] ?? []))
      .filter(({ at }) => at.length > 1 && at.includes(row.length - 1))
      .map((saying) => ({ ...saying, at: saying.at.map((place) => row[place] ?? 0) })),
  );
