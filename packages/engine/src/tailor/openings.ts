import { capital } from '../locales/phrasing-pack.ts';
import type { WeakOpening } from '../locales/writing-pack.ts';
import { allBullets, type Draft, locate, type PlacedBullet, type TailorContext } from './context.ts';

/** "Responsible for managing budgets" says less than "Managed budgets", and claims no less. */
export function openings(context: TailorContext): Draft[] {
  return allBullets(context.resume).flatMap((place) => opening(place, context));
}

function opening(place: PlacedBullet, context: TailorContext): Draft[] {
  const { bullet } = place;
  for (const weak of context.lexis.pack.style.weakOpenings) {
    const match = weak.pattern.exec(bullet.text);
    if (!match) continue;
    const rest = bullet.text.slice(match[0].length);
    const word = /^[\p{L}\p{M}]+/u.exec(rest)?.[0] ?? '';
    const better = weak.verb
      ? verbOf(word, weak.verb, place, context)
      : (insteadOf(weak, rest) ?? nounOf(match[0], rest, word, weak, context));
    const source = match[0] + (weak.instead === undefined ? word : '');
    const found = better && locate(context.resume, bullet.lines, source, true);
    if (!better || !found) continue;
    const after = better + bullet.text.slice(source.length);
    if (after.length < 6 || !context.gate.check(after, { entryId: place.entryId }).passed) continue;
    if (!context.claims.take(found.line, found.start, found.end)) continue;
    return [
      {
        kind: 'verb',
        place: { entryId: place.entryId, line: found.line },
        before: bullet.text,
        after,
        reason: { code: 'edit.verb', params: { opening: match[0].trim() } },
        evidence: bullet.lines,
        terms: [],
        operations: [{ type: 'replace', ...found, text: better }],
      },
    ];
  }
  return [];
}

const isCurrent = ({ entryId }: PlacedBullet, { resume }: TailorContext): boolean =>
  [...resume.experience, ...resume.projects].some(({ id, dates }) => id === entryId && dates?.current);

/** Most of the other points decide the tense: a list of present verbs in a present job stays so. */
function verbOf(
  word: string,
  { of, told }: NonNullable<WeakOpening['verb']>,
  place: PlacedBullet,
  context: TailorContext,
): string | undefined {
  const others = allBullets(context.resume).filter(
    ({ entryId, bullet }) => entryId === place.entryId && bullet.id !== place.bullet.id,
  );
  const past = others.filter(({ bullet }) => told.test(bullet.text)).length;
  const isPast = (past > 0 && past * 2 >= others.length) || !isCurrent(place, context);
  return of(word)?.[isPast ? 'past' : 'now'];
}

/** "主要负责…" is "负责…"; what begins so already needs no other beginning. */
const insteadOf = ({ instead }: WeakOpening, rest: string): string | undefined =>
  instead !== undefined && rest.startsWith(instead) ? '' : instead;

/** The noun behind the opening starts the bullet: "Planung der Schichten", "Gestion des stocks". */
function nounOf(
  opening: string,
  rest: string,
  word: string,
  { infinitive }: WeakOpening,
  { lexis }: TailorContext,
): string | undefined {
  // "Das Erstellen von …": the infinitive as a noun stands as well by itself.
  const isDoing = infinitive?.opening.test(opening) && infinitive.form.test(word);
  if ((!isDoing && !lexis.pack.naming.opening?.test(word)) || rest.length < 8) return undefined;
  return capital(word);
}
