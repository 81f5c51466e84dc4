import { isDoneByPlace } from '../gate/at-its-place.ts';
import type { Lexis } from '../gate/lexis.ts';
import { isNounBehind, isSortOfNext } from '../gate/sort-of-next.ts';
import type { Statement } from '../gate/statement.ts';
import type { Token } from '../gate/tokens.ts';
import { memoFor } from '../text/memo.ts';
import { isDoneBefore } from './done-before.ts';
import { hangsApart, isPartedByVerb } from './done-to.ts';
import { isVerb } from './opening-verb.ts';

/** Whether one of the words, by their places in a point, is said of something else than the others. */
type Rule = (places: readonly number[], statement: Statement, lexis: Lexis) => boolean;

const anyOf =
  (rules: readonly Rule[]): Rule =>
  (places, statement, lexis) =>
    rules.some((rule) => rule(places, statement, lexis));

/** A verb has an object of its own; each rule asks the pack whether its language builds sentences so. */
const byVerbs: readonly Rule[] = [
  isPartedByVerb,
  isPartedFromDoing,
  joinsVerb,
  isPlacedUpon,
  isOfNextDoing,
  isYetToDo,
  isDoneBefore,
];

export const crossesVerb = anyOf(byVerbs);

/** Another verb's object, or what another noun is made of. */
export const isOfAnother = anyOf([...byVerbs, hangsOnAnother, isDoneFor, isModifier]);

/** "Vendí seguros de coche" sold no cars: French and Spanish hang a word of another thing behind "de". */
function hangsOnAnother(places: readonly number[], line: Statement, lexis: Lexis): boolean {
  const { tokens } = line;
  const { hanging } = lexis.pack.clauses;
  if (!hanging) return false;
  const first = Math.min(...places);
  const isWorked = hanging.worked?.verb.test(tokens[first]?.folded ?? '') ?? false;
  return places.some((place) => {
    // "Torneé ejes de acero" turned steel: what was done to the thing was done to its material.
    if (isWorked && hanging.worked?.material.test(tokens[place]?.folded ?? '')) return false;
    if (
      place > first + 1 &&
      !places.includes(place - 1) &&
      hanging.office?.test(tokens[place - 1]?.folded ?? '')
    )
      return true;
    let at = place - 1;
    while (at > first && hanging.article.test(tokens[at]?.folded ?? '')) at -= 1;
    if (place === first || !hanging.of.test(tokens[at]?.folded ?? '')) return false;
    const head = tokens[at - 1];
    if (head && isAdjectiveOf(at - 2, head, places, line, lexis)) return false;
    if (!head || at - 1 <= first || places.includes(at - 1)) return false;
    // "Nettoyé et verni des tables": the second of two verbs is no thing.
    const joins = lexis.pack.clauses.and.test(tokens[at - 2]?.folded ?? '');
    if (joins && lexis.pack.clauses.nextDoing?.verb.test(head.text)) return false;
    const counts = lexis.numberWord(head.folded) !== undefined || /^\d/.test(head.folded);
    return !counts && !lexis.isFunction(head.folded) && !hanging.amount.test(head.folded);
  });
}

/** "Copias diarias de los servidores": what stands right behind one of the words, in its number, tells only what that is like. */
function isAdjectiveOf(
  noun: number,
  { folded, start, clause }: Token,
  places: readonly number[],
  { tokens, text }: Statement,
  lexis: Lexis,
): boolean {
  const own = tokens[noun];
  if (!own || own.clause !== clause || text.slice(own.end, start) !== ' ') return false;
  const isPlural = (word = '') => /[sx]$/.test(word);
  const { past, nextDoing } = lexis.pack.clauses;
  if (past?.test(own.text) || nextDoing?.verb.test(own.text) || lexis.isFunction(folded)) return false;
  // "Copias de seguridad diarias": it may agree with the first word of a name.
  const isOne = places.some((at) => at <= noun && isPlural(tokens[at]?.folded) === isPlural(folded));
  return noun > 0 && places.includes(noun) && isOne;
}

/** "Kunden mit der Beratung verbunden": the noun of doing is the last of the words. */
function isPartedFromDoing(places: readonly number[], statement: Statement, lexis: Lexis): boolean {
  const { tokens } = statement;
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const isDoing = (at: number) => lexis.closing?.doing.test(tokens[at]?.folded ?? '') ?? false;
  return (
    (isDoing(last) || isVerbAsNoun(last, statement, lexis)) &&
    !isDoing(first) &&
    hangsApart(first, last, statement, lexis)
  );
}

/** "Nach dem Melken", "zum Trocknen": a verb that an article makes a noun. */
const isVerbAsNoun = (at: number, { tokens }: Statement, { closing }: Lexis): boolean =>
  /^\p{Lu}\p{L}+(?:en|eln|ern)$/u.test(tokens[at]?.text ?? '') &&
  (closing?.verbAsNoun.test(tokens[at - 1]?.folded ?? '') ?? false);

