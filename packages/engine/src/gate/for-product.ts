import type { ClauseCheck } from './clauses.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import type { Token } from './tokens.ts';

/** "Took bookings for PetExec", who took them in PetExec: what a thing was done in or with is nobody it was done for. */
export function forProduct({ clause, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const { forWhom } = smallWords(lexis);
  const { tokens } = claims;
  return tokens
    .filter(
      (own, at) => own.clause === clause && isName(own, lexis) && forWhom.has(smallBefore(at, tokens, lexis)),
    )
    .filter((own) => {
      const smalls = statements.flatMap(({ tokens: theirs }) =>
        theirs.flatMap(({ folded }, at) => (folded === own.folded ? [smallBefore(at, theirs, lexis)] : [])),
      );
      return smalls.length > 0 && smalls.every((small) => lexis.pack.relations.doneIn?.test(small));
    })
    .map(({ text }) => refusal('name', text, 'not-in-resume'));
}

/** German writes every noun with a capital: there only one inside a word shows a name. */
const isName = ({ text, start }: Token, { closing }: Lexis): boolean =>
  start > 0 && (closing ? /\p{L}\p{Lu}/u : /\p{Lu}/u).test(text);

/** The small word right before it, over articles and amounts. */
export function smallBefore(at: number, tokens: readonly Token[], lexis: Lexis): string {
  const { determiners } = smallWords(lexis);
  const isBetween = (folded: string) => determiners.has(folded) || lexis.numberWord(folded) !== undefined;
  let place = at - 1;
  while (place > 0 && isBetween(tokens[place]?.folded ?? '')) place -= 1;
  return tokens[place]?.clause === tokens[at]?.clause ? (tokens[place]?.folded ?? '') : '';
}
