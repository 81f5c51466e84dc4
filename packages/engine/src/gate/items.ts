import { allMatches } from '../text/all-matches.ts';
import { memoFor } from '../text/memo.ts';
import { type Achieved, achievedBy } from './achieved.ts';
import { besideOf, saysAll } from './alike.ts';
import { besideMembers } from './beside-members.ts';
import { isAcronym, type Saying } from './equal-groups.ts';
import { hanItems, hanWeakenersOf } from './han-items.ts';
import { isMeasure } from './han-numbers.ts';
import type { Lexis } from './lexis.ts';
import { type Names, namesIn } from './names.ts';
import { type Figures, figuresIn } from './numbers.ts';
import { keysInSayings, partedKeys, separateParticles } from './parted-verbs.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import { keysInGroups, type Token, tokenize } from './tokens.ts';
import { weakenerAtEnd } from './weakener-at-end.ts';
import { weakeningPhrases } from './weakening-phrases.ts';
import { fold } from './word-forms.ts';

export type Flag = 'scope' | 'title' | 'degree' | 'level';

/** A piece of the new text that must be found in the resume: a word, or two Chinese characters. */
export interface Item {
  text: string;
  start: number;
  end: number;
  clause: number;
  flags: Set<Flag>;
  token?: Token;
  /** Groups of equal words that this piece helps to say. */
  groups: Set<number>;
  /** Scope words in a phrase ("budget management"): only a phrase proves them, no bare noun. */
  phrases?: Set<number>;
  concepts: Set<number>;
  /** Where their names stand. */
  named?: { concept: number; start: number; end: number }[];
  /** Stands in the name of a product. */
  isProduct?: boolean;
  /** A verb in the past that opens its clause, in a language that has nouns like it ("a recruit"). */
  opens?: boolean;
  /** A name by its capital: supported only by itself ("Telefónica" is no "teléfono"). */
  proper?: boolean;
  /** The word with its neighbours, without gaps ("help desk" for "helpdesk"), or alone. */
  joined?: string;
  /** The same with the word before it, where a hyphen stands between. */
  hyphened?: string;
  /** The word with its neighbours, where the other spelling has no gap. */
  apart?: readonly string[];
  /** "The entire team": the words beside the one that says "all of it". */
  wholeOf?: ReadonlySet<string>;
  /** Behind a verb of achieving: what was achieved. */
  achieved?: Achieved | undefined;
  /** German: the keys of the verb that it is one part of ("nahm … entgegen"). */
  parted?: readonly string[] | undefined;
  /** Which statements support it, where one text is checked in many ways. */
  held?: Map<Statement, boolean>;
}

export interface Claims {
  text: string;
  items: Item[];
  figures: Figures;
  tokens: readonly Token[];
  clauses: number[];
  /** Chinese: each run of characters with its offset. */
  runs: Token[];
  /** Chinese: offsets that a saying covers, with its group. */
  sayings: Saying[];
  /** Kinds of weakening words, by clause. */
  weakened: Map<number, Set<number>>;
}

const claimed = memoFor((text: string, lexis: Lexis) => readClaims(text, lexis), 3000);

/** What a new text claims, piece by piece; the same terms are looked at again and again. */
export function claimsOf(text: string, lexis: Lexis, lexicon?: Names): Claims {
  return lexicon ? readClaims(text, lexis, lexicon) : claimed(text, lexis);
}

