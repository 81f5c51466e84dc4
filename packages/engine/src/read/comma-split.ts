import { allMatches } from '../text/all-matches.ts';
import { fold, foldedWords } from '../text/fold.ts';
import { isTownBehind, readCommaRun, withLegalForms } from './comma-runs.ts';
import { ledBy, type Part } from './header-parts.ts';
import { pairScore } from './pair-score.ts';
import { isPlaceName, townShaped } from './places.ts';
import { jobRoles, type Roles, studyRoles } from './roles.ts';
import { likeness } from './scores.ts';
import { tables } from './tables.ts';

/** How a section parts title and employer that stand in one run of commas. */
export interface Habit {
  behind: number;
  whatFirst: boolean;
}

/** "Electricista en Conservas Altas" — a word that may stand before an employer, then capitals. */
function looseAt(text: string): [string, string] | undefined {
  for (const match of allMatches(text, /\s(\p{L}{1,6})\s+(?=\p{Lu}\S*\s+(?:\p{Ll}{1,3}\s+)?\p{Lu})/gu)) {
    if (tables.at.has(fold(match[1] ?? '')))
      return [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  }
  return undefined;
}

/** A known word of schools, or an abbreviation ("UiB"): a subject behind a degree is neither. */
function namesSchool(part: Part): boolean {
  if (tables.subjects.has(foldedWords(part.text)[0] ?? '')) return false;
  if (part.text.split(/\s+/).length >= 3 && part.like.degree < 2) return true;
  return (
    part.like.school >= 2 || part.like.organization >= 2 || /\b\p{Lu}\p{L}?\p{L}?\p{Lu}/u.test(part.text)
  );
}

/** An employer or school whose first words say nothing of one has swallowed part of the other side. */
function mixed(part: Part, roles: Roles): number {
  const at = part.text.indexOf(', ');
  if (at < 0) return 0;
  const first = { ...part, text: part.text.slice(0, at), like: likeness(part.text.slice(0, at)) };
  const rest = { ...part, text: part.text.slice(at + 2), like: likeness(part.text.slice(at + 2)) };
  const named = roles === studyRoles ? first.like.school : roles.where(first);
  return named < 1 && roles.where(rest) >= 2.4 ? 1 : 0;
}

/** Splits "Engineer, Acme Corp" where the two sides differ most, if they differ enough. */
export function splitByComma(
  part: Part,
  roles: Roles,
  order: number,
  habit: Habit | undefined,
  /** Another part of the header may be the employer. */
  others = false,
): { pair: [Part, Part]; score: number; habit: Habit } | undefined {
  if (part.labelled) return undefined;
  const run = readCommaRun(part, roles, order);
  if (run) return { pair: run.pair, score: run.score, habit: { behind: 1, whatFirst: run.whatFirst } };
  const pieces = withLegalForms(part.text.split(/(?:,\s+|\s+[-–—]\s+|(?<=\p{Ll}):\s+)(?![^(（]*[)）])/u))
    // "Acme Works, Leeds, Welder": the town between the two belongs to neither.
    .filter((piece, at, all) => at === 0 || at === all.length - 1 || !isPlaceName(piece));
  const loose = pieces.length < 2 && roles === jobRoles ? looseAt(part.text) : undefined;
  if (loose) pieces.splice(0, 1, ...loose);
  if (pieces.length < 2) return undefined;
  let best: [Part, Part] | undefined;
  let found: Habit = { behind: 0, whatFirst: true };
  let bestScore = 0;
  for (let at = 1; at < pieces.length; at++) {
    const make = (said: string, orderAt: number): Part => {
      // "Acme Works, as foreman"
      const led = ledBy(said);
      const text = led && !led.as.afterAt ? led.text : said;
      return { ...part, text, like: likeness(text), order: orderAt, labelled: undefined, lean: undefined };
    };
    const left = make(pieces.slice(0, at).join(', '), part.order);
    const right = make(pieces.slice(at).join(', '), part.order + 0.5);
    if (right.like.place > 0 && at === pieces.length - 1) continue;
    const learned = tables.learning.has(foldedWords(right.text)[0] ?? '');
    const trained = left.like.degree >= 2.4 && right.like.degree < 1 && right.like.organization >= 1.5;
    if (roles === studyRoles && !learned && !trained && !namesSchool(left) && !namesSchool(right)) continue;
    const forward = pairScore(left, right, roles, order);
    const backward = pairScore(right, left, roles, order);
    const [, place] = forward >= backward ? [left, right] : [right, left];
    const own: Habit = { behind: pieces.length - at, whatFirst: forward >= backward };
    // An unknown town at the end stands where the others' known ones were taken off.
    const town = at < pieces.length - 1 && townShaped(pieces.at(-1) ?? '') ? 1 : 0;
    if (at === pieces.length - 1 && isTownBehind(left, right, roles, order)) continue;
    const alike = habit !== undefined && [0, town].includes(own.behind - habit.behind);
    const usual = alike && habit.whatFirst === own.whatFirst;
    // "Driver, night shift" beside a name: in small letters stands no employer.
    if (others && /^[^\p{Lu}\p{Script=Han}]+$/u.test(place.text)) continue;
    const score = Math.max(forward, backward) - 0.1 * at - mixed(place, roles) + (usual ? 0.9 : 0);
    if (score > bestScore) {
      bestScore = score;
      found = own;
      best = forward >= backward ? [left, right] : [right, left];
    }
  }
  return best && bestScore >= 1.2 ? { pair: best, score: bestScore, habit: found } : undefined;
}
