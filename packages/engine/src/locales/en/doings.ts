import { clausesOf, eachClause, type FormsOf } from '../doings.ts';
import { gerundOf } from './gerunds.ts';
import { verbOrNoun, verbs } from './verbs.ts';

const pairs = verbs
  .trim()
  .split(/\s+/u)
  .map((pair) => pair.split('>'));

const thirdPerson = (base: string): string =>
  /(?:[sxz]|[cs]h|o)$/u.test(base) ? `${base}es` : base.replace(/([^aeiou])y$/u, '$1ie').concat('s');

/** Each form with its gerund, parted by person and time: of one point all verbs are of one. */
const tables: readonly FormsOf[] = [
  new Map(pairs.map(([base = '']) => [base, gerundOf(base)])),
  new Map(pairs.map(([base = '', past = '']) => [past, gerundOf(base)])),
  new Map(pairs.map(([base = '']) => [thirdPerson(base), gerundOf(base)])),
];

const nouns = new Set(verbOrNoun.words.split(/\s+/u).flatMap((word) => [word, thirdPerson(word)]));

const firstWord = (text: string): string => /^\p{L}+(?=\s|,|$)/u.exec(text)?.[0] ?? '';

/** "Order stock" may be the name of a thing; "order the stock" is none. */
function isVerbAt(text: string, table: FormsOf): boolean {
  const word = firstWord(text);
  const low = word.toLowerCase();
  return table.has(low) && (!nouns.has(low) || verbOrNoun.behindVerb.test(text.slice(word.length).trim()));
}

/** Who it is about stands in no list, and helping is not doing. */
const untold =
  /(?<!\p{L})(?:I|we|me|my|our|us|who|which|that|when|while|where|if|not|no|never|because|so|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|help(?:ed|s)?|assist(?:ed|s)?|support(?:ed|s)?)(?!\p{L})/iu;

/** What follows "and" or a comma is a thing beyond doubt, or it may be the verb of another doing. */
const surelyThing = /^(?:\P{Ll}|\p{Ll}+(?:[^s]s|ing|ion|ment|ity|[ae]nce|al|ic|ive)(?!\p{L}))/u;

const joint = /(,\s+(?:and\s+)?|\s+(?:and|or)\s+)/u;

/** "Write and run programs" becomes "writing and running programs". */
export function asDoing(text: string): string | undefined {
  const told = text.replace(/:\s.*$/u, '').replace(/^I\s(?=\p{Ll})/u, '');
  if (untold.test(told)) return undefined;
  for (const table of tables) {
    const [, first = '', and = '', second = '', rest = ''] =
      /^(\p{L}+)(\s(?:and|or)\s)(\p{L}+)\s(.+)$/u.exec(told) ?? [];
    const one = table.get(first.toLowerCase());
    if (one && table.has(second)) {
      const both = isThing(rest, table) && `${one}${and}${table.get(second)} ${rest}`;
      return both || undefined;
    }
    if (isVerbAt(told, table)) return withGerunds(told, table);
  }
  return undefined;
}

/** Nothing in it may be the verb of another doing. */
const isThing = (text: string, table: FormsOf): boolean =>
  text
    .split(joint)
    .every((piece, i) => i === 0 || i % 2 === 1 || (surelyThing.test(piece) && !table.has(firstWord(piece))));

function withGerunds(told: string, table: FormsOf): string | undefined {
  const clauses = clausesOf(told, joint, (rest) => table.has(firstWord(rest)));
  if (!clauses.every((clause, i) => i % 2 === 1 || isThing(clause, new Map()))) return undefined;
  return eachClause(clauses, (clause) => {
    const word = firstWord(clause);
    const behind = clause.slice(word.length);
    return isVerbAt(clause, table) && behind.trim() !== ''
      ? `${table.get(word.toLowerCase())}${behind}`
      : undefined;
  });
}
