import { fold, foldedWords } from '../text/fold.ts';
import type { Part } from './header-parts.ts';
import { isPlaceName, townShaped } from './places.ts';
import { jobRoles, type Roles, studyRoles } from './roles.ts';
import { isTrade, likeness } from './scores.ts';
import { isRemark } from './strip.ts';
import { tables } from './tables.ts';

/** A long run of commas: what one was, where, towns between them, and behind them what one did. */
export interface Run {
  pair: [Part, Part];
  score: number;
  whatFirst: boolean;
}

const longest = 8;

/** "Fenn, Hale & Dodd LLP": partners, the first of whom stands before the comma. */
function isPartner(first: string, second: string, others: string[]): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || !/^\p{Lu}\p{Ll}+ (?:&|and|y|et|und) \p{Lu}/u.test(second))
    return false;
  const like = likeness(first);
  if (isPlaceName(first) || Math.max(like.title, like.organization, like.school, like.degree) >= 1)
    return false;
  return others.some(isTrade);
}

/** "Roe & Sons, S.L.": the legal form is part of the name; "roof-, wall and floor work" is one thing. */
export function withLegalForms(found: string[]): string[] {
  const pieces: string[] = [];
  for (const piece of found) {
    const last = pieces.at(-1);
    const goesOn = last && (tables.organizationSuffixes.has(fold(piece)) || /\p{L}-$/u.test(last));
    const others = found.filter((other) => other !== last && other !== piece);
    if (goesOn || (last && isPartner(last, piece, others))) pieces[pieces.length - 1] = `${last}, ${piece}`;
    else pieces.push(piece);
  }
  return pieces;
}

const piecesOf = (text: string): string[] =>
  withLegalForms(text.split(/,\s+(?![^(（]*[)）])/u).slice(0, longest));

function isTown(piece: string): boolean {
  if (isPlaceName(piece)) return true;
  const like = likeness(piece);
  return (
    townShaped(piece) &&
    piece.split(/\s+/).length <= 2 &&
    Math.max(like.title, like.organization, like.degree, like.school) < 1.4
  );
}

/** What is left behind both names: towns and remarks cost nothing, more names much, things done a little. */
function tailCost(tail: string[]): number {
  const told = tail.filter((piece) => !isTown(piece) && !isRemark(piece));
  const names = told.filter((piece) => {
    const like = likeness(piece);
    return Math.max(like.title, like.organization, like.degree, like.school) >= 2.6;
  });
  return names.length * 0.8 + Math.min(0.5, (told.length - names.length) * 0.2);
}

/** Names hold a comma seldom: titles in one of thirty, employers in fewer, degrees a little more often. */
const commaCost = (roles: Roles, what: boolean) => (what ? (roles === studyRoles ? 0.2 : 0.6) : 1);

/** The best way to read a run of four parts or more between commas. */
export function readCommaRun(part: Part, roles: Roles, order: number): Run | undefined {
  if (part.labelled || part.text.length > 300) return undefined;
  const pieces = piecesOf(part.text);
  if (pieces.length < 4) return undefined;
  let best: Run | undefined;
  const make = (from: number, to: number, at: number): Part => {
    const text = pieces.slice(from, to).join(', ');
    return { ...part, text, like: likeness(text), order: part.order + at, lean: undefined };
  };
  const most = roles === studyRoles ? pieces.length - 1 : 2;
  for (let a = 1; a <= most; a++) {
    for (let b = a; b < pieces.length && (b === a || isTown(pieces[b - 1] ?? '')); b++) {
      for (let c = b + 1; c <= Math.min(pieces.length, b + 2); c++) {
        const [first, second] = [make(0, a, 0), make(b, c, 0.5)];
        if (isTown(second.text)) continue;
        const skipped = pieces.slice(a, b).filter((piece) => !isPlaceName(piece)).length * 0.4;
        const tail = tailCost(pieces.slice(c)) + skipped;
        for (const whatFirst of [true, false]) {
          const [what, where] = whatFirst ? [first, second] : [second, first];
          if (roles === studyRoles && Math.max(where.like.school, where.like.organization) < 1.5) continue;
          const likely =
            roles.what(what) - 0.8 * roles.where(what) + roles.where(where) - 0.8 * roles.what(where);
          const extra =
            (whatFirst ? a - 1 : c - b - 1) * commaCost(roles, true) +
            (whatFirst ? c - b - 1 : a - 1) * commaCost(roles, false);
          const score = likely + (whatFirst ? order : -order) - extra - tail;
          if (!best || score > best.score + 1e-9) best = { pair: [what, where], score, whatFirst };
        }
      }
    }
  }
  return best && best.score >= 1.2 ? best : undefined;
}

/** "Realschule Hastetal, Bergheim": a school and its town are no school and degree. */
export function isTownBehind(left: Part, right: Part, roles: Roles, order: number): boolean {
  if (roles.what(right) >= 1 || roles.where(left) < 2 || !/^\p{Lu}[\p{L}-]+$/u.test(right.text)) return false;
  if (!townShaped(right.text)) return false;
  return (
    order >= 0 || roles === jobRoles || foldedWords(left.text).some((word) => tables.schoolKinds.has(word))
  );
}
