import { saysItself, supports } from './item-support.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { rewordingsOf } from './reworded.ts';
import type { Statement } from './statement.ts';

/**
 * An editor's word stands for another in its own line: who closed the box office, and showed a colleague how to use a
 * projector, ran no box office. So a word beside it, not of the same saying, is that line's too.
 */
export function isSaidBeside(
  statement: Statement,
  item: Item,
  items: readonly Item[],
  lexis: Lexis,
): boolean {
  if (!supports(statement, item, lexis)) return false;
  if (saysItself(statement, item, lexis)) return true;
  const saying = new Set(rewordingsOf(statement, item, lexis));
  const isOther = ({ groups }: Item) => ![...groups].some((group) => saying.has(group));
  const at = items.indexOf(item);
  const near = [items.slice(0, at).findLast(isOther), items.slice(at + 1).find(isOther)].filter(
    (each) => each !== undefined,
  );
  return near.length === 0 || near.some((each) => supports(statement, each, lexis));
}
