import { perLanguage } from '../text/per-language.ts';
import type { Language, TermHit } from '../types.ts';
import { termPacks } from './packs/packs.ts';
import { linesOf, type Span, touchesAny } from './spans.ts';
import { isSign, type Token, tokenize } from './tokens.ts';

/**
 * Terms outside the lexicon, for languages without a trained tagger: what an announcing phrase
 * introduces, items of an enumeration that names known skills, and names by their writing.
 */

interface Words {
  announcing: string[][];
  ending: Set<string>;
  joining: Set<string>;
  before: Set<string>;
  empty: Set<string>;
  capitalsTell: boolean;
}

const wordsOf = perLanguage((language): Words => {
  const pack = termPacks[language];
  return {
    announcing: pack.announcing.map((phrase) => phrase.split(' ')),
    ending: new Set(pack.ending),
    joining: new Set(pack.joining),
    before: new Set(pack.before),
    empty: new Set(pack.empty),
    capitalsTell: pack.capitalsTell,
  };
});

const longestTerm = 4;
/** Nobody names a thing in more words than this; longer runs are hostile. */
const longestRun = 40;

/** Where an announcing phrase that begins here ends; -1 when none does. */
function announced(tokens: readonly Token[], at: number, words: Words): number {
  for (const phrase of words.announcing)
    if (phrase.every((word, i) => tokens[at + i]?.lower === word)) return at + phrase.length;
  return -1;
}

/** The run of words from `at` up to what ends or parts it. */
function run(
  tokens: readonly Token[],
  at: number,
  words: Words,
): { first: number; last: number; next: number } {
  let first = at;
  while (tokens[first] && words.before.has(tokens[first]?.lower ?? '')) first += 1;
  let last = first - 1;
  while (last + 1 < tokens.length && last - first < longestRun) {
    const token = tokens[last + 1];
    if (!token || isSign(token) || words.ending.has(token.lower) || words.joining.has(token.lower)) break;
    last += 1;
  }
  return { first, last, next: last + 1 };
}

function spanOf(tokens: readonly Token[], first: number, last: number, words: Words): Span | undefined {
  const begin = tokens[first];
  const end = tokens[last];
  if (!begin || !end || last - first + 1 > longestTerm) return undefined;
  const content = tokens.slice(first, last + 1).filter((token) => !words.empty.has(token.lower));
  if (content.length === 0 || !content.some((token) => /\p{L}{2}|[CR]$/u.test(token.text))) return undefined;
  return { start: begin.start, end: end.end };
}

/** Terms after "experience with": one, or several parted by commas and "and". */
function afterPhrases(tokens: readonly Token[], words: Words): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    let at = announced(tokens, i, words);
    if (at < 0) continue;
    for (let items = 0; items < 12; items += 1) {
      const { first, last, next } = run(tokens, at, words);
      const span = spanOf(tokens, first, last, words);
      if (span) spans.push(span);
      const sign = tokens[next];
      const goes = sign && (sign.text === ',' || sign.text === '/' || words.joining.has(sign.lower));
      if (!goes) break;
      at = next + 1;
      if (words.joining.has(tokens[at]?.lower ?? '')) at += 1;
    }
    i = Math.max(i, at - 1);
  }
  return spans;
}

/** Unknown items of an enumeration in which at least every third item is a known name. */
function listItems(tokens: readonly Token[], hits: readonly TermHit[], words: Words): Span[] {
  const items: { first: number; last: number }[] = [];
  let first = 0;
  for (let i = 0; i <= tokens.length; i += 1) {
    const token = tokens[i];
    const parts = !token || /^[,;|•·:()]$/.test(token.text) || words.joining.has(token.lower);
    if (!parts) continue;
    if (i > first) items.push({ first, last: i - 1 });
    first = i + 1;
  }
  if (items.length < 3) return [];
  const spans = items.flatMap((item) => {
    const its = run(tokens, item.first, words);
    const last = its.last >= item.last ? item.last : its.last;
    const whole = last === item.last || tokens[last + 1]?.text === '.';
    const span = whole ? spanOf(tokens, its.first, last, words) : undefined;
    return span ? [{ ...span, length: last - its.first + 1 }] : [];
  });
  const known = spans.filter((span) => touchesAny(hits, span)).length;
  if (known * 3 < items.length) return [];
  return spans.filter((span) => span.length <= 3);
}

/** Names by their writing: "TensorRT", "S7-1500", "SPS"; and capitals inside a sentence where they tell. */
function writtenNames(tokens: readonly Token[], words: Words): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (!token || !isName(token, words)) continue;
    let last = i;
    while (tokens[last + 1] && isCapital(tokens[last + 1], words) && last - i < 2) last += 1;
    spans.push({ start: token.start, end: tokens[last]?.end ?? token.end });
    i = last;
  }
  return spans;
}

function isCapital(token: Token | undefined, words: Words): boolean {
  return token !== undefined && words.capitalsTell && /^\p{Lu}[\p{L}\d.+#-]+$/u.test(token.text);
}

function isName(token: Token, words: Words): boolean {
  if (words.empty.has(token.lower) || /^<.*>$/.test(token.text)) return false;
  return (
    /^\p{L}*\p{Ll}\p{Lu}\p{L}*$/u.test(token.text) ||
    /^\p{Lu}[\p{Lu}\d+#.-]*[\d+#]$/u.test(token.text) ||
    /^[A-Z]{2,5}\d*$/.test(token.text)
  );
}

export function spansByRules(text: string, language: Language, hits: readonly TermHit[]): Span[] {
  const words = wordsOf(language);
  const spans: Span[] = [];
  for (const line of linesOf(text)) {
    const tokens = tokenize(text, line.start, line.end);
    // A line in capitals is a heading: its capitals tell nothing.
    const shouting = !/\p{Ll}/u.test(text.slice(line.start, line.end));
    spans.push(...afterPhrases(tokens, words), ...listItems(tokens, hits, words));
    if (!shouting) spans.push(...writtenNames(tokens, words).filter((span) => span.start > line.start));
  }
  return spans;
}
