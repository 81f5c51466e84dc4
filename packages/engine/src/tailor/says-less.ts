import { supports } from '../gate/item-support.ts';
import { claimsOf } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import { statement } from '../gate/statement.ts';

/**
 * "Planché camisas" proves "planchado de ropa", which says no longer what was ironed: it may only stand beside. A German
 * compound says its words without being held by them one by one, and Chinese puts no other words in their place.
 */
export function saysLess(say: string, source: string, lexis: Lexis): boolean {
  if (lexis.pack.compounds || lexis.pack.language === 'zh') return false;
  const term = statement(say, 'text', lexis);
  return claimsOf(source, lexis).items.some((item) => !supports(term, item, lexis));
}
