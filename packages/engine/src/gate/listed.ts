import type { Lexis } from './lexis.ts';
import type { Token } from './tokens.ts';

interface Said {
  text: string;
  tokens: readonly Token[];
}

/** Behind a comma or a colon, without a verb of its own: "assisted during extractions, fillings and cleanings". */
function isListedBehind(clause: number, { text, tokens }: Said, lexis: Lexis): boolean {
  // Without a list of verbs nothing tells a thing from a doing.
  if (lexis.pack.verbs === '') return false;
  const first = tokens.findIndex((own) => own.clause === clause);
  const [before, opening] = [tokens[first - 1], tokens[first]];
  if (!before || !opening || !/^\s*[,:]\s*$/u.test(text.slice(before.end, opening.start))) return false;
  return !tokens.some((own) => own.clause === clause && isDoing(own, lexis));
}

const isDoing = ({ text, folded }: Token, lexis: Lexis): boolean =>
  lexis.isVerb(folded) || (/^\p{Ll}/u.test(text) && (lexis.pack.clauses.past?.test(text) ?? false));

/** The clause that its list begins with. */
export function firstOfList(clause: number, said: Said, lexis: Lexis): number {
  let first = clause;
  while (isListedBehind(first, said, lexis)) first -= 1;
  return first;
}

/** The last clause that only goes on with the list of this one. */
export function lastOfList(clause: number, said: Said, lexis: Lexis): number {
  let last = clause;
  while (isListedBehind(last + 1, said, lexis)) last += 1;
  return last;
}
