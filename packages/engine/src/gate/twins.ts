import { memoFor } from '../text/memo.ts';
import { isAcronym, isAction, isThing } from './equal-groups.ts';
import type { Lexis } from './lexis.ts';

const shortestTwin = 9;
const shortestPart = 4;

/**
 * German: "Insulinspritze" and "Insulininjektion", "Reifentausch" and "Reifenwechsel": two compounds with one part in
 * common, and another name of one thing, or of one doing, for the other part.
 */
export function isTwin(term: string, own: string, lexis: Lexis): boolean {
  if (term === own || term.length < shortestTwin || own.length < shortestTwin) return false;
  // Most words have neither end in common.
  const begins = term.slice(0, shortestPart - 1) === own.slice(0, shortestPart - 1);
  const ends = term.slice(1 - shortestPart) === own.slice(1 - shortestPart);
  if (!begins && !ends) return false;
  return cutsOf(term, lexis).some(
    ({ head, tail }) =>
      (begins && own.startsWith(head.bare) && isOther(own.slice(head.bare.length), tail, 'tail', lexis)) ||
      (ends && own.endsWith(tail.text) && isOther(own.slice(0, -tail.text.length), head, 'head', lexis)),
  );
}

interface Part {
  text: string;
  /** Without the letters that join it to the next. */
  bare: string;
}

interface Cut {
  head: Part;
  tail: Part;
}

const joint = /(?:en|es|er|e|s|n)$/;

const cutsOf = memoFor((word: string, _: Lexis): Cut[] => {
  const cuts: Cut[] = [];
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const head = word.slice(0, at);
    const bare = head.replace(joint, '');
    const tail = word.slice(at);
    cuts.push({
      head: { text: head, bare: bare.length < shortestPart ? head : bare },
      tail: { text: tail, bare: tail },
    });
  }
  return cuts;
});

/** Another name of the part: the head of a compound names a thing, its tail a thing or a doing. */
function isOther(own: string, { text, bare }: Part, where: 'head' | 'tail', lexis: Lexis): boolean {
  if (own.length < shortestPart) return false;
  const asked = groupsOf(`${text} ${bare}`, lexis).claimed;
  if (asked.size === 0) return false;
  const forms =
    where === 'tail'
      ? `${own} ${own.replace(/^(?:en|es|er|e|s|n)/, '')}`
      : `${own} ${own.replace(joint, '')}`;
  for (const group of groupsOf(forms, lexis).said)
    if (asked.has(group) && (where === 'tail' || !isAction(group))) return true;
  return false;
}

/** Groups of names that one of the forms of a part is in. */
const groupsOf = memoFor((forms: string, { forms: { keys }, groups }: Lexis) => {
  const sayings = forms
    .split(' ')
    .filter((form) => form.length >= shortestPart)
    .flatMap((form) => groups.literalInTokens([keys(form)]))
    .filter(({ group }) => isAcronym(group) || isThing(group) || isAction(group));
  return {
    said: new Set(sayings.map(({ group }) => group)),
    claimed: new Set(groups.claimed(sayings).map(({ group }) => group)),
  };
});
