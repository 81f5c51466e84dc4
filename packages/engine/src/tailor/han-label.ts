import { isAction } from '../gate/equal-groups.ts';
import { isShortVerb } from '../gate/han-short-verbs.ts';
import { wordsFrom } from '../gate/han-words.ts';
import type { Lexis } from '../gate/lexis.ts';
import { doingVerbs } from '../locales/zh/doing-verbs.ts';

const verbLength = 2;

/**
 * "天平校准：校准天平和移液器" says its verb twice: where a point is a verb and its things and no more, the things alone stand
 * behind a label that ends, or begins, with that verb. The things, or nothing.
 */
export function thingsBehindLabel(say: string, text: string, lexis: Lexis): string | undefined {
  const { clauses, language } = lexis.pack;
  if (language !== 'zh' || !clauses.noBareThing) return undefined;
  const verb = text.slice(0, verbLength);
  if (say.length <= verbLength || !(say.endsWith(verb) || say.startsWith(verb))) return undefined;
  if (wordsFrom(text, 0)[0]?.end !== verbLength || !isVerb(verb, lexis)) return undefined;
  const things = text.slice(verbLength);
  if (!/^[\p{Script=Han}A-Za-z\d]{2}/u.test(things) || clauses.noBareThing.test(things)) return undefined;
  // "车险理赔处理：车险理赔" would say nothing more.
  if (say.includes(things)) return undefined;
  const words = wordsFrom(things, 0).map(({ start, end }) => things.slice(start, end));
  // "移|液|器": only before a word of its own is one character a verb.
  const isDoing = (word: string, at: number) =>
    doingVerbs.has(word) || (isShortVerb(word, clauses) && (words[at + 1]?.length ?? 0) > 1);
  return words.some(isDoing) ? undefined : things;
}

const isVerb = (verb: string, { groups, pack }: Lexis): boolean =>
  doingVerbs.has(verb) ||
  pack.clauses.otherVerbs?.test(verb) === true ||
  groups.inCharacters(verb).some(({ group, at }) => isAction(group) && at.length === verbLength);
