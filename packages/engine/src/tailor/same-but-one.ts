import { fold } from '../gate/word-forms.ts';
import { capital } from '../locales/phrasing-pack.ts';
import { writingPack } from '../locales/writing-packs.ts';
import type { Language } from '../types.ts';

/**
 * "Monthly close" and "month-end close", "vorbeugende Wartung" and "vorbeugende Instandhaltung": all but one of the
 * words are the same. Side by side they would stutter; the one can stand in the other's place.
 */
export function sameButOne(source: string, say: string, language: Language): boolean {
  if (language === 'zh') return sameHanButTwo(source, say);
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

const shortestHan = 4;

/** "控制房态" and "监控房态": two characters at the head, of a doing or a sort, and the rest is the same. */
const sameHanButTwo = (source: string, say: string): boolean =>
  [source, say].every((text) => /^\p{Script=Han}+$/u.test(text)) &&
  source.length === say.length &&
  say.length >= shortestHan &&
  source.slice(2) === say.slice(2);

/** A participle behind it may belong to either. */
const agrees = /^\s\p{L}+(?:[oa]s?|ée?s?)(?!\p{L})/u;

/** "Cálculo de nómina semanal" for "elaboración de nóminas": the doing alone is said in the other word. */
export function otherDoing(
  source: string,
  say: string,
  rest: string,
  language: Language,
): string | undefined {
  const shape = writingPack(language).naming.opener;
  const [own, other] = [shape?.exec(source.trim()), shape?.exec(say.trim())];
  if (!own || !other || agrees.test(rest)) return undefined;
  const one = (word = '') => fold(word).replace(/(?:es|s|x)$/u, '');
  const [doing = ''] = other.slice(1);
  if (one(own[3]) !== one(other[3]) || one(own[1]) === one(doing)) return undefined;
  // "Cherché des candidats": the article of a verb's thing is no "of", and a verb behind it would be left alone.
  if (isParticiple(own[1] ?? '', language)) return leavesVerb(rest, language) ? undefined : capital(say);
  return capital(doing) + source.slice(own[1]?.length);
}

function isParticiple(word: string, language: Language): boolean {
  const { past, nextDoing } = writingPack(language).clauses;
  return (past?.test(word) ?? false) || (nextDoing?.verb.test(word) ?? false);
}

/** "Démolition de cloisons et évacué les gravats". */
function leavesVerb(rest: string, language: Language): boolean {
  const { clauses, naming } = writingPack(language);
  return (clauses.nextDoing?.begins.test(rest) ?? false) || (naming.secondVerb?.test(rest) ?? false);
}
