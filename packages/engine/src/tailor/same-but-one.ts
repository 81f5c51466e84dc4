import { fold } from '../gate/word-forms.ts';
import { writingPack } from '../locales/writing-packs.ts';
import type { Language } from '../types.ts';

/**
 * "Monthly close" and "month-end close", "vorbeugende Wartung" and "vorbeugende Instandhaltung": all but one of the
 * words are the same. Side by side they would stutter; the one can stand in the other's place.
 */
export function sameButOne(source: string, say: string, language: Language): boolean {
  const [own, other] = [source, say].map((text) => text.trim().split(/\s+/));
  if (!own || !other || own.length < 2 || own.length !== other.length) return false;
  const places = own.flatMap((word, at) => (fold(word) === fold(other[at] ?? '') ? [] : [at]));
  const [at] = places;
  if (places.length !== 1 || at === undefined) return false;
  const [old = '', now = ''] = [own[at], other[at]];
  if (!/^[\p{L}-]+$/u.test(old) || !/^[\p{L}-]+$/u.test(now)) return false;
  // English: the thing itself stays, what sort of thing it is is said in another word.
  if (language === 'en') return at < own.length - 1 && /^\p{Ll}/u.test(now);
  const { sameGender } = writingPack(language).naming;
  const [one, two] = [old, now].map((word) => sameGender?.exec(word.toLowerCase())?.[0]);
  return one !== undefined && one === two;
}
