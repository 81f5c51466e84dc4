import { allMatches } from '../text/all-matches.ts';
import { fold } from '../text/fold.ts';
import { tables } from './tables.ts';

export interface Token {
  kind: 'number' | 'word' | 'sign';
  /** Folded. */
  text: string;
  start: number;
  end: number;
  /** White space stands before it. */
  spaced: boolean;
  /** A tab or two blanks and more stand before it. */
  apart: boolean;
}

const token =
  /\d+|\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}])+(?:['’](?:(?!\p{Script=Han})[\p{L}\p{M}])+)*|[^\s]/gu;

export function dateTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of allMatches(text, token)) {
    const start = match.index;
    const end = start + match[0].length;
    const kind = /^\d/.test(match[0]) ? 'number' : /^\p{L}/u.test(match[0]) ? 'word' : 'sign';
    tokens.push({
      kind,
      text: kind === 'word' ? fold(match[0]) : match[0],
      start,
      end,
      spaced: /\s/.test(text[start - 1] ?? ''),
      apart: text[start - 1] === '\t' || /^\s\s$/.test(text.slice(Math.max(0, start - 2), start)),
    });
  }
  const parted = tokens.some((each) => elided.test(each.text)) ? tokens.flatMap(withoutElision) : tokens;
  return /[〇零一二三四五六七八九十]/.test(text) ? withHanNumbers(parted) : parted;
}

const elided = /^([dl]['’])(\p{L}+)$/u;

/** "d'octobre" is a small word and a month. */
function withoutElision(token: Token): Token[] {
  const match = elided.exec(token.text);
  if (!match?.[1] || !match[2] || !(tables.months.has(match[2]) || tables.yearParts.has(match[2])))
    return [token];
  const middle = token.start + match[1].length;
  return [
    { ...token, text: "d'", end: middle },
    { ...token, text: match[2], start: middle, spaced: false, apart: false },
  ];
}

const hanDigits = '〇一二三四五六七八九';

/** "二〇一九" is 2019, "十一" is 11: years digit by digit, months and days counted. */
function hanNumber(text: string): string | undefined {
  const digit = (char: string) => hanDigits.indexOf(char === '零' ? '〇' : char);
  const ten = text.indexOf('十');
  if (ten < 0) return text.length === 4 || text.length === 1 ? [...text].map(digit).join('') : undefined;
  if (text.length > 3) return undefined;
  const tens = ten === 0 ? 1 : digit(text[0] ?? '');
  const ones = ten === text.length - 1 ? 0 : digit(text.at(-1) ?? '');
  return `${tens * 10 + ones}`;
}

/** Numbers written in Chinese before 年, 月 and 日 become numbers. */
function withHanNumbers(tokens: Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    let end = at;
    while (end - at < 5 && /^[〇零一二三四五六七八九十]$/.test(tokens[end]?.text ?? '')) end++;
    const first = tokens[at];
    const last = tokens[end - 1];
    const number =
      end > at && /^[年月日号]$/.test(tokens[end]?.text ?? '')
        ? hanNumber(wordsOf(tokens, at, end))
        : undefined;
    if (!first || !last || !number) {
      if (first) result.push(first);
      continue;
    }
    result.push({ ...first, kind: 'number', text: number, end: last.end });
    at = end - 1;
  }
  return result;
}

function wordsOf(tokens: Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map((each) => each.text)
    .join('');
}

/** How many tokens from `at` make an entry of the set: the longest, up to five. */
export function phraseLength(tokens: Token[], at: number, set: Set<string>): number {
  let text = '';
  let best = 0;
  for (let length = 1; length <= 5 && at + length <= tokens.length; length++) {
    const next = tokens[at + length - 1];
    if (!next || (next.kind === 'sign' && next.text !== "'")) break;
    text += next.spaced && text ? ` ${next.text}` : next.text;
    if (set.has(text)) best = length;
  }
  return best;
}

export function monthOf(token: Token | undefined): number | undefined {
  return token?.kind === 'word' ? tables.months.get(token.text) : undefined;
}

export function yearOf(token: Token | undefined): number | undefined {
  if (token?.kind !== 'number' || token.text.length !== 4) return undefined;
  const year = Number(token.text);
  return year >= 1940 && year <= 2059 ? year : undefined;
}

/** "19" is 2019, "98" is 1998. */
export function shortYearOf(token: Token | undefined): number | undefined {
  if (token?.kind !== 'number' || token.text.length !== 2) return undefined;
  const year = Number(token.text);
  return year <= 49 ? 2000 + year : 1900 + year;
}

export function monthNumberOf(token: Token | undefined): number | undefined {
  if (token?.kind !== 'number' || token.text.length > 2) return undefined;
  const month = Number(token.text);
  return month >= 1 && month <= 12 ? month : undefined;
}

export function dayOf(token: Token | undefined): boolean {
  if (token?.kind !== 'number' || token.text.length > 2) return false;
  const day = Number(token.text);
  return day >= 1 && day <= 31;
}

const quotes = new Set(["'", '’', '‘', '`', '´']);
export function isQuote(token: Token | undefined): boolean {
  return token !== undefined && quotes.has(token.text);
}

const dashes = new Set(['-', '–', '—', '‒', '−', '―', '~', '～', '〜', '→', '─', '﹣', '‐', '‑']);
export function isDash(token: Token | undefined): boolean {
  return token !== undefined && dashes.has(token.text);
}
