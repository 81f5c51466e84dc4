import type { ClauseCheck } from './clauses.ts';
import { supports } from './item-support.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { isTold, type Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { closingPairs, type Pair } from './verb-and-thing.ts';
import { groupsOfWord } from './words-alone.ts';

/** What is left of a compound behind its first part is a word of its own from here on. */
const shortestTail = 3;

/**
 * German: who led talks with the staff ("Mitarbeitergespräche geführt") has led no staff, and who cleaned patients' rooms
 * cleaned no patients: the first part of a compound is not what the verb was done to.
 */
export function onlyModifier({ items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  if (!lexis.closing) return [];
  const pairs = [...closingPairs(items, claims.tokens, lexis), ...doingsOf(items, claims.tokens, lexis)];
  const lines = pairs.length === 0 ? [] : statements.filter(isTold);
  return pairs
    .filter(({ verb, thing }) => {
      const both = lines.filter((each) => supports(each, verb, lexis) && supports(each, thing, lexis));
      return both.length > 0 && both.every((each) => isOnlyFirstPart(verb, thing, each, lexis));
    })
    .map(({ thing }) => refusal('scope', thing.text, 'scope'));
}

/** "Reinigung von Zimmern", "Führung der Akten". */
function doingsOf(items: readonly Item[], tokens: readonly Token[], lexis: Lexis): Pair[] {
  const { doing } = lexis.pack.relations;
  const { of } = lexis.pack.clauses;
  return items.flatMap((verb, at): Pair[] => {
    const thing = items[at + 1];
    if (!thing || !verb.token || !/^\p{Lu}/u.test(thing.text) || !/^\p{Lu}/u.test(verb.text)) return [];
    if (thing.clause !== verb.clause || !doing.noun.test(verb.token.folded)) return [];
    const between = tokens.filter(({ start, end }) => start >= verb.end && end <= thing.start);
    return between.length === 1 && of.test(between[0]?.folded ?? '') ? [{ verb, thing }] : [];
  });
}

function isOnlyFirstPart(verb: Item, thing: Item, { tokens, groups }: Statement, lexis: Lexis): boolean {
  const { token } = thing;
  if (!token || [...thing.groups].some((group) => groups.has(group))) return false;
  if (tokens.some(({ keys }) => keys.some((key) => token.keys.includes(key)))) return false;
  const stem = [...token.keys].filter((key) => !/[!-]$/.test(key)).sort((a, b) => a.length - b.length)[0];
  const first = stem !== undefined && stem.length >= 4 ? stem : token.folded;
  const compounds = tokens.filter(
    ({ text, folded }) =>
      /^\p{Lu}/u.test(text) &&
      folded.startsWith(first) &&
      folded.length >= token.folded.length + shortestTail,
  );
  return compounds.length > 0 && !compounds.some(({ folded }) => saysDoing(folded, first, verb, lexis));
}

/** "Kundenberatung" does say that customers were advised. */
function saysDoing(compound: string, first: string, { token, groups, phrases }: Item, lexis: Lexis): boolean {
  if (token?.keys.some((key) => key.length >= 4 && compound.indexOf(key, first.length) > 0)) return true;
  for (let cut = first.length; cut <= Math.min(first.length + 3, compound.length - 4); cut += 1) {
    const tail = compound.slice(cut);
    if (lexis.forms.keys(tail).some((key) => token?.keys.includes(key))) return true;
    if (groupsOfWord(tail, lexis).some((group) => groups.has(group) || phrases?.has(group))) return true;
  }
  return false;
}
