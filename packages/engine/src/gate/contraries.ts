import { onceBy, onceFor } from '../text/once-for.ts';
import { type ClauseCheck, shareOf } from './clauses.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { isTold, type Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { fold } from './word-forms.ts';

/** One side of a pair, as a list writes it. */
interface Side {
  words: readonly string[];
  own: string;
  contrary: string;
}

interface Mark extends Side {
  at: number;
}

/** By the first word: each word of each text asks for those that begin with it. */
const sidesOf = onceFor(({ pack: { contraries } }: Lexis): ReadonlyMap<string, readonly Side[]> => {
  const sides = new Map<string, Side[]>();
  const endings = (contraries?.endings ?? '').split(' ').filter(Boolean);
  const formsOf = (name: string): string[] =>
    name.endsWith('-') ? ['', ...endings].map((ending) => name.slice(0, -1) + ending) : [name];
  for (const [pair, line] of fold(contraries?.pairs ?? '')
    .trim()
    .split('\n')
    .entries())
    for (const [which, names] of line.split('|').entries())
      for (const name of names.split(',').flatMap(formsOf)) {
        const words = name.split(' ');
        const side = { words, own: `${pair} ${which}`, contrary: `${pair} ${1 - which}` };
        sides.set(words[0] ?? '', [...(sides.get(words[0] ?? '') ?? []), side]);
      }
  return sides;
});

const marksIn = (tokens: readonly Token[], lexis: Lexis): Mark[] => {
  const sides = sidesOf(lexis);
  return tokens.flatMap(({ folded }, at) =>
    (sides.get(folded) ?? [])
      .filter(({ words }) => words.every((word, i) => tokens[at + i]?.folded === word))
      .map((side) => ({ ...side, at })),
  );
};

const sidesSaid = onceBy(
  ({ tokens }: Pick<Statement, 'tokens'>) => tokens,
  ({ tokens }: Pick<Statement, 'tokens'>, lexis: Lexis): ReadonlySet<string> =>
    new Set(marksIn(tokens, lexis).map(({ own }) => own)),
);

/** "Sold used furniture" and "ordered new shelves" sold nothing new: what says the rest of it says the contrary. */
export function contraries({ clause, items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  if (!lexis.pack.contraries) return [];
  const { tokens } = claims;
  const marks = marksIn(tokens, lexis).filter(({ at }) => tokens[at]?.clause === clause);
  if (marks.length === 0) return [];
  const said = sidesSaid(claims, lexis);
  const lines = statements.filter(isTold);
  return marks
    .filter(({ at, contrary }) => !said.has(contrary) && !isUse(at, tokens, lexis))
    .filter(({ at, words, own, contrary }) => {
      const [from, to] = [tokens[at]?.start ?? 0, tokens[at + words.length - 1]?.end ?? 0];
      const others = items.filter(({ start, end }) => end <= from || start >= to);
      const shares = lines.map((line) => shareOf(others, line, lexis));
      const most = Math.max(0.5, ...shares);
      const best = lines.filter((_, i) => shares[i] === most);
      return best.length > 0 && best.every((line) => isOnly(contrary, own, line, lexis));
    })
    .map(({ at }) => refusal('claim', tokens[at]?.text ?? '', 'not-in-resume'));
}

const isOnly = (one: string, other: string, line: Statement, lexis: Lexis): boolean =>
  sidesSaid(line, lexis).has(one) && !sidesSaid(line, lexis).has(other);

/** "Used scanners": it opens its clause as a verb does. */
const isUse = (at: number, tokens: readonly Token[], { pack }: Lexis): boolean =>
  tokens[at - 1]?.clause !== tokens[at]?.clause && (pack.clauses.past?.test(tokens[at]?.text ?? '') ?? false);
