import { isRewording } from './equal-groups.ts';
import type { Item } from './items.ts';
import type { Statement } from './statement.ts';

/**
 * Groups of an editor's words that both say; what claims scope, a title or a level is not said by
 * them, but in a phrase of theirs: "Telefonate geführt" leads nobody, to telephone says as much.
 */
export function rewordingsOf({ groups, role }: Statement, item: Item): number[] {
  if (role === 'organization' || role === 'dates') return [];
  const said = item.flags.size > 0 ? (item.phrases ?? []) : item.groups;
  return [...said].filter((group) => isRewording(group) && groups.has(group));
}

export const isReworded = (statement: Statement, item: Item): boolean =>
  rewordingsOf(statement, item).length > 0;
