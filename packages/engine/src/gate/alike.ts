import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { isInEach, saysPeriod } from './marks-fit.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/** Who "took part" may have "helped", and the other way round: both say that it was not done alone. */
function isWeakAlike({ token }: Item, statement: Statement, lexis: Lexis): boolean {
  const kind = token && lexis.weakener(token.folded);
  if (kind === undefined || kind > mostAlike) return false;
  return statement.tokens.some(
    (own) => (lexis.weakener(own.folded) ?? Number.POSITIVE_INFINITY) <= mostAlike,
  );
}

/** The kinds of weakeners that stand first in each pack: helping, taking part. */
export const mostAlike = 1;

function isPeriod({ token }: Item, statement: Statement, lexis: Lexis): boolean {
  const period = token && lexis.period(token.folded);
  if (period === undefined) return false;
  return saysPeriod(period, statement.figures) || isInEach(period, statement, lexis);
}

/** Keys of the words within two steps. */
export const besideOf = (tokens: readonly Token[], at: number) =>
  new Set(
    tokens.slice(Math.max(0, at - 2), at + 3).flatMap((each, i) => (i === Math.min(2, at) ? [] : each.keys)),
  );

/** "Todos los ayudantes" for two of them claims more, small as the word is. */
export function saysAll(tokens: readonly Token[], at: number, lexis: Lexis): boolean {
  const own = tokens[at];
  if (!own || !lexis.isWhole(own.folded)) return false;
  const behind = tokens.slice(at + 1, at + 5).filter(({ clause }) => clause === own.clause);
  const noun = behind.find(({ folded }) => !lexis.isFunction(folded));
  if (!noun || lexis.numberWord(noun.folded) !== undefined || /\d/.test(noun.folded)) return false;
  return !behind
    .slice(0, 3)
    .some(({ folded }) => lexis.period(folded) !== undefined || lexis.pack.relations.noAmount.test(folded));
}

/** "The whole team" says "the entire team", and nothing of the whole company. */
function isWholeAlike({ wholeOf }: Item, { tokens }: Statement, lexis: Lexis): boolean {
  if (!wholeOf) return false;
  return tokens.some(
    (own, at) =>
      // "Every project" and "each project" are one.
      (lexis.isWhole(own.folded) || isEach(own, lexis)) &&
      [...besideOf(tokens, at)].some((key) => wholeOf.has(key)),
  );
}

const isEach = ({ folded }: Token, lexis: Lexis): boolean => smallWords(lexis).each.has(folded);

/** Words that by their kind, not by their meaning, say what the statement says. */
export function isAlike(item: Item, statement: Statement, lexis: Lexis): boolean {
  return (
    isWeakAlike(item, statement, lexis) ||
    isPeriod(item, statement, lexis) ||
    isWholeAlike(item, statement, lexis)
  );
}
