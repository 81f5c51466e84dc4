import { foldedWords } from '../text/fold.ts';
import { withLegalForms } from './comma-runs.ts';
import type { Part } from './header-parts.ts';
import type { Assigned } from './in-brackets.ts';
import { isPlace, townShaped } from './places.ts';
import { jobRoles, type Roles } from './roles.ts';
import type { Row } from './rows.ts';
import { isProse, isTrade, likeness } from './scores.ts';
import { labelKind, tables } from './tables.ts';

function half(part: Part, text: string): Part {
  return { ...part, text, like: likeness(text), lean: undefined };
}

/** A name of something: capitals, few words, no place and no sentence. */
function couldName(text: string): boolean {
  if (!/^[\p{Lu}\d"«„“]/u.test(text) || text.split(/\s+/).length > 6) return false;
  return !isPlace(text) && !isProse(text);
}

/** "Driver: long routes, …", "Kitchen help and later cook." below an employer whose role no line names. */
export function titleBelow(assigned: Assigned, body: Row[]): void {
  const [first] = body;
  if (assigned.what || !assigned.where || !first || first.kind !== 'prose' || first.piece.marker) return;
  const { text, line } = first.piece;
  // "A maker of pumps with 300 staff.": what the employer is, not what one was.
  if (/[.]$/.test(text) && tables.told.articles.has(foldedWords(text)[0] ?? '')) return;
  const named =
    /^([^:：.,]{3,50})[:：]\s/.exec(text)?.[1] ?? (text.length < 60 ? text.replace(/[.。]$/, '') : '');
  const like = likeness(named);
  if (!named || labelKind(named) || like.title < 2.6 || like.organization >= 2.6) return;
  assigned.what = { ...assigned.where, text: named, line, like, labelled: undefined, lean: undefined };
}

/**
 * "Welder's helper, Homer Boatworks, Homer" where no list knows any of it: an entry that names one thing only,
 * with a comma in it, names title and employer. Of studies only where it begins like one ("apprenticeship as …").
 */
export function partLone(assigned: Assigned, roles: Roles, order: number): void {
  const { what, where } = assigned;
  const lone = what && where ? undefined : (what ?? where);
  if (!lone || lone.labelled || /[(（][^)）]*,/.test(lone.text)) return;
  const pieces = withLegalForms(lone.text.split(/,\s+/));
  const tail = pieces.length > 2 && townShaped(pieces.at(-1) ?? '') ? pieces.pop() : undefined;
  const [first, ...others] = pieces;
  const rest = others.join(', ');
  if (!first || others.length !== 1 || !couldName(rest) || isPlace(first)) return;
  const trade = tables.learning.has(foldedWords(first)[0] ?? '') || isTrade(first);
  if (roles !== jobRoles && !trade) return;
  const [a, b] = [half(lone, first), half(lone, rest)];
  // "Nurse, cardiology ward": what follows a title may be its field.
  if (roles.what(b) >= 2 && roles.what(a) >= 2) return;
  const lead = roles.what(a) - roles.where(a) - (roles.what(b) - roles.where(b));
  [assigned.what, assigned.where] = lead + order >= 0 ? [a, b] : [b, a];
  if (tail) assigned.place ??= { text: tail, line: lone.line };
}
