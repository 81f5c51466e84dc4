import type { Saying } from '../gate/equal-groups.ts';
import { isHeadOf } from '../gate/heads.ts';
import type { Together } from '../gate/item-support.ts';
import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import { isTwin } from '../gate/twins.ts';
import { memoFor } from '../text/memo.ts';
import { onceFor } from '../text/once-for.ts';
import { isDoneBefore } from './done-before.ts';
import { hangsApart, isDoneTo, isPartedByVerb } from './done-to.ts';
import { isOnlyWhere } from './only-where.ts';
import { isSureVerb, isVerb } from './opening-verb.ts';
import { namesDoer } from './own-doing.ts';

const shortestWhole = 10;
const shortestPart = 4;
/** "Badinstallation", "Türmontage", "Kuhhaltung": so short a part is only the noun itself. */
const shortestHead = 3;
const farthest = 6;

/** "Fahrradreparatur" is said by "Fahrräder repariert": both parts, by other words, close together. */
export function compoundPlaces(word: string, statement: Statement, lexis: Lexis): number[] | undefined {
  if (word.length < shortestWhole || statement.words.has(word)) return undefined;
  const isDoing = (at: number): boolean => {
    const token = statement.tokens[at];
    return token !== undefined && !namesDoer(token, word, lexis);
  };
  for (const { head, left: first, right: second } of cutsOf(word, lexis)) {
    const short = head.length < shortestPart ? nounPlaces(head, statement, lexis) : undefined;
    if (short?.length === 0) continue;
    const rights = placesOf(second, statement).filter(isDoing);
    if (rights.length === 0) continue;
    const lefts = short ?? placesOf(first, statement);
    for (const left of [...lefts, ...headPlaces(head, statement, lexis)])
      for (const right of rights)
        if (
          left !== right &&
          !isPartedVerb(word, statement, left, lexis) &&
          !isPartedVerb(word, statement, right, lexis) &&
          !isOnlyWhere([left, right], [word], statement, lexis) &&
          (isNear(left, right, statement, lexis) || isDoneTo(left, right, statement, lexis)) &&
          !isPartedByVerb([left, right], statement, lexis)
        )
          return [left, right];
  }
  return undefined;
}

/** Whether any of several points may say it so; what stands between the parts is not looked at. */
export function mayBeInParts(word: string, together: Together, lexis: Lexis): boolean {
  const { keys, groups, all } = together;
  const isThere = (part: Part) => meets(part.keys, keys) || meets(part.groups, groups);
  const joint = lexis.pack.compounds?.joint ?? /^(?!)/;
  return (
    word.length >= shortestWhole &&
    cutsOf(word, lexis).some(
      ({ head, left, right }) =>
        isThere(right) &&
        (isThere(left) ||
          [head, `${head}-`].some((key) => keys.has(key)) ||
          [head, head.replace(joint, '')].some((form) => all.includes(form))),
    )
  );
}

const isNear = (left: number, right: number, statement: Statement, lexis: Lexis): boolean =>
  statement.tokens[left]?.clause === statement.tokens[right]?.clause &&
  !joined(statement, left, right, lexis) &&
  !hangsApart(left, right, statement, lexis) &&
  !isDoneBefore([left, right], statement, lexis) &&
  Math.abs(left - right) <= farthest;

/** "Dächer gedeckt und Rinnen montiert" mounts no roofs: the verb behind "und" has its own object. */
function joined(statement: Statement, left: number, right: number, { pack }: Lexis): boolean {
  const { tokens, text } = statement;
  return tokens.some(
    (token, at) =>
      at > Math.min(left, right) &&
      at < Math.max(left, right) &&
      pack.clauses.and.test(token.folded) &&
      // "Liefer- und Lizenzverträge" are one object.
      text.charAt(tokens[at - 1]?.end ?? 0) !== '-',
  );
}

/**
 * "Baue Schaltschränke um" builds none: the verb at the head of a clause that ends in its particle says the joined
 * verb only; "stellte Pakete zu" does say "Paketzustellung".
 */
export function isPartedVerb(term: string, statement: Statement, at: number, lexis: Lexis): boolean {
  const { closing } = lexis;
  const { tokens, particles } = statement;
  const clause = tokens[at]?.clause ?? -1;
  if (!particles.has(clause) || tokens[at - 1]?.clause === clause) return false;
  if (isOfLaterVerb(statement, at, lexis)) return false;
  return !tokens.some(
    (token, i) =>
      i > at &&
      token.clause === clause &&
      closing?.particles.has(token.folded) &&
      term.includes(token.folded),
  );
}

