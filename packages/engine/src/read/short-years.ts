import { allMatches } from '../text/all-matches.ts';
import type { DateHit } from './dates.ts';
import type { Piece } from './pieces.ts';

/** "2012-13" in a section says that "2008-12" beside it are years too, not a month. */
export function yearsNotMonths(pieces: Piece[]): (hits: DateHit[], text: string) => DateHit[] {
  // Few sections write a date so: only those are looked through.
  let known: boolean | undefined;
  const sure = () => {
    known ??= saysYears(pieces);
    return known;
  };
  return (hits, text) =>
    hits.map((hit) => {
      const match = hit.single ? /^(\d\d(\d\d))-(\d\d)$/.exec(text.slice(hit.start, hit.end)) : null;
      if (!match || Number(match[3]) <= Number(match[2]) || !sure()) return hit;
      const to = { year: Number(match[1]) - Number(match[2]) + Number(match[3]) };
      return { ...hit, from: { year: Number(match[1]) }, to, single: false };
    });
}

function saysYears(pieces: Piece[]): boolean {
  const short = /(?<![\d./-])((?:19|20)(\d\d))[-–/](\d\d)(?![\d./-])/g;
  const found = pieces.flatMap((piece) => allMatches(piece.text, short));
  const months = pieces.some((piece) => /\d{4}-\d\d\s*(?:\p{L}{1,3}|[-–—~])\s*\d{4}-\d\d/u.test(piece.text));
  // A lone month is rare; years that go forward by a few are the likelier reading.
  const forward = (m: RegExpMatchArray) => Number(m[3]) > Number(m[2]) && Number(m[3]) <= Number(m[2]) + 8;
  return !months && (found.every(forward) || found.some((m) => forward(m) && Number(m[3]) > 12));
}
