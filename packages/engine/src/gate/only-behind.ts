import type { OnlyLed } from '../locales/relations-pack.ts';
import { isDoneByPlace } from './at-its-place.ts';
import type { ClauseCheck } from './clauses.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import { isTold, type Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/**
 * Who took children to a swimming class taught none, and who cleaned a laboratory of analyses analysed nothing: a text
 * that opens with a noun tells that it was done, and the lines have that noun only behind another thing of another verb.
 */
export function onlyBehind({ clause, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const { onlyLed } = lexis.pack.relations;
  if (!onlyLed) return [];
  const at = claims.tokens.findIndex((own) => own.clause === clause && own.keys.length > 0);
  const noun = claims.tokens[at];
  if (
    !noun ||
    isDoneByPlace(at, claims.tokens, lexis) ||
    !/^\p{L}\p{Ll}+$/u.test(noun.text) ||
    lexis.period(noun.folded) !== undefined
  )
    return [];
  const lines = statements.filter((line) => isTold(line) && line.tokens.some((own) => areOne(own, noun)));
  if (lines.length === 0) return [];
  const isSo = (line: Statement) =>
    line.tokens.every(
      (own, place) =>
        !areOne(own, noun) ||
        isLedElsewhere(place, line, claims, onlyLed, lexis) ||
        isTurned(place, line, at, claims.tokens, lexis),
    );
  return lines.every(isSo) ? [refusal('scope', noun.text, 'scope')] : [];
}

const areOne = (one: Token, other: Token): boolean => one.keys.some((key) => other.keys.includes(key));

/** The small word before a noun, over its article. */
function smallBefore(place: number, tokens: readonly Token[], { pack, ...lexis }: Lexis): number {
  const { determiners } = smallWords({ pack, ...lexis });
  const isArticle = (folded = '') =>
    (determiners.has(folded) || folded === 'des') && !pack.relations.onlyLed?.led.test(folded);
  let at = place - 1;
  while (isArticle(tokens[at]?.folded)) at -= 1;
  return tokens[at]?.clause === tokens[place]?.clause ? at : -1;
}

/** Behind "to" or "for", with another thing between it and a verb that the text does not tell. */
function isLedElsewhere(
  place: number,
  { tokens, sayings }: Statement,
  claims: ClauseCheck['claims'],
  { led, at, verbs }: OnlyLed,
  lexis: Lexis,
): boolean {
  const head = headOf(place, tokens, lexis);
  // "Saqué fotos en la sala de operaciones": of what a place is, and the place is not told.
  const isPlaces = head >= 0 && !claims.tokens.some((own) => areOne(own, tokens[head] as Token));
  const small = smallBefore(isPlaces ? head : place, tokens, lexis);
  const before = tokens[small]?.folded ?? '';
  if (small < 1 || !(led.test(before) || (isPlaces && at.test(before)))) return false;
  const from = tokens.slice(0, small).findLastIndex((_, at) => isDoneByPlace(at, tokens, lexis));
  const verb = tokens[from];
  if (!verb || verb.clause !== tokens[place]?.clause || verbs.test(`${verb.folded} ${before}`)) return false;
  if (!tokens.slice(from + 1, small).some(({ keys }) => keys.length > 0)) return false;
  const groups = new Set(sayings.filter((own) => own.at.includes(from)).map(({ group }) => group));
  return (
    !claims.tokens.some((own) => areOne(own, verb)) && !claims.sayings.some(({ group }) => groups.has(group))
  );
}

/** "Laboratorio de análisis" told as "análisis de laboratorio". */
function isTurned(
  place: number,
  { tokens }: Statement,
  at: number,
  told: readonly Token[],
  lexis: Lexis,
): boolean {
  const head = tokens[headOf(place, tokens, lexis)];
  const opening = told[at];
  return (
    head !== undefined &&
    told.some(
      (own, i) =>
        i > at + 1 &&
        areOne(own, head) &&
        told
          .slice(at + 1, i)
          .every(({ folded, clause }) => lexis.isFunction(folded) && clause === opening?.clause),
    )
  );
}

/** The noun that another hangs on behind "of". */
function headOf(place: number, tokens: readonly Token[], { pack }: Lexis): number {
  const { hanging } = pack.clauses;
  let of = place - 1;
  while (hanging?.article.test(tokens[of]?.folded ?? '')) of -= 1;
  const isOf = hanging?.of.test(tokens[of]?.folded ?? '') ?? false;
  const head = tokens[of - 1];
  return isOf && head?.clause === tokens[place]?.clause && (head?.keys.length ?? 0) > 0 ? of - 1 : -1;
}