/** "Wechselte Reifen und wuchtete Räder aus": the particle belongs to the verb behind "und", which has a thing of its own. */
function isOfLaterVerb({ tokens }: Statement, at: number, lexis: Lexis): boolean {
  const { and } = lexis.pack.clauses;
  const joint = tokens.findIndex(
    ({ folded, clause }, i) => i > at + 1 && clause === tokens[at]?.clause && and.test(folded),
  );
  const next = tokens[joint + 1];
  return (
    joint > 0 &&
    /^\p{Lu}/u.test(tokens[joint - 1]?.text ?? '') &&
    next !== undefined &&
    /^\p{Ll}/u.test(next.text) &&
    (isVerb(next.text, lexis) || isSureVerb(next.text, lexis))
  );
}

export const headPlaces = (part: string, { tokens }: Statement, lexis: Lexis): number[] =>
  tokens.flatMap(({ folded }, at) => (isHeadOf(part, folded, lexis) ? [at] : []));

export const twinPlaces = (word: string, { tokens }: Statement, lexis: Lexis): number[] =>
  tokens.flatMap(({ folded }, at) => (isTwin(word, folded, lexis) ? [at] : []));

/** "Proben von Wasser" for "Wasserproben": a noun, and what it is of right behind it. */
export function hangsOnNext(
  [left = 0, right = 0]: readonly number[],
  { tokens }: Statement,
  lexis: Lexis,
): boolean {
  const { of } = lexis.pack.clauses;
  const between = tokens.slice(right + 1, left);
  return (
    /^\p{Lu}/u.test(tokens[right]?.text ?? '') &&
    of.test(between[0]?.folded ?? '') &&
    between.every(({ folded }) => lexis.isFunction(folded))
  );
}

interface Part {
  keys: ReadonlySet<string>;
  groups: ReadonlySet<number>;
}

/** The joint ("Museum-s-führung") is no part of the word. */
function openPart(part: string, lexis: Lexis): Part {
  const { compounds } = lexis.pack;
  const bare = compounds ? [part.replace(compounds.joint, '')] : [];
  const forms = [part, ...bare].filter((form) => form.length >= shortestPart);
  return {
    keys: new Set(forms.flatMap((form) => lexis.forms.keys(form))),
    groups: new Set(
      forms
        .flatMap((form) => lexis.groups.claimed(lexis.groups.literalInTokens([lexis.forms.keys(form)])))
        .map((saying) => saying.group),
    ),
  };
}

interface Cut {
  head: string;
  left: Part;
  right: Part;
}

/** The ways to cut a word in two; it is held against every point. */
const cutsOf = memoFor((word: string, lexis: Lexis): Cut[] => {
  const cuts: Cut[] = [];
  for (let cut = shortestHead; cut <= word.length - shortestPart; cut += 1) {
    const head = word.slice(0, cut);
    cuts.push({ head, left: openPart(head, lexis), right: openPart(word.slice(cut), lexis) });
  }
  return cuts;
});

/** What a point says in one word. */
const singleSayings = onceFor((statement: Statement): readonly Saying[] =>
  statement.sayings.filter((saying) => saying.at.length === 1),
);

/** A short noun, in the plural by a key of its own ("tor", "tor-"). */
const nounPlaces = (head: string, { keys, tokens }: Statement, { isFunction }: Lexis): number[] =>
  keys.has(head) || keys.has(`${head}-`)
    ? tokens.flatMap((token, at) =>
        /^\p{Lu}/u.test(token.text) &&
        !isFunction(token.folded) &&
        token.keys.some((key) => key === head || key === `${head}-`)
          ? [at]
          : [],
      )
    : [];

const meets = <T>(keys: Iterable<T>, others: ReadonlySet<T>): boolean => {
  for (const key of keys) if (others.has(key)) return true;
  return false;
};

function placesOf({ keys, groups }: Part, statement: Statement): number[] {
  const isThere = meets(keys, statement.keys);
  const direct = isThere
    ? statement.tokens.flatMap((token, at) => (meets(token.keys, keys) ? [at] : []))
    : [];
  const said =
    groups.size === 0
      ? []
      : singleSayings(statement)
          .filter((saying) => groups.has(saying.group))
          .flatMap((saying) => saying.at);
  const found = [...new Set([...direct, ...said])];
  if (found.length > 0 || !isThere) return found;
  // "Stellte Pakete zu": the verb stands in two parts, the first at the head of its clause.
  return statement.tokens.flatMap((token, at) =>
    statement.particles.has(token.clause) && statement.tokens[at - 1]?.clause !== token.clause ? [at] : [],
  );
}
