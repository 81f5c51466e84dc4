import { fold } from '../match/fold.ts';
import { askedWords } from './asked-words.ts';
import type { ReadyPack } from './pack.ts';
import type { Part } from './parts.ts';
import type { Named } from './values.ts';

const ends = /[,;:()，、。；：（）]/;

const longestQuestion = 40;

/** "Don't have one?": said to who reads the list, and no line of it. */
export const asksReader = ({ text }: Part): boolean =>
  text.length <= longestQuestion && /[?？]\s*$/.test(text);

/** So far from a term its clause is looked through: what runs on longer without a comma is none. */
const REACH = 160;

/** What stands between two commas around a term, folded. */
function clauseAround(part: Part, term: Named): string {
  const [from, to] = [term.start - part.start, term.end - part.start];
  let start = from;
  while (start > Math.max(0, from - REACH) && !ends.test(part.text[start - 1] ?? '')) start -= 1;
  let end = to;
  while (end < Math.min(part.text.length, to + REACH) && !ends.test(part.text[end] ?? '')) end += 1;
  return fold(part.text.slice(start, end)).trim();
}

/** "A driving licence, as we visit clients at home", "paid training": a reason and a gift ask for nothing. */
export function asksNothing(part: Part, term: Named, pack: ReadyPack): boolean {
  const clause = clauseAround(part, term);
  return pack.reasons.test(clause) || askedWords(pack.language).given.test(clause);
}

/** "Hartnäckigkeit", "Abschlussstärke": the ending says that it is how a person is. */
function isTrait(term: Named, pack: ReadyPack): boolean {
  const { trait, notTrait } = askedWords(pack.language);
  const text = fold(term.text).trim();
  return !/\s/.test(text) && trait.test(text) && !notTrait.test(text);
}

/** "Joy in dealing with people", "readiness for shifts": words no list knows ask for the person here. */
export function asPerson(part: Part, term: Named, pack: ReadyPack): Named {
  const listed = part.zone === 'requirements' || part.zone === 'preferred';
  if (!listed || term.concept !== undefined || term.kind === 'title') return term;
  return isTrait(term, pack) || pack.soft.test(clauseAround(part, term)) ? { ...term, kind: 'soft' } : term;
}