/** "Posé des affiches sur les fenêtres" fitted no windows: the thing was put there, and the other is where. */
function isPlacedUpon(places: readonly number[], { tokens }: Statement, lexis: Lexis): boolean {
  const { placing } = lexis.pack.clauses;
  const first = Math.min(...places);
  if (!placing?.verb.test(tokens[first]?.folded ?? '')) return false;
  return places.some((place) => {
    let at = place - 1;
    const isSmall = (folded = '') => lexis.isFunction(folded) && !placing.upon.test(folded);
    while (at > first && isSmall(tokens[at]?.folded)) at -= 1;
    // "Coloqué azulejos en baños" is one doing, and where it was done.
    const isWithThing = places.some((other) => other > first && other < at);
    return at > first + 1 && !isWithThing && placing.upon.test(tokens[at]?.folded ?? '');
  });
}

/** "Cleaned gutters and installed windows" installed no gutters: the verb behind "and" has its own object. */
function joinsVerb(places: readonly number[], { tokens }: Statement, lexis: Lexis): boolean {
  const first = Math.min(...places);
  const { and, namedBefore } = lexis.pack.clauses;
  if (lexis.closing) return false;
  return places.some((place) => {
    const verb = tokens[place];
    if (place === first || !verb || !and.test(tokens[place - 1]?.folded ?? '')) return false;
    // "… and disposed of them".
    const [next, second] = [tokens[place + 1]?.folded ?? '', tokens[place + 2]?.folded ?? ''];
    const isNamed = namedBefore?.test(next) || (lexis.isFunction(next) && namedBefore?.test(second));
    if (!isVerb(verb.text, lexis) || isNamed) return false;
    const opening = tokens.findIndex(({ clause }) => clause === verb.clause);
    // "Gutters cleaned and installed": one thing, two verbs.
    return opening < first && isVerb(tokens[opening]?.text ?? '', lexis);
  });
}

/** "Cueilli des fleurs et lavé des pommes" picked no apples: what stands behind the second verb is its own. */
function isOfNextDoing(
  places: readonly number[],
  { tokens, text }: Statement,
  { pack, ...lexis }: Lexis,
): boolean {
  const { nextDoing } = pack.clauses;
  const [first, last] = [tokens[Math.min(...places)], tokens[Math.max(...places)]];
  if (!nextDoing || !first || !last || !nextDoing.verb.test(first.text)) return false;
  const next = nextDoing.begins.exec(text.slice(first.end, last.start));
  if (!next) return false;
  const until = first.end + next.index;
  const isThing = ({ folded, text: word }: Token) =>
    !lexis.isFunction(folded) && !nextDoing.verb.test(word) && /\p{L}/u.test(word);
  return tokens.some((token) => token.start > first.start && token.end <= until && isThing(token));
}

/** "Photographié des maisons à vendre" sold none: what is yet to be done with a thing says what sort of thing it is. */
function isYetToDo(places: readonly number[], { tokens }: Statement, lexis: Lexis): boolean {
  const { infinitive, nextDoing } = lexis.pack.clauses;
  return places.some((place) => {
    const [thing, to, doing] = [tokens[place - 2], tokens[place - 1], tokens[place]];
    if (!nextDoing || !thing || !doing || !nextDoing.to?.test(to?.folded ?? '')) return false;
    return (infinitive?.test(doing.folded) ?? false) && !nextDoing.verb.test(thing.text);
  });
}

/** "Booked rooms for the sales department" booked no sales: behind the verb's own object stands whom it was done for. */
function isDoneFor(places: readonly number[], { tokens }: Statement, lexis: Lexis): boolean {
  const { doneFor } = lexis.pack.clauses;
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (!doneFor || !isVerb(tokens[first]?.text ?? '', lexis)) return false;
  return tokens.slice(first + 2, last).some(({ folded }) => doneFor.test(folded));
}

/** "Replaced windscreen wipers" replaced no windscreen: English sets what is only part of a name before it. */
export function isModifier(places: readonly number[], line: Statement, lexis: Lexis): boolean {
  const { tokens, text } = line;
  const { parts, sorts } = lexis.pack.clauses;
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const [verb, next] = [tokens[first], tokens[last + 1]];
  if (!parts || !sorts || !verb || !next) return false;
  const isDoing = isVerb(verb.text, lexis) || isDoneByPlace(first, tokens, lexis);
  if (first < last && isDoing && !sorts.whole.test(verb.folded))
    if (isSortOfNext(last, line, lexis)) return true;
  if (!parts.verbs.test(verb.folded) || !/^\p{Ll}{2,}[^su]s$/u.test(next.text)) return false;
  return isNounBehind(last, tokens, text, lexis) && !sorts.none.test(next.folded);
}

const placed = memoFor(
  (language: string, before: string) => new RegExp(`(?<!\\p{L})${before}\\s?${language}(?!\\p{L})`, 'iu'),
);

/** "Translated Portuguese manuals" is no "translation into Portuguese": the point must say that way too. */
export function isFromThere(say: string, { text }: Statement, { pack }: Lexis): boolean {
  const { into } = pack.clauses;
  const [, language] = into?.asked.exec(say.toLowerCase()) ?? [];
  return into !== undefined && language !== undefined && !placed(language, into.before).test(text);
}
