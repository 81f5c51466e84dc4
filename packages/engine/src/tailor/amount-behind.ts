import type { Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import { capital } from '../locales/phrasing-pack.ts';
import { hasOtherVerb } from './as-noun.ts';

/**
 * "Taillé huit hectares de vigne en Savoie" becomes "Taille de la vigne (huit hectares) en Savoie": how much of the thing
 * it was stands behind it, with how often.
 */
export function amountBehind(say: string, bullet: string, end: number, lexis: Lexis): string | undefined {
  const { naming } = lexis.pack;
  const { amounts, goesOn } = naming;
  const found = amounts?.of.exec(bullet.slice(0, end))?.groups;
  if (!amounts || !found?.amount || !found.thing || !say.includes(' ')) return undefined;
  // English points keep a verb, and only behind "of" does the thing stand last.
  if (naming.carriedOut && !say.endsWith(` of ${found.thing}`)) return undefined;
  if (!isOf(found.thing, say, lexis)) return undefined;
  const often = amounts.often.exec(bullet.slice(end))?.[0] ?? '';
  const rest = bullet.slice(end + often.length);
  if (!goesOn?.test(rest) || /^\s?[(:]/u.test(rest) || hasOtherVerb(rest, lexis)) return undefined;
  const named = naming.carriedOut ? `${naming.carriedOut.past[0]} ${say}` : capital(say);
  return `${named} (${found.amount.trim()}${often})${rest}`;
}

/** Each word of the thing stands in the term: nothing of it goes. */
function isOf(thing: string, say: string, { isFunction, forms }: Lexis): boolean {
  const words = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = new Set(words(say).flatMap((word) => forms.keys(word)));
  return words(thing).every((word) => isFunction(word) || forms.keys(word).some((key) => said.has(key)));
}
