import type { ClauseCheck } from './clauses.ts';
import { supports } from './item-support.ts';
import { isParticiple, type Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import { isTold, type Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { headBehind } from './who-to-whom.ts';

/**
 * "Ordered supplies" and "kept the books in Sage" ordered none in Sage: with what, in what and where a thing was done
 * is said by a line that tells of the thing as well.
 */
export function doneWith({ clause, items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  if (lexis.pack.language === 'zh') return [];
  const { tokens } = claims;
  const places = tokens.flatMap((own, at) =>
    own.clause === clause && at > 0 && isPreposition(own, lexis) ? [at] : [],
  );
  if (places.length === 0) return [];
  const told = statements.filter(isTold);
  const fields = statements.filter((each) => !isTold(each));
  return places.flatMap((at): Refusal[] => {
    const head = headBehind(at + 1, tokens, lexis);
    const by = items.find(({ token }) => token !== undefined && token === head);
    if (!head || !by || fields.some((each) => supports(each, by, lexis))) return [];
    const before = items.filter(({ end }) => end <= (tokens[at]?.start ?? 0));
    const things = items.filter(({ token }) => token && token !== head && !isVerb(token, lexis));
    if (!before.some((item) => things.includes(item))) return [];
    const lines = told.filter((each) => supports(each, by, lexis));
    const isApart =
      lines.length > 0 &&
      lines.every((each) => hangsIn(each, head, lexis)) &&
      !lines.some((each) => things.some((item) => supports(each, item, lexis))) &&
      told.some((each) => before.every((item) => supports(each, item, lexis)));
    return isApart ? [refusal('mixed-entry', by.text, 'not-in-resume')] : [];
  });
}

/** Two lines may deliver, and only one of them in a van. */
const isVerb = ({ text, folded }: Token, lexis: Lexis): boolean =>
  (lexis.closing && !/^\p{Lu}/u.test(text)) ||
  lexis.isVerb(folded) ||
  (lexis.pack.clauses.past?.test(text) ?? false) ||
  isParticiple(folded, lexis);

function isPreposition({ folded }: Token, lexis: Lexis): boolean {
  if (lexis.closing) return lexis.closing.prepositions.has(folded);
  const { determiners, of } = smallWords(lexis);
  const isOther = determiners.has(folded) || of.has(folded) || lexis.pack.clauses.and.test(folded);
  return !isOther && lexis.isFunction(folded);
}

/** Wherever the line has it, a small word before it hangs it on something else. */
export function hangsIn({ tokens }: Statement, head: Token, lexis: Lexis): boolean {
  const { determiners } = smallWords(lexis);
  const places = tokens.flatMap(({ keys }, at) => (keys.some((key) => head.keys.includes(key)) ? [at] : []));
  const hangs = (place: number): boolean => {
    let at = place - 1;
    while (at > 0 && determiners.has(tokens[at]?.folded ?? '')) at -= 1;
    const small = tokens[at];
    return (
      small !== undefined && at > 0 && small.clause === tokens[place]?.clause && isPreposition(small, lexis)
    );
  };
  return places.length > 0 && places.every(hangs);
}
