import { memo, memoFor } from '../text/memo.ts';
import { besideOf, isAlike, saysAll } from './alike.ts';
import { isAcronym, isRewording, type Saying } from './equal-groups.ts';
import { hanItems, hanWeakenersOf } from './han-items.ts';
import { isMeasure } from './han-numbers.ts';
import { isHeadOf } from './heads.ts';
import type { Lexis } from './lexis.ts';
import { type Names, namesIn } from './names.ts';
import { type Figures, figuresIn } from './numbers.ts';
import { keysInSayings, separateParticles } from './parted-verbs.ts';
import { isReworded } from './reworded.ts';
import { saysShortened } from './shortened.ts';
import type { Statement } from './support.ts';
import { keysInGroups, type Token, tokenize } from './tokens.ts';
import { weakenerAtEnd } from './weakener-at-end.ts';
import { fold } from './word-forms.ts';
import { groupsOfWord } from './words-alone.ts';

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
  /** A name by its capital: supported only by itself ("Telefónica" is no "teléfono"). */
  proper?: boolean;
  /** The word with its neighbours, without gaps ("help desk" for "helpdesk"), or alone. */
  joined?: string;
  /** The same with the word before it, where a hyphen stands between. */
  hyphened?: string;
  /** "The entire team": the words beside the one that says "all of it". */
  wholeOf?: ReadonlySet<string>;
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
  const sayings = lexis.groups.claimed(
    chinese ? lexis.groups.inCharacters(fold(text)) : lexis.groups.literalInTokens(wordsIn(tokens, lexis)),
  );
  const items = tokens
    .flatMap((token, i) =>
      token.han ? hanItems(token, lexis) : wordItem(token, i, figures, lexis, sayings, chinese, text, tokens),
    )
    .filter((item) => !checkedAsFigure(item, text, figures));
  for (const item of items) {
    if (lexicon) item.held = new Map();
    for (const hit of hits) if (hit.start < item.end && item.start < hit.end) item.concepts.add(hit.concept);
    if (chinese)
      for (const saying of sayings)
        if (saying.at.some((at) => at >= item.start && at < item.end)) item.groups.add(saying.group);
  }
  const weakened = new Map<number, Set<number>>();
  for (const { clause, text: word } of [...tokens, ...hanWeakenersOf(tokens, lexis)]) {
    const kind = lexis.weakener(fold(word)) ?? weakenerAtEnd(fold(word), lexis);
    if (kind !== undefined) weakened.set(clause, (weakened.get(clause) ?? new Set()).add(kind));
  }
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
  const said = chinese
    ? []
    : sayings.filter((saying) => saying.at.includes(index) && (!proper || saying.at.length > 1));
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
      ...joinedWith(tokens, index),
      ...hyphenedWith(tokens, index, text),
      ...(lexis.isWhole(folded) ? { wholeOf: besideOf(tokens, index) } : {}),
    },
  ];
}

/** Recurring times, and Chinese numbers with their measure word ("八名", "八位"), are checked as figures. */
function checkedAsFigure({ start, end, token }: Item, text: string, figures: Figures): boolean {
  const numbers = token ? [] : figures.numbers;
  return (
    figures.intervals.some((own) => start < own.end && own.start < end) ||
    numbers.some((own) => start < own.end + (isMeasure(text.charAt(own.end)) ? 1 : 0) && own.start < end)
  );
}

const shortestJoined = 6;

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
      (hedge === 'upTo' && token.start >= end && token.start - end <= 14),
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

/** Whether this one statement supports the piece. */
export function supports(statement: Statement, item: Item, lexis: Lexis): boolean {
  const known = item.held?.get(statement);
  if (known !== undefined) return known;
  const now = saysItself(statement, item, lexis) || isReworded(statement, item);
  item.held?.set(statement, now);
  return now;
}

/** Supported by more than an editor's word for another. */
export const saysItself = (statement: Statement, item: Item, lexis: Lexis): boolean =>
  hasWord(statement, item) || isSupported(statement, item, lexis);

/** The same word, found at once. */
export const hasWord = (statement: Statement, { token, text }: Item): boolean =>
  token ? statement.words.has(token.folded) : statement.folded.includes(fold(text));

function isSupported(statement: Statement, item: Item, lexis: Lexis): boolean {
  if (statement.role === 'organization' || statement.role === 'dates') return false;
  const { token } = item;
  const asWritten =
    token === undefined || item.proper || (item.flags.has('level') && /\d/.test(token.folded));
  if (!asWritten && token.keys.some((key) => statement.keys.has(key))) return true;
  for (const concept of item.concepts) if (statement.concepts.has(concept)) return true;
  for (const group of item.groups) if (!isRewording(group) && statement.groups.has(group)) return true;
  for (const group of item.phrases ?? []) if (statement.phrases.has(group)) return true;
  if (isAlike(item, statement, lexis)) return true;
  if (item.joined && statement.squeezed.includes(item.joined)) return true;
  if (item.hyphened && statement.squeezed.includes(item.hyphened)) return true;
  if (asWritten) return false;
  return lexis.pack.compounds && !item.flags.has('scope') && inCompound(token, statement, lexis);
}

/** German: "Kundenberatung" is said by "Kunden" and "beraten", and "Kunden" by "Kundenberatung". */
function inCompound(token: Token, statement: Statement, lexis: Lexis): boolean {
  const word = token.folded;
  if (word.length >= 8)
    for (const { head, tail } of cutsOf(word))
      if (part(tail, statement, lexis) && object(head, statement, lexis)) return true;
  if (saysShortened(word, statement)) return true;
  const key = token.keys[0] ?? word;
  if (key.length < 4) return false;
  for (const other of statement.words) {
    if (other.length <= key.length + 3) continue;
    if (word.length >= 6 && other.endsWith(word)) return true;
    const at = other.lastIndexOf(key);
    const atEnd = at > 0 && other.length - at <= key.length + 3;
    if (at === 0 || atEnd || (at > 0 && key.length >= 5)) return true;
  }
  return false;
}

/** A part of a compound, as it stands and without the ending that joins it to the next. */
interface Part {
  text: string;
  forms: string[];
}

const partOf = (text: string, ending = /(en|es|er|s|n)$/): Part => ({
  text,
  forms: [...new Set([text, text.replace(ending, '')])].filter((form) => form.length >= 3),
});

/** A pupil ("Schüler") at the end of a compound is no form of to train ("schulen"). */
const tailEnding = /(en|es|s|n)$/;

/** The ways to cut a word in two; it is held against every statement. */
const cutsOf = memo((word) => {
  const cuts: { head: Part; tail: Part }[] = [];
  for (let cut = 4; cut <= word.length - 4; cut += 1)
    cuts.push({ head: partOf(word.slice(0, cut)), tail: partOf(word.slice(cut), tailEnding) });
  return cuts;
});

const object = (head: Part, statement: Statement, lexis: Lexis): boolean =>
  part(head, statement, lexis) || [...statement.words].some((own) => isHeadOf(head.text, own));

const part = ({ forms }: Part, statement: Statement, lexis: Lexis): boolean =>
  forms.some(
    (form) =>
      statement.words.has(form) ||
      lexis.forms.keys(form).some((key) => statement.keys.has(key)) ||
      saysSame(form, statement, lexis),
  );

function saysSame(word: string, statement: Statement, lexis: Lexis): boolean {
  return groupsOfWord(word, lexis).some((group) => statement.groups.has(group));
}
