import { andWords } from '../locales/joints.ts';
import { fold, hasHan } from '../match/fold.ts';
import type { ReadyPack } from './pack.ts';

export interface Clause {
  text: string;
  /** Where it stands in its sentence. */
  at: number;
  /** Opens with a word that wishes. */
  wish?: boolean;
  /** Stands in a list that asks, whatever it says itself. */
  asked?: boolean;
}

/** Commas and the like; "and" joins what belongs together too often. */
const parting = new RegExp(`(?:,(?!\\d)|[;，；])(?:\\s+(?:${andWords})\\s)?\\s*`, 'gu');
const longest = 400;

/** One deeper behind "(", one less behind ")". */
function bracket(code: number): number {
  if (code === 0x28 || code === 0xff08) return 1;
  return code === 0x29 || code === 0xff09 ? -1 : 0;
}

export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const close = (to: number): void => {
    const piece = text.slice(from, to);
    const lead = piece.length - piece.trimStart().length;
    if (piece.trim().length > 0) clauses.push({ text: piece.trim(), at: from + lead });
  };
  const lastClose = Math.max(text.lastIndexOf(')'), text.lastIndexOf('）'));
  let [seen, depth] = [0, 0];
  for (const cut of text.matchAll(parting)) {
    // "C++ on microcontrollers (STM32, NXP)" is one clause.
    for (; seen < cut.index; seen += 1) depth += bracket(text.charCodeAt(seen));
    if (depth > 0 && cut.index < lastClose) continue;
    depth = 0;
    close(cut.index);
    from = cut.index + cut[0].length;
  }
  close(text.length);
  return clauses;
}

const conjunction = /\s(?:and|but|und|aber|y|pero|et|mais)\s+/giu;

/** "Cegid is required and Sage welcome": no comma parts what is demanded from what is wished. */
function halvesApart(clause: Clause, { cues }: ReadyPack): Clause[] {
  const demands = (text: string): boolean => cues.required.test(text) && !cues.preferred.test(text);
  const wishes = (text: string): boolean => cues.preferred.test(text) && !cues.required.test(text);
  for (const joint of clause.text.matchAll(conjunction)) {
    const [before, from] = [clause.text.slice(0, joint.index), joint.index + joint[0].length];
    const [first, second] = [fold(before), fold(clause.text.slice(from))];
    if ((demands(first) && wishes(second)) || (wishes(first) && demands(second)))
      return [
        { text: before, at: clause.at },
        { text: clause.text.slice(from), at: clause.at + from },
      ];
  }
  return [clause];
}

const fewestListed = 4;

/** "A, B, C an advantage, D": what is listed behind a wish is asked for, and so is what stands before it. */
function wishesInside(clauses: Clause[], { cues }: ReadyPack): boolean {
  if (clauses.length < fewestListed) return false;
  // "B (BE an advantage)": the wish of a bracket softens its bracket.
  const wishes = clauses.map(({ text }) => cues.preferred.test(fold(text.replace(/\([^)]*\)/g, ' '))));
  const [first, last] = [wishes.indexOf(true), wishes.lastIndexOf(true)];
  return first > 0 && last < clauses.length - 1 && last - first < 2;
}

/**
 * "A and B are required, C would be an advantage": where a sentence both demands and wishes, its clauses
 * stand for themselves, so that the wish does not soften the demand.
 */
export function clausesApart(text: string, pack: ReadyPack): Clause[] {
  const whole = [{ text, at: 0 }];
  const folded = fold(text);
  const opened = text.length > longest ? [] : clausesOf(text);
  // "Gern Meistertitel": all of it is wished for.
  if (opened.length === 1 && pack.wishLead.test(folded) && !pack.cues.required.test(folded))
    return [{ text, at: 0, wish: true }];
  // "Practice in maintenance, ideally in the food trade": what stands before the wish is asked for.
  const wish = opened.findIndex((clause, index) => index > 0 && pack.wishLead.test(fold(clause.text)));
  const from = opened[wish]?.at;
  const before = from === undefined ? '' : text.slice(0, from).replace(/[,;，；\s]+$/u, '');
  if (from !== undefined && !pack.cues.preferred.test(fold(before)))
    return [
      { text: before, at: 0 },
      { text: text.slice(from), at: from, wish: true },
    ];
  if (wishesInside(opened, pack)) {
    const asked = pack.cues.must.test(folded);
    return opened.map((clause) => ({ ...clause, asked }));
  }
  // In Han "熟悉A，熟悉B者优先" demands the first: what it wishes for it says in the same clause.
  const required = hasHan(text) ? pack.cues.must : pack.cues.required;
  if (text.length > longest || !pack.cues.preferred.test(folded) || !required.test(folded)) return whole;
  const clauses = clausesOf(text).flatMap((clause) => halvesApart(clause, pack));
  const wishes = clauses.filter((clause) => pack.cues.preferred.test(fold(clause.text)));
  const demands = clauses.some((clause) => !wishes.includes(clause) && required.test(fold(clause.text)));
  return wishes.length > 0 && demands ? clauses : whole;
}
