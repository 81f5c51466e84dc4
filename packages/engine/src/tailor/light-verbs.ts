import type { Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import type { CarriedOut } from '../locales/naming-pack.ts';
import { allMatches } from '../text/all-matches.ts';
import { onceFor } from '../text/once-for.ts';

/**
 * What stands before the noun of a verb in a language whose points begin with one: "handled" for "planned", "handle" for
 * "plan" where the term says that it is the verb ("plan routes", "route planning"), nothing for "planning".
 */
export function lightVerbs(verb: string, say: string, lexis: Lexis): readonly [string, string] | undefined {
  const { carriedOut } = lexis.pack.naming;
  if (!carriedOut || !/^\p{Lu}\p{Ll}+$/u.test(verb)) return undefined;
  if (isPast(verb, lexis)) return carriedOut.past;
  const keys = lexis.forms.keys(fold(verb));
  const isOf = (word: string) => lexis.forms.keys(fold(word)).some((key) => keys.includes(key));
  if (!say.split(' ').some(isOf)) return undefined;
  if (isBaseVerb(verb, lexis)) return carriedOut.present;
  if (/ing$/.test(verb)) return ['', ''];
  return /s$/.test(verb) && keys.some((key) => isBaseVerb(key, lexis)) ? carriedOut.ofSomebody : undefined;
}

/** "Welded", "taught", and no "weld". */
export const isPast = (verb: string, { pack }: Lexis): boolean =>
  (pack.clauses.past?.test(verb) ?? false) || pack.verbs.includes(`>${verb.toLowerCase()} `);

/** "Plan", "chase", "trim": a verb without an ending, or what looks like one. */
export const isBaseVerb = (word: string, lexis: Lexis): boolean =>
  !isPast(word, lexis) && (lexis.isVerb(fold(word)) || doings(lexis).has(fold(word)));

const nounEnding = /(?:ing|ion|ment|al|[ae]nce|ry|th|sis)$/;

/** What the lists know as the doing of something, but for its nouns. */
const doings = onceFor(
  ({ pack }: Lexis): ReadonlySet<string> =>
    new Set(
      pack.actions
        .split(/[\n|>]/u)
        .map((each) => each.split('@')[0]?.trim() ?? '')
        .filter((each) => /^\p{Ll}{3,}$/u.test(each) && !nounEnding.test(each)),
    ),
);

interface JoinedVerb {
  index: number;
  /** "And booked drivers", and no bare "and booked", whose thing may stand before it. */
  hasThing: boolean;
}

/** "… and booked drivers" goes on behind the noun too; "… and front desk agents" are persons. */
export function joinedVerbs(
  rest: string,
  verbs: readonly string[],
  { joined, past, pastVerb, thing }: CarriedOut,
  lexis: Lexis,
): JoinedVerb[] {
  return allMatches(rest, joined).flatMap(({ 0: whole, 1: word = '', index }) => {
    const is = verbs === past ? lexis.isVerb(word) || pastVerb.test(word) : isBaseVerb(word, lexis);
    return is ? [{ index: index - 1, hasThing: thing.test(rest.slice(index + whole.length)) }] : [];
  });
}
