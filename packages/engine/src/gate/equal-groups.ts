import { acronyms } from '../locales/acronyms.ts';
import { moreAcronyms } from '../locales/acronyms-more.ts';
import { tradeAcronyms } from '../locales/acronyms-trades.ts';
import { classNames } from '../locales/class-names.ts';
import { products } from '../locales/products.ts';
import type { WritingPack } from '../locales/writing-pack.ts';
import type { Language } from '../types.ts';
import { type CharacterSayings, characterSayings } from './han-sayings.ts';
import { type Member, type Saying, type TokenSayings, tokenSayings } from './token-sayings.ts';
import { fold, nameKeys, smallKey, type WordForms } from './word-forms.ts';

export type { Saying } from './token-sayings.ts';

export interface EqualGroups {
  /** Members said by a text, given the keys of its tokens in order. */
  inTokens(keys: readonly (readonly string[])[]): Saying[];
  /** Only members in their own words: what a new text says is not read between its lines. */
  literalInTokens(keys: readonly (readonly string[])[]): Saying[];
  /** The same of these groups alone, for who looks for no others. */
  literalOf(groups: ReadonlySet<number>): (keys: readonly (readonly string[])[]) => Saying[];
  /** The same for a run of Chinese characters. */
  inCharacters(text: string): Saying[];
  /** The same of these groups alone. */
  inCharactersOf(groups: ReadonlySet<number>): (text: string) => Saying[];
  /** Second names as the lists write them, folded. */
  names: ReadonlySet<string>;
  /** What a text that says these members also claims: a narrower name is not said by its group. */
  claimed(sayings: readonly Saying[]): Saying[];
  /** Whether it is a narrower name of its group. */
  isNarrower(saying: Saying): boolean;
  /** How many words (or characters) a member has: longer ones say more. */
  size(member: number): number;
  /** A member as its list writes it, folded. */
  textOf(member: number): string;
  /** A Chinese member written with "+": a list says that other words may stand between its parts. */
  isParted(member: number): boolean;
}

/** Groups are numbered by list: activities, second names, common words. */
const acronymsFrom = 20_000;
const commonFrom = 50_000;
const actionsFrom = 70_000;
const thingsFrom = 75_000;
const rewordingsFrom = 80_000;
const classesFrom = 95_000;

/** One thing with two names, one of them often short. */
export const isAcronym = (group: number): boolean => group >= acronymsFrom && group < commonFrom;

export const isCommon = (group: number): boolean => group >= commonFrom;

/** Says an activity beside the thing it is done with, and nothing by itself. */
export const isAction = (group: number): boolean => group >= actionsFrom && group < thingsFrom;

/** Says a thing beside what is done with it, and nothing by itself. */
export const isThing = (group: number): boolean => group >= thingsFrom && group < rewordingsFrom;

/** Enough for the gate, which has the rest of the line to go by; nothing is tailored by it. */
export const isRewording = (group: number): boolean => group >= rewordingsFrom && group < classesFrom;

/** What sort of thing a name is the name of; said beside that name alone. */
export const isClass = (group: number): boolean => group >= classesFrom;

