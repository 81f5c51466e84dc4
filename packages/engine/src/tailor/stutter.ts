import type { Lexis } from '../gate/lexis.ts';
import { hanAnd } from '../locales/joints.ts';
import { writingPack } from '../locales/writing-packs.ts';
import { wordSense } from '../match/words.ts';
import { allMatches } from '../text/all-matches.ts';
import type { Edit, Language } from '../types.ts';
import type { TailorContext } from './context.ts';
import { isShort } from './name-beside.ts';
import { isCommonWord } from './proofs.ts';
import { isGeneralNoun } from './same-family.ts';
import type { Wanted } from './wanted.ts';

/** "REST (REST-APIs)", "内部审计（内审）": the one name is made of the other, and who reads the one has read both. */
export function repeatsLetters(source: string, say: string): boolean {
  const isHan = [source, say].every((text) => /^\p{Script=Han}+$/u.test(text));
  if (isHan) return say.length < source.length && isInOrder(say, source);
  return isShort(source) && say.startsWith(`${source}-`);
}

/** "Carné de conducir" and "permiso de conducir": most words of the one are the other's. */
export function repeatsWords(source: string, say: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [own, other] = [words(source), words(say)];
  if (own.length < 2 || other.length < 2) return false;
  const shared = own.filter((word) => other.includes(word)).length;
  return shared * 2 > Math.max(own.length, other.length);
}

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4));

const shortestHalf = 4;

/** "Pflanzenpflege: Zimmerpflanzen gepflegt": both halves of the compound stand there. */
function isMadeOf(term: string, rest: string): boolean {
  const [word, said] = [term.toLowerCase(), rest.toLowerCase()];
  if (!/^\p{L}{9,}$/u.test(word)) return false;
  for (let at = shortestHalf + 1; at <= word.length - shortestHalf; at += 1)
    if (said.includes(word.slice(0, at)) && said.includes(word.slice(at, at + shortestHalf))) return true;
  return false;
}

/** "Habilitation électrique BR (habilitations électriques)". */
const stemsWithin = (term: string, source: string): boolean => {
  const own = stems(source);
  return stems(term).length > 0 && stems(term).every((stem) => own.includes(stem));
};

const wordCount = (text: string): number => text.split(/\s+/).length;

/** "Begleitung von Betriebsprüfungen: begleite Betriebsprüfungen": a label of nothing but the words behind it. */
function isEcho(after: string, term: string): boolean {
  const rest = after.slice(term.length);
  if (!after.toLowerCase().startsWith(term.toLowerCase()) || !/^\s?[:：]/u.test(rest)) return false;
  const own = stems(rest);
  if (isMadeOf(term, rest)) return true;
  return stems(term).length > 0 && stems(term).every((stem) => own.includes(stem));
}

/** "Care plans (care planning)": the same words beside themselves are worth their room only where a filter finds more. */
export function isStutter({ kind, before, after, reason }: Edit): boolean {
  const { term, source } = reason.params;
  if (kind === 'acronym' && typeof term === 'string' && typeof source === 'string')
    return wordCount(term) > 1 && after.includes(source) && stemsWithin(term, source);
  if (kind !== 'posting-words' || typeof term !== 'string' || typeof source !== 'string') return false;
  if (isEcho(after, term)) return true;
  // "Handled budgeting for a team": in the place of its verb it is said once.
  const isBeside = after.length > before.length + term.length && after.includes(source);
  // Chinese says it in another order, which filters tell apart.
  if (/\p{Script=Han}/u.test(term))
    return after.includes(`（${term}）`) && isSameInOrder(bare(term), bare(source));
  const own = stems(source);
  // Far apart, the words of a term are found by nobody who looks for it.
  if (wordCount(source) > wordCount(term) + 3) return false;
  return isBeside && stems(term).every((stem) => own.includes(stem));
}

/** "护理记录,交接班" and "护理记录和交接班": what joins two things says nothing. */
const bare = (text: string): string => text.replace(joining, '');
const joining = new RegExp(`[、，,\\s${hanAnd}并]`, 'gu');

const isSameInOrder = (term: string, source: string): boolean =>
  (source.length <= term.length + 4 && isInOrder(term, source)) || isInOrder(source, term);

/** Behind its own label, or in Chinese in the same order: only what a filter finds besides is worth that. */
export const saysAllTwice = ({ after, reason }: Edit): boolean =>
  typeof reason.params.term === 'string' &&
  (isEcho(after, reason.params.term) || /^\p{Script=Han}/u.test(reason.params.term));

/** The first words of a line or of an item of a list. */
export const opensItem = (text: string, start: number): boolean =>
  /(?:^|[,;.:：，；、。|])\s*(?:[-*•·▪]\s*)?$/u.test(text.slice(0, start));

const isInOrder = (few: string, many: string): boolean => {
  let at = -1;
  return [...few].every((character) => {
    at = many.indexOf(character, at + 1);
    return at >= 0;
  });
};

/** "副班主任" is no "班主任": who stands in for somebody, or learns, is not that one. */
export function isDeputy(say: string, text: string, { pack }: Lexis): boolean {
  const { deputies } = pack.relations.titles;
  return (deputies ? allMatches(text, deputies) : []).some(({ 0: whole, 1: rank = '' }) =>
    [2, 3, 4].some((length) => {
      const held = rank.slice(0, length);
      return (
        held.length === length && say.endsWith(held) && !say.includes(whole.slice(0, -rank.length) + held)
      );
    }),
  );
}

/** Who one works with or for, in one word. */
export const namesPeople = (say: string, language: Language): boolean =>
  writingPack(language).naming.people.test(say);

/**
 * "(Beschäftigte, Abrechnung)" tells a reader nothing: one word of every trade needs no second name. What a list knows
 * as another name of the words that stand there does ("Cut the grass": "mowing").
 */
export function isWorthABracket(wanted: Wanted, inOtherWords: boolean, context: TailorContext): boolean {
  if (namesPeople(wanted.say, context.resume.language)) return false;
  if (
    wanted.kind === 'tool' ||
    wanted.kind === 'certificate' ||
    /\s|\p{Ll}-\p{Ll}|\p{Script=Han}/u.test(wanted.say)
  )
    return true;
  // "Brought down setup time (reduction)": of what, the bracket would have to say.
  if (isGeneralNoun(wanted.say, context.lexis)) return false;
  const sense = wordSense(context.resume.language);
  const generic = sense.words(wanted.say).every((word) => sense.isGeneric(word));
  return !generic && (inOtherWords || !isCommonWord(wanted, context));
}
