import { fold } from '../gate/word-forms.ts';
import type { AsidePack } from '../locales/aside-pack.ts';
import { andWords } from '../locales/joints.ts';
import type { WritingPack } from '../locales/writing-pack.ts';
import { wordSense } from '../match/words.ts';
import { memoFor } from '../text/memo.ts';
import { onceFor } from '../text/once-for.ts';
import type { Language } from '../types.ts';
import { hitsIn, lineText, type TailorContext } from './context.ts';

/** What a sentence speaks of that serves no job. */
export type AsideKind = 'leisure' | 'private' | 'wish' | 'pay' | 'reference' | 'hearsay';

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
const shortestSentence = 5;
const fewWords = 9;
const someWords = 14;
const mostWords = 26;
const fewCharacters = 14;

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{M}]+(?:[-'][\p{L}\p{M}]+)*/gu) ?? [];

/** What a sentence speaks of, where that serves no job; undefined where it may say something else as well. */
export function asideKinds(context: TailorContext): (sentence: string) => AsideKind | undefined {
  const { lexis, before } = context;
  const { language, aside } = lexis.pack;
  const [leisure, own, wish, pay, reference, hearsay, kept] = [
    aside.leisure,
    aside.private,
    aside.wish,
    aside.pay,
    aside.reference,
    aside.hearsay,
    aside.kept,
  ].map((list) => matcher(list, language));
  const posting = fold(`${before.job.title} ${before.job.description}`);
  const asked = askedTerms(context);
  // What the posting speaks of may matter to it.
  const unasked = (found: RegExpExecArray | null | undefined) => found && !posting.includes(found[0]);
  return (sentence) => {
    const text = fold(sentence).trim();
    // Most sentences speak of none of these.
    if (!speaksOfAny(text, lexis.pack)) return undefined;
    if (text.length < shortestSentence || namesQualification(sentence, context)) return undefined;
    const referred = /\d/.test(text) ? null : reference?.exec(text);
    // "References available": it is the references that are available, nobody else.
    if (kept?.test(referred ? text.replace(referred[0], '') : text)) return undefined;
    if (unasked(pay?.exec(text))) return 'pay';
    if (unasked(referred)) return 'reference';
    if (!saysAsked(sentence, asked, context)) {
      // A year tells of a time without work: who leaves it out leaves a gap.
      if (!year.test(text) && unasked(own?.exec(text)) && isOnly(text, [own, leisure], context))
        return 'private';
      if (!/\d/.test(text) && hearsay?.test(text)) return 'hearsay';
      if (
        !/\d/.test(text) &&
        unasked(leisure?.exec(text)) &&
        isOnly(text, [own, leisure], context) &&
        !isDoneAtWork(text, leisure, context)
      )
        return 'leisure';
    }
    return !/\d/.test(text) && wish?.test(text) ? 'wish' : undefined;
  };
}

const matchers = new Map<string, RegExp>();

function matcher(list: string, language: Language): RegExp {
  const known = matchers.get(list);
  if (known) return known;
  const any = list
    .trim()
    .split(/ \| |\n/)
    .join('|');
  const made =
    language === 'zh'
      ? new RegExp(any, 'u')
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'u');
  matchers.set(list, made);
  return made;
}

/** Whatever serves no job. */
const anyOf = onceFor((aside: AsidePack, language: Language) => {
  const { leisure, private: own, wish, pay, reference, hearsay } = aside;
  const lists = [leisure, own, wish, pay, reference, hearsay];
  return matcher(lists.map((list) => list.trim()).join('\n'), language);
});

const speaksOfAny = memoFor((text: string, { aside, language }: WritingPack) =>
  anyOf(aside, language).test(text),
);

/** A certificate or a program that somebody works with, or towards. */
function namesQualification(sentence: string, context: TailorContext): boolean {
  const { lexica } = context.engine;
  return hitsIn(sentence, context).some(({ concept, exact }) => {
    const kind = lexica.kind(concept);
    return exact && (kind === 'certificate' || kind === 'tool');
  });
}

interface AskedTerms {
  words: string[];
  concepts: Set<number | undefined>;
}

function askedTerms({ before }: TailorContext): AskedTerms {
  const terms = before.job.requirements.flatMap((requirement) => requirement.terms);
  return {
    words: terms.filter(({ text }) => text.length >= 6).map(({ text }) => text.toLowerCase()),
    concepts: new Set(terms.map(({ concept }) => concept)),
  };
}

/** What the posting asks for, by meaning or by its words. */
function saysAsked(sentence: string, { words, concepts }: AskedTerms, context: TailorContext): boolean {
  const text = sentence.toLowerCase();
  return (
    words.some((word) => text.includes(word)) ||
    hitsIn(sentence, context).some(({ concept }) => concepts.has(concept))
  );
}

const workRoots = onceFor(({ resume }: TailorContext): ReadonlySet<string> => {
  const { words } = wordSense(resume.language);
  const told = resume.experience.flatMap(({ lines }) => lines);
  return new Set(told.flatMap((line) => words(lineText(resume, line)).map(({ root }) => root)));
});

/** Who cooks with residents at work does not speak of leisure alone. */
function isDoneAtWork(text: string, leisure: RegExp | undefined, context: TailorContext): boolean {
  const { language } = context.resume;
  if (language === 'zh') return false;
  return wordSense(language)
    .words(text)
    .some((word) => leisure?.test(word.text) && workRoots(context).has(word.root));
}

const apart = new RegExp(`[,;，；、]|\\s(?:${andWords})\\s`, 'u');

/** Each part of the sentence speaks of it, or the sentence is too short to speak of anything else. */
function isOnly(text: string, about: (RegExp | undefined)[], context: TailorContext): boolean {
  const parts = text.split(apart).filter((part) => part.trim() !== '');
  const isAbout = (part: string) => about.some((pattern) => pattern?.test(part));
  if (parts.every(isAbout)) return true;
  if (context.resume.language === 'zh') {
    // "国际象棋、登山、修旧书": a list speaks of what most of its items speak of.
    const items = text.replace(/[(（][^)）]*[)）]/gu, '').split('、');
    const isList =
      items.length > 2 && !/[,，;；]/u.test(text) && items.filter(isAbout).length * 2 > items.length;
    return text.length <= fewCharacters || isList;
  }
  const count = wordsOf(text).length;
  // "I coach tee-ball, and on most Saturdays …": what the sentence begins with, told a little further.
  const [first = ''] = parts;
  if (count <= someWords && isAbout(first) && !/[;:]/.test(text)) return true;
  return count <= fewWords || (count <= mostWords && parts.filter(isAbout).length * 2 > parts.length);
}
