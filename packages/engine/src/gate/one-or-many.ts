import type { ClauseCheck } from './clauses.ts';
import { supports } from './item-support.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/** Who trained a colleague has not trained colleagues: how many persons it were is a fact. */
export function oneOrMany({ clause, items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const { pack } = lexis;
  const { many, people: persons, pluralPerson } = pack.relations;
  const people = ` ${persons} `;
  if (people.trim() === '' || claims.tokens.length === 0) return [];
  const isPerson = ({ folded }: Token) =>
    lexis.isTitle(folded) ||
    (pluralPerson?.test(folded) ?? false) ||
    people.includes(` ${folded.replace(/(?:nen|s)$/, '')} `);
  return items.flatMap((item) => {
    const { token } = item;
    if (!token || token.clause !== clause || !isPerson(token)) return [];
    if (!many.test(token.folded) && !isBareMany(token, claims.tokens, lexis)) return [];
    const named = statements.flatMap((each) => saysOne(token, each, lexis));
    const refused =
      named.length > 0
        ? named.every(Boolean)
        : pluralPerson?.test(token.folded) && isOnlyOwnTitle(item, statements, lexis);
    return refused ? [refusal('scope', token.text, 'scope')] : [];
  });
}

/** Who was a courier has not planned for couriers: several of them are named by a line, not by the own title. */
function isOnlyOwnTitle(item: Item, statements: readonly Statement[], lexis: Lexis): boolean {
  const naming = statements.filter((each) => supports(each, item, lexis));
  return naming.length > 0 && naming.every(({ role }) => role === 'title');
}

/** German: "Auszubildende" with nothing before it are several, "eine Auszubildende" is one. */
function isBareMany(token: Token, tokens: readonly Token[], lexis: Lexis): boolean {
  if (!lexis.pack.relations.manyAlike?.test(token.folded)) return false;
  const before = tokens[tokens.indexOf(token) - 1];
  return before?.clause !== token.clause || lexis.pack.clauses.and.test(before.folded);
}

/** For each place where the line names the person: whether it is one. */
function saysOne(token: Token, { tokens, role }: Statement, lexis: Lexis): boolean[] {
  const { one } = lexis.pack.relations;
  if (role !== 'text' && role !== 'fact') return [];
  return tokens.flatMap((own, at) => {
    if (!own.keys.some((key) => token.keys.includes(key)) || lexis.isVerb(own.folded)) return [];
    const counted = tokens
      .slice(Math.max(0, at - 3), at)
      .some(({ folded, clause }) => clause === own.clause && one?.test(folded));
    return [counted && (own.folded !== token.folded || !lexis.pack.relations.many.test(token.folded))];
  });
}
