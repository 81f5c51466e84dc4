import { lexisOf } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import { writingPack } from '../locales/writing-packs.ts';
import type { Language } from '../types.ts';

/** What to put where: offsets in the bullet's text. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

/** The one stretch in which two texts differ, from the beginning; it ends with a whole word. Chinese has no gaps. */
export function changeTo(after: string, before: string): Change {
  const head = /\p{Script=Han}/u.test(before) ? sameHead(after, before) : 0;
  let tail = 0;
  while (tail < Math.min(after.length, before.length) - head && after.at(-1 - tail) === before.at(-1 - tail))
    tail += 1;
  while (
    tail > 0 &&
    /^[\p{L}\p{N}]/u.test(before.slice(before.length - tail)) &&
    !/\p{Script=Han}/u.test(before)
  )
    tail -= 1;
  return { start: head, end: before.length - tail, text: after.slice(head, after.length - tail) };
}

function sameHead(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) if (one.charAt(at) !== other.charAt(at)) return at;
  return length;
}

interface Style {
  comma: string;
  open: string;
  close: string;
  colon: string;
}

export const isShort = (text: string): boolean =>
  /^[\p{Lu}\d./&+-]{2,6}s?$/u.test(text) ||
  /^[a-z]\d+[a-z]$/i.test(text) ||
  /^[A-Z][a-z]?[A-Z]{1,3}$/.test(text) ||
  /^(?:\p{Lu}{1,2}\.\s?){2,4}$/u.test(text);

/** "Pull requests (PR)": the point says itself what its letters mean, and it is nothing else. */
export function meansOther(bullet: string, found: { start: number; end: number }, say: string): boolean {
  const letters = bullet.slice(found.start, found.end);
  const bracketed =
    /[(（]\s?$/u.test(bullet.slice(0, found.start)) && /^\s?[)）]/u.test(bullet.slice(found.end));
  if (!isShort(letters) || !bracketed) return false;
  const before = bullet.slice(0, found.start).match(/[\p{L}\p{N}]+/gu) ?? [];
  const initials = before
    .slice(-letters.length)
    .map((word) => word.charAt(0).toLowerCase())
    .join('');
  const words = before.slice(-letters.length).join(' ').toLowerCase();
  return (
    initials.endsWith(letters.toLowerCase().slice(-initials.length)) && !say.toLowerCase().includes(words)
  );
}

/**
 * A second name beside the first, once: "multi-factor authentication (MFA)". Where a bracket follows already, the
 * name goes into it: "AWS (Amazon Web Services: S3, Lambda)".
 */
export function nameBeside(
  bullet: string,
  found: { start: number; end: number },
  say: string,
  style: Style,
  language: Language,
): Change {
  const source = bullet.slice(found.start, found.end);
  // "客服组" would be cut in two by a bracket.
  const runsOn = /^\p{Script=Han}/u.test(bullet.slice(found.end));
  if (runsOn && say.length > source.length && [source, say].every((text) => /^\p{Script=Han}+$/u.test(text)))
    return { ...found, text: say };
  if (say.toLowerCase().includes(source.toLowerCase()) && !isShort(source))
    return { ...found, text: say.charAt(0) === say.charAt(0).toLowerCase() ? say : capitalLike(say, source) };
  const more = goesOnFrom(source, say, language);
  if (more !== undefined) return { start: found.end, end: found.end, text: more };
  // "ETL-Strecken", "AD-Konten": the bracket stands behind the whole word.
  const tail = tailOf.exec(bullet.slice(found.end))?.[0] ?? '';
  const end = language === 'zh' ? found.end : found.end + tail.length;
  // "Amazon's cloud (AWS)": no bracket inside a bracket.
  if (/[(（]\s?$/u.test(bullet.slice(0, found.start)) && /^[)）]/u.test(bullet.slice(end)))
    return { start: end, end, text: `${style.comma}${say}` };
  const bracket = /^\s?[(（]/u.exec(bullet.slice(end));
  if (bracket) {
    const at = end + bracket[0].length;
    // Before a year it is one more thing in the bracket, no heading of it.
    const comma = language === 'zh' ? '，' : style.comma;
    const mark = /^\d/.test(bullet.slice(at)) ? comma : style.colon;
    return { start: at, end: at, text: `${say}${mark}` };
  }
  // English has no gender and no case: the long form can stand first, as a writer would have it.
  if (
    language === 'en' &&
    isShort(source) &&
    !isShort(say) &&
    tail === '' &&
    !isPluralBeforeNoun(source, say, bullet.slice(end), language) &&
    !/\ban?\s$/i.test(bullet.slice(0, found.start))
  )
    return {
      start: found.start,
      end: end + ownHead(bullet.slice(end), say),
      text: `${capitalLike(say, found.start === 0 ? 'A' : 'a')}${style.open}${source}${style.close}`,
    };
  return { start: end, end, text: `${style.open}${say}${style.close}` };
}

/** "CMM programs": no writer says "coordinate measuring machines (CMM) programs". */
function isPluralBeforeNoun(source: string, say: string, rest: string, language: Language): boolean {
  const [, next = ''] = /^\s(\p{Ll}{3,})/u.exec(rest) ?? [];
  return (
    /[^s]s$/u.test(say) && !source.endsWith('s') && next !== '' && !lexisOf(language).isFunction(fold(next))
  );
}

/** "UAT testing": written out, the letters end with the word that stands behind them. */
function ownHead(rest: string, say: string): number {
  const [head = ''] = /\p{L}+$/u.exec(say) ?? [];
  const [next = ''] = /^\s\p{L}+/u.exec(rest) ?? [];
  return head !== '' && next.trim().toLowerCase() === head.toLowerCase() ? next.length : 0;
}

/**
 * "230 bulletins" that are "bulletins de salaire": what the longer name has more stands right behind, in no bracket. A
 * project is no "project management".
 */
export function goesOnFrom(before: string, say: string, language: Language): string | undefined {
  const [word = ''] = /[\p{L}\p{M}]{3,}$/u.exec(before) ?? [];
  if (word === '' || !say.toLowerCase().startsWith(`${word.toLowerCase()} `)) return undefined;
  const more = say.slice(word.length);
  const [small = ''] = /\p{L}+/u.exec(more) ?? [];
  return writingPack(language).clauses.of.test(small) ? more : undefined;
}

/** The rest of a word, and behind a name what numbers it: "Führerschein Klasse B", "Windows 10". */
const tailOf =
  /^[\p{L}\p{N}-]*(?:\s(?:\p{Lu}\p{Ll}{4,6}\s)?(?:[A-Z]\d?E?(?:\s(?:und|and|y|et)\s[A-Z]\d?E?)?|\d{1,2}(?:\.\d+)?)(?=$|[,;.)]|\s[|·]))?/u;

function capitalLike(text: string, model: string): string {
  return /^\p{Lu}/u.test(model) && /^\p{Ll}/u.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
}
