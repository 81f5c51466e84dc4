import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import { tokenize } from '../gate/tokens.ts';
import { fold } from '../gate/word-forms.ts';
import { articlesOf } from './as-noun.ts';
import { isVerb } from './opening-verb.ts';

/**
 * "Calibrated pipettes, balances and other equipment" calibrated equipment: what stands between the verb and the
 * name of the sort are things of that sort.
 */
export function namesSuchAs(places: readonly number[], { tokens }: Statement, lexis: Lexis): boolean {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const { others: other, and: joins } = lexis.pack.clauses;
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

/** "Sharpened scissors, shears and kitchen knives": between the verb that opens the point and the last thing stand things alone. */
export function isOneList(places: readonly number[], { tokens }: Statement, lexis: Lexis): boolean {
  const { and, past } = lexis.pack.clauses;
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (lexis.closing || first !== 0) return false;
  const articles = articlesOf(lexis.pack);
  // "Swept floors, knives were sharpened": a list says where it ends.
  if (!tokens.slice(first + 1, last + 2).some(({ folded }) => and.test(folded))) return false;
  return tokens
    .slice(first + 1, last + 1)
    .every(
      ({ folded, text }) =>
        and.test(folded) ||
        articles.has(folded) ||
        !(lexis.isFunction(folded) || lexis.isVerb(folded) || past?.test(text)),
    );
}

/** "Logiciels de paie" may be sold or written by who has never run a payroll. */
export function isOfWares(text: string, start: number, end: number, { pack }: Lexis): boolean {
  const { wares } = pack.clauses;
  // "Bulletins de paie" are papers too, whatever list knows the three words as one.
  const last = Math.max(start, text.lastIndexOf(' ', end - 1) + 1);
  return (wares?.test(text.slice(0, start)) ?? false) || (wares?.test(text.slice(0, last)) ?? false);
}

/** "Repartí las nóminas" prepared none: the longer name of a thing says what was done with it too. */
export function isPassedOn(source: string, say: string, text: string, lexis: Lexis): boolean {
  const { passesOn } = lexis.pack.clauses;
  if (!passesOn) return false;
  const words = tokenize(text, lexis);
  const passed = lexis.closing
    ? words.some(({ folded }) => passesOn.test(folded))
    : passesOn.test(words[0]?.folded ?? '');
  const own = fold(say);
  if (passed && hasOwnDoing(source, text, lexis)) return false;
  if (!passed || own.split(' ').some((word) => passesOn.test(word))) return false;
  if (isDoingOfThing(source, own, lexis) && !fold(source).startsWith(words[0]?.folded ?? '')) return true;
  // "Fotos de producto" and "fotografía de producto".
  const things = source.split(' ').map((word) => fold(word).replace(/(?<=\p{L}{3})s$/u, ''));
  const isShort = source.length < say.length && things.every((word) => own.includes(word));
  // "Old shift plans" and "shift planning".
  const isAll = own
    .split(' ')
    .every((word) => things.some((thing) => thing.length >= 4 && word.startsWith(thing)));
  return isShort || isAll;
}

/** "Trié le linge et dressé les assiettes": the second half is told with a verb of its own. */
function hasOwnDoing(source: string, text: string, lexis: Lexis): boolean {
  const { and, passesOn } = lexis.pack.clauses;
  const first = source.split(' ')[0] ?? '';
  if (lexis.closing || passesOn?.test(fold(first)) || !isVerb(first, lexis)) return false;
  const before = text.slice(0, text.indexOf(source)).trim();
  return before.endsWith(',') || and.test(fold(before.split(' ').at(-1) ?? ''));
}

/** "Rangé les baux" wrote none: a list knows the paper by what is done to it as well ("rédaction de baux"). */
function isDoingOfThing(source: string, say: string, { pack: { clauses, naming } }: Lexis): boolean {
  if (!clauses.participleOf?.isBehind) return false;
  const isDoing = (word: string) =>
    (naming.verbalNoun?.test(word) ?? false) || (naming.doings?.test(word) ?? false);
  return isDoing(say.split(' ')[0] ?? '') && !isDoing(fold(source).split(' ')[0] ?? '');
}

/** "Blood taken by the nurses", "du matériel destiné aux prises de sang": not what the point says was done. */
export function isOfOthers(
  { start, end }: { start: number; end: number },
  { text }: { text: string },
  { pack }: Lexis,
): boolean {
  const { purpose, purposeBehind, byOthers, forOthers } = pack.clauses;
  // "Handed keys to the locksmith for copying", "une maison que des acheteurs visitaient".
  if (forOthers?.test(text.slice(start, end))) return true;
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  return [purpose?.test(before), purposeBehind?.test(behind), byOthers?.test(behind)].includes(true);
}
