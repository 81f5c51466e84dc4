import type { CompoundsPack } from '../locales/spelling-pack.ts';
import { memoFor } from '../text/memo.ts';
import { isAcronym, isAction, isRewording, isThing } from './equal-groups.ts';
import type { Lexis } from './lexis.ts';

const shortestTwin = 9;
const shortestPart = 4;

/**
 * German: "Insulinspritze" and "Insulininjektion", "Reifentausch" and "Reifenwechsel": two compounds with one part in
 * common, and another name of one thing, or of one doing, for the other part.
 */
export function isTwin(term: string, own: string, lexis: Lexis): boolean {
  const { compounds, clauses } = lexis.pack;
  if (!compounds || term === own || term.length < shortestTwin || own.length < shortestTwin) return false;
  // Most words have neither end in common.
  const begins = term.slice(0, shortestPart - 1) === own.slice(0, shortestPart - 1);
  const ends = term.slice(1 - shortestPart) === own.slice(1 - shortestPart);
  if (!begins && !ends) return false;
  // "Fensterputzer" clean, and are no "Fensterreinigung".
  if (clauses.doer?.test(own) && !clauses.doer.test(term)) return false;
  const { looseJoint, leadingJoint } = compounds;
  return cutsOf(term, compounds).some(
    ({ head, tail }) =>
      (begins &&
        own.startsWith(head.bare) &&
        isOther(partOf(own.slice(head.bare.length), leadingJoint), tail, 'tail', lexis)) ||
      (ends &&
        own.endsWith(tail.text) &&
        isOther(partOf(own.slice(0, -tail.text.length), looseJoint), head, 'head', lexis)),
  );
}

interface Part {
  text: string;
  /** Without the letters that join it to the other. */
  bare: string;
}

interface Cut {
  head: Part;
  tail: Part;
}

const partOf = (text: string, joint: RegExp): Part => ({ text, bare: text.replace(joint, '') });

const cutsOf = memoFor((word: string, { looseJoint }: CompoundsPack): Cut[] => {
  const cuts: Cut[] = [];
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const head = partOf(word.slice(0, at), looseJoint);
    const tail = word.slice(at);
    cuts.push({
      head: head.bare.length < shortestPart ? { ...head, bare: head.text } : head,
      tail: { text: tail, bare: tail },
    });
  }
  return cuts;
});

/** Another name of the part: the head of a compound names a thing, its tail a thing or a doing. */
function isOther(own: Part, { text, bare }: Part, where: 'head' | 'tail', lexis: Lexis): boolean {
  if (own.text.length < shortestPart) return false;
  const asked = groupsOf(`${text} ${bare}`, lexis).claimed;
  if (asked.size === 0) return false;
  for (const group of groupsOf(`${own.text} ${own.bare}`, lexis).said)
    if (asked.has(group) && (where === 'tail' || !isAction(group))) return true;
  return false;
}

/** Groups of names that one of the forms of a part is in. */
const groupsOf = memoFor((forms: string, { forms: { keys }, groups }: Lexis) => {
  const sayings = forms
    .split(' ')
    .filter((form) => form.length >= shortestPart)
    .flatMap((form) => groups.literalInTokens([keys(form)]))
    .filter(({ group }) => isAcronym(group) || isThing(group) || isAction(group) || isRewording(group));
  return {
    said: new Set(sayings.map(({ group }) => group)),
    claimed: new Set(groups.claimed(sayings).map(({ group }) => group)),
  };
});
