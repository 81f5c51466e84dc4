import type { Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import { hasOtherVerb } from './as-noun.ts';

/**
 * "Taillé huit hectares de vigne en Savoie" becomes "Taille de la vigne (huit hectares) en Savoie": how much of the thing
 * it was stands behind it, with how often.
 */
export function amountBehind(say: string, bullet: string, end: number, lexis: Lexis): string | undefined {
  const { amounts, goesOn } = lexis.pack.naming;
  const found = amounts?.of.exec(bullet.slice(0, end))?.groups;
  if (!amounts || !found?.amount || !found.thing || !say.includes(' ')) return undefined;
  if (!isOf(found.thing, say, lexis)) return undefined;
  const often = amounts.often.exec(bullet.slice(end))?.[0] ?? '';
  const rest = bullet.slice(end + often.length);
  if (!goesOn?.test(rest) || /^\s?[(:]/u.test(rest) || hasOtherVerb(rest, lexis)) return undefined;
  return `${say.charAt(0).toUpperCase()}${say.slice(1)} (${found.amount}${often})${rest}`;
}

/** Each word of the thing stands in the term: nothing of it goes. */
function isOf(thing: string, say: string, { isFunction, forms }: Lexis): boolean {
  const words = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = new Set(words(say).flatMap((word) => forms.keys(word)));
  return words(thing).every((word) => isFunction(word) || forms.keys(word).some((key) => said.has(key)));
}