function readClaims(text: string, lexis: Lexis, lexicon?: Names): Claims {
  const tokens = tokenize(text, lexis);
  const figures = figuresIn(text, lexis);
  const hits = namesIn(text, lexicon);
  const chinese = lexis.pack.language === 'zh';
  const said = chinese
    ? lexis.groups.inCharacters(fold(text))
    : lexis.groups.literalInTokens(wordsIn(tokens, lexis));
  const sayings = besideMembers(lexis.groups.claimed(said), said, { text, tokens }, lexis);
  const { undertaking } = lexis.pack.relations;
  const undertaken = undertaking ? [...allMatches(text, undertaking)] : [];
  const items = tokens
    .flatMap((token, i) =>
      token.han ? hanItems(token, lexis) : wordItem(token, i, figures, lexis, sayings, chinese, text, tokens),
    )
    .filter((item) => !checkedAsFigure(item, text, figures))
    .filter(
      ({ start }) => !undertaken.some((own) => own.index <= start && start < own.index + own[0].length),
    );
  setParted(items, tokens, lexis);
  for (const item of items) {
    if (lexicon) item.held = new Map();
    for (const hit of hits) {
      if (hit.start >= item.end || item.start >= hit.end) continue;
      item.concepts.add(hit.concept);
      if (chinese) item.named = [...(item.named ?? []), hit];
      if (lexicon?.kind(hit.concept) === 'tool') item.isProduct = true;
    }
    if (chinese)
      for (const saying of sayings)
        if (saying.at.some((at) => at >= item.start && at < item.end)) item.groups.add(saying.group);
  }
  const weakened = new Map<number, Set<number>>();
  for (const { clause, text: word } of [...tokens, ...hanWeakenersOf(tokens, lexis)]) {
    const kind = lexis.weakener(fold(word)) ?? weakenerAtEnd(fold(word), lexis);
    if (kind !== undefined) weakened.set(clause, (weakened.get(clause) ?? new Set()).add(kind));
  }
  for (const { clause, kind } of weakeningPhrases({ text, tokens }, lexis))
    weakened.set(clause, (weakened.get(clause) ?? new Set()).add(kind));
  return {
    text,
    items,
    figures,
    tokens,
    sayings,
    weakened,
    runs: tokens.filter((token) => token.han),
    clauses: [...new Set(tokens.map((token) => token.clause))],
  };
}

function setParted(items: readonly Item[], tokens: readonly Token[], lexis: Lexis): void {
  const parted = lexis.closing ? partedKeys(tokens, lexis) : undefined;
  if (!parted?.size) return;
  for (const item of items) item.parted = item.token && parted.get(tokens.indexOf(item.token));
}

/** German: "sprach Termine ab" says "absprechen". */
export const wordsIn = (tokens: readonly Token[], lexis: Lexis) =>
  lexis.closing ? keysInSayings(tokens, separateParticles(tokens, lexis), lexis) : tokens.map(keysInGroups);

function wordItem(
  token: Token,
  index: number,
  figures: Figures,
  lexis: Lexis,
  sayings: Saying[],
  chinese: boolean,
  text: string,
  tokens: readonly Token[],
): Item[] {
  const { folded } = token;
  const flags = flagsOf(folded, lexis);
  const small = lexis.isFunction(folded) || lexis.isLight(folded);
  if (flags.size === 0 && small && !saysAll(tokens, index, lexis)) return [];
  if (isFigure(token, figures, lexis) || isHedge(token, figures, lexis)) return [];
  const proper = isProper(token, text, lexis);
  const opens = opensWithPast(index, tokens, lexis);
  const said = chinese
    ? []
    : sayings.filter(
        (saying) =>
          saying.at.includes(index) &&
          (!proper || saying.at.length > 1) &&
          !(opens && (saysNoun(saying, token, lexis) || hasOwnThing(saying, index, tokens, lexis))),
      );
  const asPhrase = (saying: Saying) => flags.has('scope') && saying.at.length > 1 && !isAcronym(saying.group);
  const groups = new Set(said.filter((saying) => !asPhrase(saying)).map((saying) => saying.group));
  const phrases = new Set(said.filter(asPhrase).map((saying) => saying.group));
  return [
    {
      text: token.text,
      start: token.start,
      end: token.end,
      clause: token.clause,
      flags,
      token,
      groups,
      phrases,
      concepts: new Set(),
      proper,
      opens,
      achieved: achievedBy(index, tokens, sayings, lexis),
      ...joinedWith(tokens, index),
      ...hyphenedWith(tokens, index, text),
      ...(chinese ? {} : apartWith(tokens, index, text)),
      ...(lexis.isWhole(folded) ? { wholeOf: besideOf(tokens, index) } : {}),
    },
  ];
}

const opensWithPast = (index: number, tokens: readonly Token[], { pack }: Lexis): boolean => {
  const [before, own] = [tokens[index - 1], tokens[index]];
  const first = before?.clause !== own?.clause || pack.clauses.and.test(before?.folded ?? '');
  return first && (pack.clauses.pastIsNoNoun?.test(own?.folded ?? '') ?? false);
};

/** "Recruited new colleagues" does not say "new recruit": the verb is the noun that closes the phrase. */
function saysNoun({ member }: Saying, { keys }: Token, { groups, forms, pack }: Lexis): boolean {
  const words = groups.textOf(member).split(' ');
  const last = words.at(-1) ?? '';
  const { noun, verb } = pack.relations.doing;
  if (words.length < 2 || noun.test(last) || verb.test(last)) return false;
  return forms.keys(last).some((key) => keys.includes(key));
}

