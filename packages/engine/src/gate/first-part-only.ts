import type { ClauseCheck } from './clauses.ts';
import { cutsOf, keysOfPart, type Part, part } from './compound-parts.ts';
import { saysItself } from './item-support.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import { type Statement, statement } from './statement.ts';
import type { Token } from './tokens.ts';

/** German: who washed "Autositze" has washed no "Autos"; the last part of the word is what is meant. */
export function onlyFirstParts({ items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const { sorts } = lexis.pack.clauses;
  if (!lexis.pack.compounds || !sorts) return [];
  let said: Statement | undefined;
  return items
    .filter((item) => {
      const { token, text } = item;
      if (!token || !/^\p{Lu}/u.test(text) || statements.some((line) => isThere(item, line))) return false;
      if (sorts.material.test(token.folded)) return false;
      const lines = statements.filter((line) => saysItself(line, item, lexis));
      if (lines.length === 0) return false;
      said ??= statement(claims.text, 'text', lexis);
      const own = said;
      return lines.every((line) =>
        tailsBehind(token, line, lexis).some((ways) => !ways.some((tail) => isSaid(tail, own, lexis))),
      );
    })
    .map((item) => refusal('scope', item.text, 'scope'));
}

const isThere = ({ token, groups }: Item, { words, keys, groups: own }: Statement): boolean =>
  token === undefined ||
  words.has(token.folded) ||
  token.keys.some((key) => keys.has(key)) ||
  [...groups].some((group) => own.has(group));

/** The last part of each word that begins with it and is its verb's object, however the word may be cut. */
function tailsBehind({ keys }: Token, { tokens }: Statement, lexis: Lexis): Part[][] {
  const { compounds, clauses } = lexis.pack;
  if (!compounds || !clauses.sorts) return [];
  const { none, whole } = clauses.sorts;
  return tokens.flatMap((own, at): Part[][] => {
    if (!keys.some((key) => own.folded.startsWith(key)) || !isObject(at, tokens, lexis)) return [];
    if (tokens.some(({ clause, folded }) => clause === own.clause && whole.test(folded))) return [];
    const tails = cutsOf(own.folded, compounds)
      .filter(({ head }) => keysOfPart(head, lexis).some((key) => keys.includes(key)))
      .map(({ tail }) => tail);
    return tails.length === 0 || tails.some(({ text }) => none.test(text)) ? [] : [tails];
  });
}

function isObject(at: number, tokens: readonly Token[], lexis: Lexis): boolean {
  const { determiners } = smallWords(lexis);
  const { clause } = tokens[at] ?? {};
  return tokens
    .slice(0, at)
    .every(
      ({ clause: own, folded }) =>
        own !== clause ||
        !lexis.isFunction(folded) ||
        determiners.has(folded) ||
        lexis.pack.clauses.and.test(folded),
    );
}

const isSaid = (tail: Part, said: Statement, lexis: Lexis): boolean =>
  part(tail, said, lexis) || tail.forms.some((form) => [...said.words].some((word) => word.includes(form)));
