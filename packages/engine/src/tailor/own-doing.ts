import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import type { Token } from '../gate/tokens.ts';

interface Stretch {
  start: number;
  end: number;
  how?: string;
}

/**
 * "Took a course on managing projects" managed none, and "a firm that sells cars" is somebody else: what the stretch
 * speaks of is not what the point says was done.
 */
export function isNotOwn({ start, end, how }: Stretch, text: string, { pack }: Lexis): boolean {
  const { notOwn = [], agent, relative, possessive, checkedBy } = pack.clauses;
  // "Plane in Vertretung die Dienste": a name beside all of it would leave out in whose place.
  if (text.slice(start, end).search(pack.relations.bounds.absence) >= 0) return true;
  // "Copied the dentist's treatment plans" planned none: the noun of doing is another's.
  if (how === 'family' && possessive?.test(text.slice(0, start))) return true;
  // "审核贷款的材料": whoever checked the papers checked what they are about.
  const isChecked = checkedBy?.doing.test(text.slice(start, start + 2)) ?? false;
  const behind = isChecked ? text.slice(end).replace(checkedBy?.papers ?? '', '') : text.slice(end);
  const marked = `${text.slice(0, start)}§${behind}`;
  if (notOwn.some((pattern) => pattern.test(marked))) return true;
  if (agent?.test(`${text.slice(0, end)}§${text.slice(end)}`)) return true;
  // "Reminded customers who had not paid": the own doing opens the clause, and the others follow.
  const opens = /(?:^|[,;.:])\s*$/.test(text.slice(0, start));
  return !opens && (relative?.test(text.slice(start, end)) ?? false);
}

/**
 * "Led customers to the adviser" is no advice: the one word is of who does it, the other of the doing. Whoever is named
 * in the term too is meant by it ("Verkäuferschulung").
 */
export function namesDoer({ folded, text }: Token, term: string, { pack }: Lexis): boolean {
  // "Compré madera para una fábrica" made nothing.
  if (pack.clauses.doingPlace?.test(text))
    return !term.split(' ').some((word) => word.replace(/s$/, '') === folded.replace(/s$/, ''));
  const stem = pack.clauses.doer?.exec(folded)?.[1];
  if (stem === undefined || !term.includes(stem)) return false;
  return !term.includes(folded.replace(/(?:innen|in|s|n)$/, ''));
}

/** Any of the words that say the term names only who does it. */
export const saidByDoer = (
  places: readonly number[],
  term: string,
  { tokens }: Statement,
  lexis: Lexis,
): boolean => places.some((at) => tokens[at] !== undefined && namesDoer(tokens[at], term, lexis));

/** Behind a Chinese word of doing: who or which place does it ("设计师", "设计院"). */
export const isNameOfDoer = (text: string, behind: number, { pack }: Lexis): boolean =>
  pack.clauses.doerBehind?.test(text.slice(behind, behind + 2)) ?? false;
