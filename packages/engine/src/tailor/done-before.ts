import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import type { ParticipleOf } from '../locales/clauses-pack.ts';
import { isDoneTo } from './done-to.ts';
import { isVerb } from './opening-verb.ts';

/**
 * "Sold repaired bikes", "vendu des vélos réparés", "reparierte Räder verkauft": the participle tells what the thing of
 * another verb is like, and who repaired it nobody knows.
 */
export function isDoneBefore(places: readonly number[], statement: Statement, lexis: Lexis): boolean {
  const { participleOf } = lexis.pack.clauses;
  if (!participleOf) return false;
  return places.some(
    (at) =>
      participleOf.form.test(statement.tokens[at]?.text ?? '') &&
      !saysWhen(statement.tokens[at]?.folded ?? '', lexis) &&
      (lexis.closing
        ? isDoneByOther(at, places, statement, lexis)
        : isBesideVerb(at, places, participleOf, statement, lexis)),
  );
}

/** "Chaque mois" looks like two participles. */
const saysWhen = (folded: string, { isFunction, period }: Lexis): boolean =>
  isFunction(folded) || period(folded) !== undefined;

/** German: right before a thing that another verb of the clause was done to. */
function isDoneByOther(at: number, places: readonly number[], statement: Statement, lexis: Lexis): boolean {
  const { tokens } = statement;
  const isOthers = (thing: number) =>
    tokens.some((_, verb) => !places.includes(verb) && isDoneTo(thing, verb, statement, lexis));
  return [at + 1, at + 2].some(
    (thing) => places.includes(thing) && isOthers(thing) && !isDoneTo(thing, at, statement, lexis),
  );
}

/** Elsewhere another verb opens the clause, and the participle stands on its own side of the thing. */
function isBesideVerb(
  at: number,
  places: readonly number[],
  { isBehind, making, opens }: ParticipleOf,
  { tokens }: Statement,
  lexis: Lexis,
): boolean {
  const clause = tokens[at]?.clause;
  const opening = tokens.findIndex((own) => own.clause === clause);
  const verb = tokens[opening]?.text ?? '';
  if (opening >= at - 1 && isBehind) return false;
  if (opening === at || places.includes(opening) || making.test(verb.toLowerCase())) return false;
  if (!isVerb(verb, lexis) && !opens?.test(verb)) return false;
  const { and } = lexis.pack.clauses;
  const [first, last] = isBehind ? [opening + 1, at] : [opening + 1, at + 1];
  if (tokens.slice(first, last).some(({ folded }) => and.test(folded))) return false;
  // "Vendu des carnets reliés à la main": whatever stands before the participle is what it tells of.
  return isBehind ? at - 1 > opening : places.some((place) => place > at && tokens[place]?.clause === clause);
}
