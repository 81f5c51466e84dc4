import type { ClauseCheck } from './clauses.ts';
import { isPerson } from './for-whom.ts';
import { supports } from './item-support.ts';
import type { Item } from './items.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import { isTold } from './statement.ts';
import { headBehind } from './who-to-whom.ts';

/** "Coached students" and "repaired bikes" repaired none for students: a thing and whom it was for are said by one line. */
export function thingForWhom({ clause, items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const { forWhom, beside } = smallWords(lexis);
  const { tokens } = claims;
  const places = tokens.flatMap((own, at) =>
    own.clause === clause && (forWhom.has(own.folded) || beside.has(own.folded)) ? [at] : [],
  );
  if (places.length === 0) return [];
  const told = statements.filter(isTold);
  const fields = statements.filter(({ role }) => role === 'title' || role === 'organization');
  return places.flatMap((at): Refusal[] => {
    const small = tokens[at];
    const head = headBehind(at + 1, tokens, lexis);
    // "With SQL" is what it was done by.
    if (!head || (beside.has(small?.folded ?? '') && !isPerson(head, lexis))) return [];
    const whom = items.find(({ token }) => token !== undefined && token === head);
    const thing = items.findLast(({ end }) => small !== undefined && end <= small.start);
    if (!whom || !thing || fields.some((each) => supports(each, whom, lexis))) return [];
    const saying = (item: Item) => told.filter((each) => supports(each, item, lexis));
    const [of, to] = [saying(thing), saying(whom)];
    const isApart = of.length > 0 && to.length > 0 && !of.some((each) => to.includes(each));
    return isApart ? [refusal('mixed-entry', whom.text, 'not-in-resume')] : [];
  });
}