export function equalGroups(pack: WritingPack, forms: WordForms): EqualGroups {
  const free = new Set(pack.functionWords.split(' '));
  const keysOf = (word: string) => forms.keys(word);
  const articles = new Set(pack.articles.split(' '));
  const reading = { language: pack.language, keysOf, free, articles };
  const equal = parse(pack.equalWords, reading, 0);
  const names = [acronyms, moreAcronyms, tradeAcronyms, products, pack.ownAcronyms, pack.secondNames];
  const asNames = { ...reading, keysOf: (word: string) => nameKeys(forms.keys(word)) };
  const short = parse(names.map((list) => list.trim()).join('\n'), asNames, acronymsFrom);
  const same = parse(pack.sameWords, reading, commonFrom);
  const reworded = parse(pack.rewordings, { ...reading, smallToo: true }, rewordingsFrom);
  const classes = parse(classNames, asNames, classesFrom);
  const done = parse(pack.actions, reading, actionsFrom);
  const things = parse(pack.things ?? '', reading, thingsFrom).map((each) => ({ ...each, whole: true }));
  const members = [...equal, ...short, ...same, ...done, ...things, ...reworded, ...classes];
  // Chinese is read by its characters: its words are hardly ever looked up.
  let made: TokenSayings | undefined;
  const sayings = (): TokenSayings => {
    made ??= tokenSayings(members, (group) => group >= actionsFrom);
    return made;
  };
  const characters = pack.language === 'zh' ? characterSayings(members) : noSayings;
  return {
    inTokens: (keys) => sayings().withSynonyms(keys),
    literalInTokens: (keys) => sayings().literal(keys),
    literalOf: (groups) => sayings().literalOf(groups),
    inCharacters: characters.all,
    inCharactersOf: characters.of,
    names: new Set(short.map((member) => member.text)),
    claimed: (all) => all.filter(({ member }) => !members[member]?.narrower),
    isNarrower: ({ member }) => members[member]?.narrower === true,
    size: (member) => members[member]?.words.length ?? 0,
    textOf: (member) => members[member]?.text ?? '',
    isParted: (member) => members[member]?.text.includes('+') ?? false,
  };
}

const noSayings: CharacterSayings = { all: () => [], of: () => () => [] };

const wordGap = /[^\p{L}\p{N}#+&]+/u;

interface Reading {
  language: Language;
  keysOf(word: string): string[];
  free: Set<string>;
  articles: Set<string>;
  /** Small words mean something by themselves here ("sobre todo", "ab und zu"). */
  smallToo?: boolean;
}

function parse(text: string, reading: Reading, firstGroup: number): Member[] {
  return fold(text)
    .trim()
    .split('\n')
    .flatMap((line, at) => {
      // What stands behind ">" says the names before it, never the other way round.
      const [names = '', narrower] = line.split(' > ');
      const equal = ofOneLine(names.split('|'), reading, firstGroup + at);
      if (narrower === undefined) return equal;
      const less = ofOneLine(narrower.split('|'), reading, firstGroup + at);
      return [...equal, ...less.map((member) => ({ ...member, narrower: true }))];
    });
}

/** "es:end": letters that are a word in another language. */
const ownLanguage = /^(en|es|fr|de|zh):/;

function ofOneLine(names: string[], reading: Reading, group: number): Member[] {
  const { language, keysOf } = reading;
  const read = names
    .filter((name) => (ownLanguage.exec(name)?.[1] ?? language) === language)
    .map((name) => {
      const [text = '', context] = name.replace(ownLanguage, '').split('@');
      return { text, context, words: wordsOf(text, reading) };
    });
  if (read.every(({ context }) => context === undefined))
    return read.map(({ text, words }) => ({ group, text, words }));
  // What the other names are made of tells the meaning too: "single-page application (SPA)".
  const others = read.filter(({ context }) => context === undefined);
  const told = others.flatMap(({ text, words }) =>
    language === 'zh' && /\p{Script=Han}/u.test(text) ? [text] : words.length > 1 ? words.flat() : [],
  );
  return read.map(({ text, words, context }): Member => {
    if (context === undefined) return { group, text, words };
    const beside = context.split(wordGap).filter(Boolean);
    return { group, text, words, beside: new Set([...told, ...beside, ...beside.flatMap(keysOf)]) };
  });
}

/** "take +on staff": with its small word the verb means something else, and without it the phrase is not said. */
const smallOf = (word: string): string[] | undefined =>
  /^\+\p{Script=Latin}/u.test(word) ? [smallKey(word.slice(1))] : undefined;

/** "Outside sales" is not "sales": a phrase that would be left with one word keeps its small words too. */
function wordsOf(text: string, { keysOf, free, articles, smallToo }: Reading): string[][] {
  const all = text.split(wordGap).filter(Boolean);
  const content = all.filter((word) => !free.has(word));
  if (content.length === 0) return all.map((word) => (smallToo ? [smallKey(word)] : keysOf(word)));
  const small = content.length > 1 ? [] : all.filter((word) => free.has(word) && !articles.has(word));
  return [...content.map((word) => smallOf(word) ?? keysOf(word)), ...small.map((word) => [smallKey(word)])];
}
