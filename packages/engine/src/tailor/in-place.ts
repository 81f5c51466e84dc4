import { isAction } from '../gate/equal-groups.ts';
import { joinedIn } from '../gate/han-joined.ts';
import type { Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import { andWords } from '../locales/joints.ts';
import { allMatches } from '../text/all-matches.ts';
import type { Language } from '../types.ts';
import { type Change, isShort } from './name-beside.ts';
import { repeatsLetters } from './stutter.ts';

const vowel = /^[aeiouhàâéèêëîïôœûüy]/i;

/**
 * One plain name for another, in its place: "Grew maize" becomes "Grew corn", where nothing beside it would have to
 * change its form. Letters and official names stand beside instead.
 */
export function inPlace(
  bullet: string,
  found: { start: number; end: number },
  say: string,
  lexis: Lexis,
): Change | undefined {
  const { language } = lexis.pack;
  const source = bullet.slice(found.start, found.end);
  if (namesMore(source, say, lexis)) return undefined;
  if (language === 'zh') {
    if (losesHowOften(source, say, lexis)) return undefined;
    if (losesHanVerb(bullet.slice(0, found.start), source, say, lexis)) return undefined;
    const fits = isHanTwin(source, say) || isUsualShort(source, say, bullet.slice(found.end), lexis);
    return fits ? { ...found, text: say } : undefined;
  }
  if ([source, say].some((text) => isShort(text) || !isPlain(text, found.start === 0, language)))
    return undefined;
  if ([source, say].some((text) => text.split(/[\s-]+/).some((word) => lexis.isTitle(fold(word)))))
    return undefined;
  // "Registré la entrada" is no plain name: the sentence would lose its verb.
  const opensWithVerb = (text: string) => isDoing(text.split(/\s+/)[0] ?? '', lexis);
  if (source.includes(' ') && !opensWithVerb(say) && cutsThing(bullet, found.end, lexis)) return undefined;
  const losesVerb = found.start === 0 && opensWithVerb(source) && !opensWithVerb(say);
  if (losesVerb && (language !== 'en' || joinsVerb(bullet.slice(found.end), lexis))) return undefined;
  if (!sameNumber(source, say, language) || !standsFree(bullet, found, say, lexis)) return undefined;
  const text = found.start === 0 ? say.charAt(0).toUpperCase() + say.slice(1) : say;
  return { ...found, text };
}

/** "每月盘点" is more than "库存盘点". */
export function losesHowOften(source: string, say: string, { pack }: Lexis): boolean {
  const { kept } = pack.naming;
  return (kept?.test(source) ?? false) && !kept?.test(say);
}

/** "给员工算工资" reads badly as "给员工工资核算": behind "给", "为" and the like the verb stands before its thing. */
function losesHanVerb(before: string, source: string, say: string, { groups, pack }: Lexis): boolean {
  if (!pack.clauses.takenUp?.test(before)) return false;
  const endsInDoing = (text: string): boolean =>
    groups
      .inCharacters(text)
      .some(({ group, at }) => isAction(group) && (at[0] ?? 0) > 0 && at.at(-1) === text.length - 1);
  return endsInDoing(say) && !endsInDoing(source);
}

const joinedWord = new RegExp(`(?:,|\\s(?:${andWords}))\\s+(\\p{L}+)`, 'gu');

/** "Took blood, set up drips": beside other doings a noun would fall out of the row. */
const joinsVerb = (rest: string, lexis: Lexis): boolean =>
  allMatches(rest, joinedWord).some(({ 1: word = '' }) => isDoing(word, lexis));

const isDoing = (word: string, { isVerb, pack }: Lexis): boolean =>
  isVerb(fold(word)) || (pack.naming.carriedOut?.pastVerb.test(fold(word)) ?? false);

/** "Took blood" in "took blood samples": English joins its nouns without a mark, and half a name is left alone. */
export function cutsThing(bullet: string, end: number, { pack, isFunction }: Lexis): boolean {
  if (pack.language !== 'en') return false;
  const next = /^ (\p{Ll}{3,})/u.exec(bullet.slice(end))?.[1];
  return next !== undefined && !isFunction(next) && !next.endsWith('ly');
}

/** "Planned and reactive maintenance" is more than the one of the two. */
export function namesMore(source: string, say: string, { pack }: Lexis): boolean {
  const isTwo = (text: string) =>
    /[,;、]/u.test(text) ||
    text
      .split(/\s+/)
      .slice(1, -1)
      .some((word) => pack.clauses.and.test(fold(word)));
  return isTwo(source) && !isTwo(say);
}

/** "招标和投标" is "招投标", nothing left out. Else both in Han, and neither made of the other's characters: an abbreviation stands beside its long form. */
function isHanTwin(source: string, say: string): boolean {
  if (![source, say].every((text) => /^\p{Script=Han}+$/u.test(text))) return false;
  if (joinedIn(source).some(({ ways }) => ways.includes(say))) return true;
  // "透视表" and "数据透视表" are one name, in full.
  if (source.length >= 3 && say.endsWith(source)) return true;
  const [short, long] = source.length < say.length ? [source, say] : [say, source];
  return short.length === long.length || ![...short].every((character) => long.includes(character));
}

/** "个人所得税" in short is "个税"; beside it the short one would stutter. A paper keeps its official name. */
function isUsualShort(source: string, say: string, rest: string, { pack }: Lexis): boolean {
  const { paper } = pack.naming;
  if (!repeatsLetters(source, say) || (paper?.ending.test(source) ?? false)) return false;
  return !paper?.behind.test(rest);
}

/** No capital of a name inside; German nouns have theirs. */
function isPlain(text: string, first: boolean, language: Language): boolean {
  if (language === 'de') return /^\p{Lu}[\p{Ll}-]+$/u.test(text);
  return /^[\p{Ll}\s'’-]+$/u.test(first ? text.charAt(0).toLowerCase() + text.slice(1) : text);
}

function sameNumber(source: string, say: string, language: Language): boolean {
  if (language === 'de') {
    const [own, other] = [/n$/.test(source), /n$/.test(say)];
    return own === other ? /e$/.test(source) === /e$/.test(say) : other && /e[rl]$/.test(source);
  }
  const plural = (text: string) => text.split(' ').some((word) => /[^s]s$|x$/.test(word) && word.length > 3);
  return plural(source) === plural(say);
}

export function standsFree(
  bullet: string,
  { start, end }: { start: number; end: number },
  say: string,
  { pack: { language, naming } }: Lexis,
): boolean {
  const { binds, free, behind } = naming;
  const before = fold(/([\p{L}\p{M}\d]+)['’]?\s*$/u.exec(bullet.slice(0, start))?.[1] ?? '');
  const source = bullet.slice(start, end);
  if (language === 'en') return !binds?.test(before) || vowel.test(source) === vowel.test(say);
  // The first word of a point is its verb.
  const isFirst = !/\s/.test(bullet.slice(0, start).trimEnd());
  if (before !== '' && !isFirst && !free?.test(before)) return false;
  if (binds?.test(before)) return false;
  if (language === 'fr' && /['’]\s*$/u.test(bullet.slice(0, start))) return false;
  return !behind || !isAdjectiveBehind(bullet.slice(end), behind);
}

/** "Duraznos maduros": what agrees with the noun stands behind it, unless a small word or a mark follows. */
function isAdjectiveBehind(rest: string, small: RegExp): boolean {
  const next = /^\s+([\p{L}\p{M}]+)/u.exec(rest)?.[1];
  if (next === undefined) return /^[\p{L}\p{N}-]/u.test(rest);
  return !small.test(next.toLowerCase());
}
