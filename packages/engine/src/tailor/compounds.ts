import { isHeadOf } from '../gate/heads.ts';
import type { Lexis } from '../gate/lexis.ts';
import { isParticle } from '../gate/parted-verbs.ts';
import type { Statement } from '../gate/support.ts';
import { memoFor } from '../text/memo.ts';
import { isObject } from './such-as.ts';

const shortestPart = 4;
const farthest = 6;

/** "Fahrradreparatur" is said by "Fahrräder repariert": both parts, by other words, close together. */
export function compoundPlaces(word: string, statement: Statement, lexis: Lexis): number[] | undefined {
  if (word.length < 10 || statement.words.has(word)) return undefined;
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut += 1)
    for (const left of [
      ...placesOf(word.slice(0, cut), statement, lexis),
      ...headPlaces(word.slice(0, cut), statement),
    ])
      for (const right of placesOf(word.slice(cut), statement, lexis)) {
        const sameClause = statement.tokens[left]?.clause === statement.tokens[right]?.clause;
        if (
          left !== right &&
          sameClause &&
          !joined(statement, left, right) &&
          !isPartedVerb(word, statement, left) &&
          !isPartedVerb(word, statement, right) &&
          (Math.abs(left - right) <= farthest || isFarObject(left, right, statement))
        )
          return [left, right];
      }
  return undefined;
}

const farthestObject = 12;

/** The verb opens the clause, and what stands far behind it is its object. */
const isFarObject = (object: number, verb: number, statement: Statement): boolean =>
  object > verb &&
  object - verb <= farthestObject &&
  statement.tokens[verb - 1]?.clause !== statement.tokens[verb]?.clause &&
  isObject(object, statement);

/** "Dächer gedeckt und Rinnen montiert" mounts no roofs: the verb behind "und" has its own object. */
function joined(statement: Statement, left: number, right: number): boolean {
  const { tokens, text } = statement;
  return tokens.some(
    (token, at) =>
      at > Math.min(left, right) &&
      at < Math.max(left, right) &&
      /^(?:und|oder|sowie)$/.test(token.folded) &&
      // "Liefer- und Lizenzverträge" are one object.
      text.charAt(tokens[at - 1]?.end ?? 0) !== '-',
  );
}

/**
 * "Baue Schaltschränke um" builds none: the verb at the head of a clause that ends in its particle says the joined
 * verb only; "stellte Pakete zu" does say "Paketzustellung".
 */
export function isPartedVerb(term: string, statement: Statement, at: number): boolean {
  const { tokens, particles } = statement;
  const clause = tokens[at]?.clause ?? -1;
  if (!particles.has(clause) || tokens[at - 1]?.clause === clause) return false;
  return !tokens.some(
    (token, i) =>
      i > at && token.clause === clause && isParticle(token.folded) && term.includes(token.folded),
  );
}

const headPlaces = (part: string, { tokens }: Statement): number[] =>
  tokens.flatMap(({ folded }, at) => (isHeadOf(part, folded) ? [at] : []));

interface Part {
  keys: Set<string>;
  groups: Set<number>;
}

const opened = memoFor(openPart);

/** The joint ("Museum-s-führung") is no part of the word. */
function openPart(part: string, lexis: Lexis): Part {
  const forms = [part, part.replace(/(?:en|es|er|s|n)$/, '')].filter((form) => form.length >= shortestPart);
  return {
    keys: new Set(forms.flatMap((form) => lexis.forms.keys(form))),
    groups: new Set(
      forms
        .flatMap((form) => lexis.groups.claimed(lexis.groups.literalInTokens([lexis.forms.keys(form)])))
        .map((saying) => saying.group),
    ),
  };
}

function placesOf(part: string, statement: Statement, lexis: Lexis): number[] {
  const { keys, groups } = opened(part, lexis);
  const direct = statement.tokens.flatMap((token, at) =>
    token.keys.some((key) => keys.has(key)) ? [at] : [],
  );
  const said = statement.sayings
    .filter((saying) => saying.at.length === 1 && groups.has(saying.group))
    .flatMap((saying) => saying.at);
  const found = [...new Set([...direct, ...said])];
  if (found.length > 0 || ![...keys].some((key) => statement.keys.has(key))) return found;
  // "Stellte Pakete zu": the verb stands in two parts, the first at the head of its clause.
  return statement.tokens.flatMap((token, at) =>
    statement.particles.has(token.clause) && statement.tokens[at - 1]?.clause !== token.clause ? [at] : [],
  );
}
