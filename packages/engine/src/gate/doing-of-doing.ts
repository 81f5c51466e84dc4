import { isSurelyDone } from './at-its-place.ts';
import type { ClauseCheck } from './clauses.ts';
import { supports, tailPlaces } from './item-support.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { isTold, type Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { doneOf } from './who-to-whom.ts';

/**
 * "Inspected parts and documented scrap" documented no inspections: two verbs of a line, each with its own thing, are
 * not done to one another.
 */
export function doingOfDoing({ clause, items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  if (lexis.pack.language === 'zh') return [];
  const itemOf = (token: Token) => items.find((item) => item.token === token);
  const { and } = lexis.pack.clauses;
  return doneOf(claims, lexis).flatMap(({ doing, whom }) => {
    const [one, other] = [itemOf(doing), itemOf(whom)];
    if (doing.clause !== clause || !one || !other) return [];
    // "Cleaning and polishing": they stand side by side.
    const isBetween = ({ start }: Token) => start > doing.start && start < whom.start;
    if (claims.tokens.some((token) => isBetween(token) && and.test(token.folded))) return [];
    const lines = statements.filter(
      (each) => isTold(each) && supports(each, one, lexis) && supports(each, other, lexis),
    );
    if (lines.length === 0 || !lines.every((line) => areBothDone(one, other, line, lexis))) return [];
    return [refusal('mixed-entry', whom.text, 'not-in-resume')];
  });
}

function areBothDone(one: Item, other: Item, line: Statement, lexis: Lexis): boolean {
  const [own, theirs] = [placesOf(one, line, lexis), placesOf(other, line, lexis)];
  const isDone = (at: number) => isSurelyDone(at, line.tokens, lexis);
  return (
    own.length > 0 &&
    theirs.length > 0 &&
    !own.some((at) => theirs.includes(at)) &&
    own.every(isDone) &&
    theirs.every(isDone)
  );
}

/** Where the line says it by one word: its own, one of equal meaning, or the doing that a compound ends with. */
function placesOf({ token, groups }: Item, line: Statement, lexis: Lexis): readonly number[] {
  if (!token) return [];
  const own = line.tokens.flatMap(({ keys }, at) =>
    token.keys.some((key) => keys.includes(key)) ? [at] : [],
  );
  if (own.length > 0) return own;
  const said = line.sayings.flatMap(({ group, at }) => (at.length === 1 && groups.has(group) ? at : []));
  return said.length > 0 ? said : tailPlaces(token, line, lexis);
}
