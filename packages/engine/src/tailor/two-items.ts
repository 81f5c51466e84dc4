import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';

/** "Opera Cloud, Micros": two items of a list are no one name, unless it is made of all their words. */
export function isParted(at: readonly number[], { tokens, text }: Statement, lexis: Lexis): boolean {
  const all = tokens.slice(Math.min(...at), Math.max(...at) + 1);
  const isMore = all.filter(({ folded }) => !lexis.isFunction(folded)).length > at.length;
  return isMore && /[,;|·•]/u.test(text.slice(all[0]?.end, all.at(-1)?.start));
}
