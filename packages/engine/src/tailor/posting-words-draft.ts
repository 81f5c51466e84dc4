import { isAcronym } from '../gate/equal-groups.ts';
import { wordsIn } from '../gate/items.ts';
import { tokenize } from '../gate/tokens.ts';
import { fold } from '../gate/word-forms.ts';
import { andWords } from '../locales/joints.ts';
import type { TermSupport } from '../types.ts';
import { type Draft, locate, type PlacedBullet, type TailorContext } from './context.ts';
import type { Change } from './name-beside.ts';
import { placeAt } from './place-in-line.ts';
import { isSameWords, type Saying } from './sayings.ts';

/** One change inside the bullet, if its words stand on one line and the gate lets the whole bullet pass. */
export function draftOf(
  saying: Saying,
  written: Change,
  kind: 'acronym' | 'posting-words',
  params: Record<string, string>,
  context: TailorContext,
): Draft[] {
  const { place } = saying;
  const { text } = place.bullet;
  const change = { ...written, text: inCaseOf(text, written.text, context) };
  const after = text.slice(0, change.start) + change.text + text.slice(change.end);
  const old = text.slice(change.start, change.end);
  if (change.text === old) return [];
  if (old !== '' && (repeatsRest(text, change, context) || partsArticles(text, change))) return [];
  if (old !== '' && (repeatsVerb(text, change, context) || repeatsName(text, change, context))) return [];
  const otherForm = saying.how === 'spelling' || saying.how === 'family';
  if (old !== '' && !otherForm && isSameWords(old, change.text, context)) return [];
  const found =
    change.start === change.end
      ? placeAt(place, change.start, context)
      : locate(context.resume, place.bullet.lines, text.slice(change.start, change.end));
  if (!found || !context.gate.check(after, { entryId: place.entryId }).passed) return [];
  if (!context.claims.take(found.line, found.start, found.end)) return [];
  return [
    {
      kind,
      place: isInRole(place, context) ? { entryId: place.entryId, line: found.line } : { line: found.line },
      before: text,
      after,
      reason: { code: `edit.${kind}`, params },
      evidence: place.bullet.lines,
      terms: [supportFor(saying, found.line)],
      operations: [{ type: 'replace', ...found, text: change.text }],
    },
  ];
}

/** A point in capitals stays in capitals; a row of short forms ("DEAVS, BEP") is none. */
export const inCaseOf = (point: string, added: string, { resume }: TailorContext): string =>
  resume.language !== 'zh' &&
  /^(?=.*(?:\p{Lu}{2} \p{Lu}{2}|\p{Lu}{7}))(?=(?:.*\p{Lu}){8})\P{Ll}+$/u.test(point)
    ? added.toUpperCase()
    : added;

const besideReach = 30;
const joined = `(?:,|\\s(?:${andWords}))\\s`;
const joinedAhead = new RegExp(`(\\p{L}+(?:\\s\\p{L}+)?)${joined}(?:\\p{L}{1,4}\\s)?$`, 'u');
const joinedBehind = new RegExp(`^${joined}((?:\\p{L}{1,4}\\s)?\\p{L}+(?:\\s\\p{L}+)?)`, 'u');

/** "Bouquets et compositions" would become "compositions florales et compositions". */
function repeatsRest(text: string, { start, end, text: said }: Change, { lexis }: TailorContext): boolean {
  if (lexis.pack.language === 'zh') return false;
  const wordsOf = (part: string): string[] =>
    (part.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/[sx]$/u, ''));
  const old = new Set(wordsOf(text.slice(start, end)));
  const ahead = joinedAhead.exec(text.slice(Math.max(0, start - besideReach), start))?.[1] ?? '';
  const behind = joinedBehind.exec(text.slice(end, end + besideReach))?.[1] ?? '';
  const rest = new Set(wordsOf(`${ahead} ${behind}`));
  return wordsOf(said).some((word) => !old.has(word) && rest.has(word) && !lexis.isFunction(word));
}

/** "Composé des bouquets" would become "composé des compositions florales". */
function repeatsVerb(text: string, { start, end, text: said }: Change, { lexis }: TailorContext): boolean {
  const keysOf = (word = ''): string[] => lexis.forms.keys(fold(word));
  const [verb] = /^\p{L}{4,}/u.exec(text) ?? [];
  if (!lexis.pack.clauses.hanging || start === 0 || verb === undefined) return false;
  const isOfVerb = (part: string) => {
    const [first] = /\p{L}{4,}/u.exec(part) ?? [];
    return keysOf(first).some((key) => keysOf(verb).includes(key));
  };
  return isOfVerb(said) && !isOfVerb(text.slice(start, end));
}

/** "Instalación de CCTV de circuito cerrado de televisión" has one thing by two names. */
function repeatsName(text: string, { start, end, text: said }: Change, { lexis }: TailorContext): boolean {
  if (!lexis.pack.clauses.hanging) return false;
  const namesIn = (part: string) =>
    lexis.groups
      .literalInTokens(wordsIn(tokenize(part, lexis), lexis))
      .filter(({ group }) => isAcronym(group))
      .map(({ group }) => group);
  const own = namesIn(said);
  if (own.length === 0 || !/\p{Lu}{2}/u.test(said)) return false;
  const rest = new Set(namesIn(text.slice(end)));
  return (
    own.some((group) => rest.has(group)) &&
    !namesIn(text.slice(start, end)).some((group) => own.includes(group))
  );
}

/** "Nettoyage des bureaux et des sanitaires" has its article twice or not at all. */
function partsArticles(text: string, { start, end, text: said }: Change): boolean {
  const small = joinedBehind.exec(text.slice(end, end + besideReach))?.[1]?.split(/\s/)[0] ?? '';
  const words = (part: string): string[] => part.toLowerCase().split(/\s+/);
  return (
    /^\p{Ll}{1,4}$/u.test(small) &&
    words(text.slice(start, end)).includes(small) &&
    !words(said).includes(small)
  );
}

export const isInRole = ({ entryId }: PlacedBullet, { resume }: TailorContext) =>
  [...resume.experience, ...resume.projects].some(({ id }) => id === entryId);

export function supportFor(saying: Saying, line: number): TermSupport {
  return { added: saying.wanted.say, source: saying.source, line, relation: 'alias' };
}
