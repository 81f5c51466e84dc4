import { isRewording, type Saying } from './equal-groups.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { namesDoer } from './names-doer.ts';
import type { Statement } from './statement.ts';

/**
 * Groups of an editor's words that both say; what claims scope, a title or a level is not said by
 * them, but in a phrase of theirs: "Telefonate geführt" leads nobody, to telephone says as much.
 */
export function rewordingsOf(
  { groups, sayings, tokens, role }: Statement,
  item: Item,
  lexis: Lexis,
): number[] {
  if (role === 'organization' || role === 'dates') return [];
  const said = item.flags.size > 0 ? (item.phrases ?? []) : item.groups;
  const found = [...said].filter(
    (group) =>
      isRewording(group) &&
      groups.has(group) &&
      !namesDoer(group, { role, sayings, tokens }, item.token, lexis),
  );
  if (found.length === 0 || !item.opens) return found;
  return found.filter((group) =>
    sayings.some((own) => own.group === group && tellsDoing(own, { tokens }, lexis)),
  );
}

/** "Recruited" tells of a doing, a "recruit" is somebody new: who welcomed new starters has recruited none. */
function tellsDoing({ at }: Saying, { tokens }: Pick<Statement, 'tokens'>, lexis: Lexis): boolean {
  const { noun, verb } = lexis.pack.relations.doing;
  return at.some((place) => {
    const { folded = '' } = tokens[place] ?? {};
    return place === 0 || lexis.isVerb(folded) || noun.test(folded) || verb.test(folded);
  });
}

export const isReworded = (statement: Statement, item: Item, lexis: Lexis): boolean =>
  rewordingsOf(statement, item, lexis).length > 0;
