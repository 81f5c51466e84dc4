import type { Lexis } from '../gate/lexis.ts';
import { type Token, tokenize } from '../gate/tokens.ts';
import { articlesOf } from './as-noun.ts';

/**
 * "Abrí y cerré la tienda cada día" for "apertura y cierre de tienda": what the verbs were done to is in the term, and
 * what goes on behind it goes on behind the term. How far the thing reaches in what stands behind the verbs.
 */
export function ownThing(say: string, rest: string, lexis: Lexis): number | undefined {
  const { clauses, naming, compounds } = lexis.pack;
  const tokens = tokenize(say, lexis);
  const of = tokens.findIndex(({ folded }) => clauses.of.test(folded));
  // "Conseil client": the thing of a noun of doing stands right behind it.
  const isBare = of < 0 && tokens.length === 2 && clauses.participleOf?.isBehind === true;
  if (compounds || (of < 0 && !isBare)) return undefined;
  const isThing = ({ folded }: Token) => !lexis.isFunction(folded);
  const named = tokens.slice(isBare ? 1 : of + 1);
  // "Rendez-vous" and "son" are things made of small words.
  const isWhole = named.some(
    ({ folded }) =>
      lexis.isFunction(folded) && !articlesOf(lexis.pack).has(folded) && !clauses.and.test(folded),
  );
  const things = isWhole ? named : named.filter(isThing);
  const all = tokenize(rest, lexis);
  const own = isWhole
    ? all.slice(articlesOf(lexis.pack).has(all[0]?.folded ?? '') ? 1 : 0)
    : all.filter(isThing);
  const last = own[things.length - 1];
  const isSame = ({ folded, keys }: Token, other?: Token) =>
    folded === other?.folded || (isBare && keys.some((key) => other?.keys.includes(key)));
  if (!last || things.some((thing, at) => !isSame(thing, own[at]))) return undefined;
  const behind = rest.slice(last.end);
  // "Poncé les portes et les volets": the second thing would hang in the air.
  if (clauses.and.test(/^\s(\p{L}+)/u.exec(behind)?.[1] ?? '')) return undefined;
  const goesOn = naming.goesOn?.test(behind) || naming.objects?.often.test(behind);
  return goesOn ? last.end : undefined;
}
