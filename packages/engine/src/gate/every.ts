import type { ClauseCheck } from './clauses.ts';
import type { Lexis } from './lexis.ts';
import { valuesOf } from './mark-values.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/** Three evenings a week are not every evening, and "everything else" is not everything. */
export function onlySome({ clause, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const { everything, each } = smallWords(lexis);
  return claims.tokens.flatMap((token, at) => {
    const { folded } = token;
    if (token.clause !== clause || !(lexis.isWhole(folded) || each.has(folded) || everything.has(folded)))
      return [];
    const isAll = everything.has(token.folded) && !hasRest(at, claims.tokens, lexis);
    const noun = isEach(token, lexis) ? nounBehind(at, claims.tokens, lexis) : undefined;
    const isMore =
      (noun && areAll(statements, noun, lexis, (place, tokens) => isCounted(place, tokens, lexis))) ||
      (isAll && areAll(statements, token, lexis, (place, tokens) => hasRest(place, tokens, lexis)));
    return isMore ? [refusal('scope', (noun ?? token).text, 'scope')] : [];
  });
}

const isEach = ({ folded }: Token, lexis: Lexis): boolean =>
  lexis.isWhole(folded) || smallWords(lexis).each.has(folded);

/** Each line that has the word has it so. */
function areAll(
  statements: readonly Statement[],
  { keys, folded }: Token,
  lexis: Lexis,
  isSo: (at: number, tokens: readonly Token[]) => boolean,
): boolean {
  const places = statements.flatMap(({ tokens }) =>
    tokens.flatMap((own, at) =>
      (own.folded === folded || own.keys.some((key) => keys.includes(key))) && !endsName(at, tokens, lexis)
        ? [isSo(at, tokens)]
        : [],
    ),
  );
  return places.length > 0 && places.every(Boolean);
}

/** "Fin de semana" counts no weeks. */
const endsName = (at: number, tokens: readonly Token[], { pack, period }: Lexis): boolean => {
  const [head, of, own] = tokens.slice(Math.max(0, at - 2), at + 1);
  if (!own || !of || !head || period(own.folded) === undefined) return false;
  return pack.clauses.of.test(of.folded) && head.keys.length > 0;
};

/** Small words may stand before it; a number says how many are meant. */
function nounBehind(at: number, tokens: readonly Token[], lexis: Lexis): Token | undefined {
  // "Every other week" is not each of them.
  if (lexis.pack.clauses.others?.test(tokens[at + 1]?.folded ?? '')) return undefined;
  const noun = tokens.slice(at + 1, at + 4).find(({ keys }) => keys.length > 0);
  return noun?.clause !== tokens[at]?.clause || (noun && isNumber(noun, lexis)) ? undefined : noun;
}

const isNumber = ({ folded }: Token, lexis: Lexis): boolean =>
  /^\d/.test(folded) || lexis.numberWord(folded) !== undefined;

/** "Three late evenings"; a small word between them ("18 per crossing") parts the figure from it. */
function isCounted(at: number, tokens: readonly Token[], lexis: Lexis): boolean {
  const clause = tokens[at]?.clause;
  const { bounds } = lexis.pack.relations;
  for (let place = at - 1; place >= at - 2; place -= 1) {
    const own = tokens[place];
    if (!own || own.clause !== clause) return false;
    // "Most mornings", "algunos sábados".
    if (bounds.some.test(own.text)) return true;
    // "Every tenth box" is not every box.
    if ((valuesOf(lexis).numberOf(own.folded) ?? 0) > 1) return true;
    if (isNumber(own, lexis) || (lexis.closing && lexis.pack.relations.one?.test(own.folded))) return true;
    if (own.keys.length === 0 || isEach(own, lexis)) return false;
  }
  return false;
}

/** "Everything else", "alles Übrige", "todo lo demás". */
function hasRest(at: number, tokens: readonly Token[], lexis: Lexis): boolean {
  const { rest } = smallWords(lexis);
  return tokens.slice(at + 1, at + 4).some(({ folded }) => rest.has(folded));
}
