import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/support.ts';

const others: Record<string, RegExp> = {
  en: /^(?:other|further)$/,
  es: /^(?:otr[ao]s|demas)$/,
  fr: /^autres$/,
  de: /^(?:andere[nr]?|weitere[nr]?|sonstige[nr]?)$/,
};
const joins = /^(?:and|or|y|e|o|et|ou|und|sowie|oder)$/;

/**
 * "Calibrated pipettes, balances and other equipment" calibrated equipment: what stands between the verb and the
 * name of the sort are things of that sort.
 */
export function namesSuchAs(places: readonly number[], { tokens }: Statement, lexis: Lexis): boolean {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const other = others[lexis.pack.language];
  if (!other || tokens[first - 1]?.clause === tokens[first]?.clause) return false;
  const at = tokens.findIndex((token, i) => i > first + 1 && i < last && other.test(token.folded));
  if (
    at < 0 ||
    !joins.test(tokens[at - 1]?.folded ?? '') ||
    places.some((place) => place > first && place < at)
  )
    return false;
  return tokens
    .slice(first + 1, at)
    .every(({ folded }) => joins.test(folded) || !(lexis.isFunction(folded) || lexis.isVerb(folded)));
}

const articles = /^(?:die|das|den|eine?|einen|keine?|keinen|alle|saemtliche)$/;
const endsAsAdjective = /(?:e|en|er|es|lich|ig|isch)$/;

/** German: "Pflegte im Auftrag der Stadt 14 Hektar öffentliche Grünanlagen": no object of a preposition, no genitive. */
export function isObject(at: number, { tokens }: Statement): boolean {
  for (let i = at - 1; i >= 0; i -= 1) {
    const token = tokens[i];
    if (!token || token.clause !== tokens[at]?.clause) return false;
    if (articles.test(token.folded) || /^\d/.test(token.folded)) return true;
    if (/^\p{Lu}/u.test(token.text)) return /^\d/.test(tokens[i - 1]?.folded ?? '');
    if (!endsAsAdjective.test(token.folded) || /^(?:der|des|dem|bei|für|in|im|von)$/.test(token.folded))
      return false;
  }
  return false;
}
