import { capital } from '../locales/phrasing-pack.ts';
import type { WeakOpening } from '../locales/writing-pack.ts';
import type { Bullet } from '../types.ts';
import { articlesOf } from './as-noun.ts';
import {
  allBullets,
  type Draft,
  lineText,
  locate,
  type PlacedBullet,
  type TailorContext,
} from './context.ts';

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
    if (isOneOfLabels(match[0], bullet, context)) continue;
    const told = weak.verb && toldIn(rest, weak.verb, place, context);
    const noun =
      weak.verb || weak.instead !== undefined ? undefined : nounOf(match[0], rest, word, weak, context);
    const better = weak.verb ? told?.text : (insteadOf(weak, rest) ?? noun?.text);
    const source = match[0] + (told?.source ?? noun?.source ?? '');
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

const label = /^\s*\p{L}[\p{L} ]{2,24}: /u;

/** "Tasks:" between "Company:" and "Result:" is no opening, it names its line as they name theirs. */
function isOneOfLabels(opening: string, { lines }: Bullet, { resume }: TailorContext): boolean {
  const [line] = lines;
  const name = /^[^:：]+(?=[:：])/u.exec(opening)?.[0].trim();
  // A page that names the duties of each role so goes on naming them.
  const isSame = (text: string) => name !== undefined && /^\s*[:：]/u.test(text.trim().slice(name.length));
  if (
    name !== undefined &&
    resume.source.lines.some(
      ({ text }, at) => !lines.includes(at) && text.trim().startsWith(name) && isSame(text),
    )
  )
    return true;
  if (line === undefined || !opening.trimEnd().endsWith(':')) return false;
  return [line - 1, (lines.at(-1) ?? line) + 1].some((beside) => label.test(lineText(resume, beside)));
}

/** Most of the other points decide the tense: a list of present verbs in a present job stays so. */
function tenseOf(told: RegExp, place: PlacedBullet, context: TailorContext): 'past' | 'now' {
  const others = allBullets(context.resume).filter(
    ({ entryId, bullet }) => entryId === place.entryId && bullet.id !== place.bullet.id,
  );
  const past = others.filter(({ bullet }) => told.test(bullet.text)).length;
  const isPast = (past > 0 && past * 2 >= others.length) || !isCurrent(place, context);
  return isPast ? 'past' : 'now';
}

/**
 * "Making tea, finding cups and washing up": each doing of the list becomes the verb that the first one becomes. Where
 * one may as well be a thing ("managing budgets and pricing policies", "training, catering"), all stay as they are.
 */
function toldIn(
  rest: string,
  { of, told, joint, orThing, ofThing }: NonNullable<WeakOpening['verb']>,
  place: PlacedBullet,
  context: TailorContext,
): { text: string; source: string } | undefined {
  // Behind a colon stand things: "supervising contractors: lifts, cleaning".
  const end = rest.search(/[.!?;:](?:\s|$)/u);
  const parts = (end < 0 ? rest : rest.slice(0, end)).split(joint).map((part) => {
    const word = /^[\p{L}\p{M}]+/u.exec(part)?.[0] ?? '';
    const isNoun = part.startsWith(ofThing, word.length);
    const source = isNoun ? word + ofThing.trimEnd() : word;
    return { part, word, source, isNoun, verb: of(word), isBare: part.trim() === word };
  });
  // "Testing of pumps and of valves": the second thing would hang on nothing.
  if (parts[0]?.isNoun && parts.slice(1).some(({ part }) => part.startsWith(ofThing.trimStart())))
    return undefined;
  const doings = parts.flatMap(({ verb }, at) => (verb ? [at] : []));
  if (doings[0] !== 0) return undefined;
  const isUnsure = (at: number, nth: number): boolean => {
    const { word = '', isBare = false } = parts[at] ?? {};
    if (nth > 0 && orThing.test(word)) return true;
    // Joints are parts of their own.
    return isBare && parts.length > 1 && doings[nth + 1] !== at + 2;
  };
  if (doings.some(isUnsure)) return undefined;
  const tense = tenseOf(told, place, context);
  const last = doings.at(-1) ?? 0;
  const upTo = (write: (at: number) => string): string =>
    parts.slice(0, last + 1).reduce((text, { part, source }, at) => {
      const behind = at === last ? '' : part.slice(source.length);
      return text + write(at) + behind;
    }, '');
  const verbAt = (at: number): string => {
    const verb = parts[at]?.verb?.[tense];
    return (at === 0 ? verb : verb?.toLowerCase()) ?? parts[at]?.source ?? '';
  };
  return { text: upTo(verbAt), source: upTo((at) => parts[at]?.source ?? '') };
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
): { text: string; source: string } | undefined {
  // "Das Erstellen von …": the infinitive as a noun stands as well by itself.
  const isDoing = infinitive?.opening.test(opening) && infinitive.form.test(word);
  if ((!isDoing && !lexis.pack.naming.opening?.test(word)) || rest.length < 8) return undefined;
  const [and = '', small = ''] = articleBehindAnd(rest.slice(word.length), lexis);
  return { text: capital(word) + and, source: word + and + small };
}

/** "La apertura y el cierre": where the first of two loses its article, so does the second. */
function articleBehindAnd(rest: string, { pack }: TailorContext['lexis']): [string, string] | [] {
  const [, and = '', small = ''] = /^(\s\p{Ll}+\s)((?:\p{Ll}{1,3}(?:['’]|\s))+)/u.exec(rest) ?? [];
  const words = small.split(/['’\s]/u).filter(Boolean);
  const isArticle = (one: string) => articlesOf(pack).has(one) || pack.clauses.of.test(one);
  return pack.clauses.and.test(and.trim()) && words.every(isArticle) ? [and, small] : [];
}