/** "Developed an app with test cases" does not say "develop test cases": the verb has another thing before "with". */
function hasOwnThing({ at }: Saying, index: number, tokens: readonly Token[], lexis: Lexis): boolean {
  const next = Math.min(...at.filter((place) => place > index));
  if (next - index < 3 || next > tokens.length) return false;
  const { beside } = smallWords(lexis);
  const before = tokens.slice(index + 1, next);
  const small = before.findLastIndex(({ folded }) => beside.has(folded));
  return before.slice(0, Math.max(0, small)).some(({ keys }) => keys.length > 0);
}

/** Recurring times, and Chinese numbers with their measure word ("八名", "八位"), are checked as figures. */
function checkedAsFigure({ start, end, token }: Item, text: string, figures: Figures): boolean {
  const numbers = token ? [] : figures.numbers;
  return (
    figures.marks.some((own) => start < own.end && own.start < end) ||
    figures.numbers.some((own) => own.from <= start && start < own.start) ||
    numbers.some((own) => start < own.end + (isMeasure(text.charAt(own.end)) ? 1 : 0) && own.start < end)
  );
}

const shortestJoined = 6;
const shortestApart = 9;

/** A word of two spellings, one of them in two words: "e-commerce", "help desk", "multi-site". */
function joinedWith(tokens: readonly Token[], index: number): { joined?: string } {
  const own = tokens[index];
  if (!own || /\d/.test(own.folded)) return {};
  if (own.folded.length >= shortestJoined) return { joined: ` ${own.folded} ` };
  const next = tokens[index + 1];
  const beside = next && next.start - own.end === 1 ? own.folded + next.folded : '';
  return beside.length >= shortestJoined ? { joined: ` ${beside} ` } : {};
}

/** "Socio-educativos" for "socioeducativos": each of its two words. */
function hyphenedWith(tokens: readonly Token[], index: number, text: string): { hyphened?: string } {
  const [before, own, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!own || /\d/.test(own.folded)) return {};
  if (text.charAt(own.end) === '-' && next?.start === own.end + 1)
    return { hyphened: ` ${own.folded}${next.folded} ` };
  if (text.charAt(own.start - 1) === '-' && before?.end === own.start - 1)
    return { hyphened: ` ${before.folded}${own.folded} ` };
  return {};
}

/** "Policy holders" for "policyholders": each of two words that only a blank parts. */
function apartWith(tokens: readonly Token[], index: number, text: string): { apart?: string[] } {
  const beside = [index - 1, index].flatMap((at) => {
    const [one, other] = [tokens[at], tokens[at + 1]];
    if (!one || !other || text.slice(one.end, other.start) !== ' ') return [];
    if (![one, other].every(({ text: word }) => /^\p{L}{3,}$/u.test(word))) return [];
    return one.folded.length + other.folded.length >= shortestApart ? [one.folded + other.folded] : [];
  });
  return beside.length > 0 ? { apart: beside } : {};
}

/** A capital inside a sentence; German nouns all have one. */
function isProper(token: Token, text: string, lexis: Lexis): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(token.text) &&
    lexis.pack.language !== 'de' &&
    /\p{Ll}\S*\s$/u.test(text.slice(0, token.start))
  );
}

/** "About", "more than", "ca.": checked with their number. */
function isHedge(token: Token, figures: Figures, lexis: Lexis): boolean {
  const hedge = lexis.hedge(token.folded);
  if (hedge === undefined && !lexis.isBeforeFigure(token.folded)) return false;
  return figures.numbers.some(
    ({ start, end }) =>
      (start >= token.end && start - token.end <= 8) ||
      (hedge !== 'about' && token.start >= end && token.start - end <= 20),
  );
}

function flagsOf(folded: string, lexis: Lexis): Set<Flag> {
  const flags = new Set<Flag>();
  if (lexis.isScope(folded)) flags.add('scope');
  if (lexis.isTitle(folded)) flags.add('title');
  if (lexis.isDegree(folded)) flags.add('degree');
  if (lexis.isLevel(folded)) flags.add('level');
  return flags;
}

/** Numbers, their units and months in dates are checked as figures, not as words. */
export function isFigure(token: Token, figures: Figures, lexis: Lexis): boolean {
  const within = [...figures.numbers, ...figures.dates].some(
    (figure) => figure.start < token.end && token.start < figure.end,
  );
  if (within) return true;
  if (!/[\p{L}\p{N}]/u.test(token.text)) return true;
  return lexis.isPercent(token.folded) || lexis.currency(token.folded) !== undefined;
}
