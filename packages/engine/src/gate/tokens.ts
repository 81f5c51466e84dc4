import { prefixOf } from '../locales/spelling-pack.ts';
import { eachMatch } from '../text/each-match.ts';
import { memoFor } from '../text/memo.ts';
import type { Lexis } from './lexis.ts';
import { fold, smallKey } from './word-forms.ts';

export interface Token {
  text: string;
  folded: string;
  start: number;
  end: number;
  /** A run of Chinese characters, or one word. */
  han: boolean;
  keys: string[];
  /** Number of the clause it stands in. */
  clause: number;
}

const tokenPattern =
  /\p{Script=Han}+|(?<![\p{L}\p{N}])(?:\p{Lu}[&+](?:\p{L}\+)?\p{L}(?![\p{L}\p{N}])|(?:\p{Lu}\.){1,5}\p{Lu}(?![\p{L}\p{N}])\.?|\p{Lu}{2}\.\s?\p{Lu}{2}(?![\p{L}\p{N}])\.?)|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:\+\+|#)?|[.;:!?,。；，！？：•\n()（）–—|]+|[%€$£¥￥~+<>]/gu;
/** An opening bracket explains the words before it, and stays with them. */
const clauseEnd = /^[;!?。；，！？：•\n)）–—|]|^[.,:]+$/;

/**
 * Words, runs of Chinese characters and the signs that stand for words; a clause ends at a mark. Matching,
 * tailoring and the gate look at the same lines: each is cut up once.
 */
export const tokenize = memoFor<Lexis, readonly Token[]>(cut, 3000);

function cut(text: string, lexis: Lexis): Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  const { shorter } = lexis.pack;
  eachMatch(text, tokenPattern, (written, start) => {
    const word = shorter?.[written] ?? written;
    if (clauseEnd.test(word)) {
      if (!insideNumber(text, start, written) && !isOrdinal(text, start, word, lexis)) clause += 1;
      return;
    }
    if (/^[(（\s]+$/.test(word)) return;
    const han = /\p{Script=Han}/u.test(word);
    const folded = foldedName(word);
    tokens.push({
      text: word,
      folded,
      start,
      end: start + written.length,
      han,
      keys: han || lexis.isFunction(folded) ? [] : keysOf(word, folded, lexis),
      clause,
    });
  });
  return lexis.closing ? withWholeVerbs(tokens, text, lexis) : tokens;
}

/** German: "auf- und abgebaut" says "aufgebaut", "be- und entladen" says "beladen". */
function withWholeVerbs(tokens: Token[], text: string, lexis: Lexis): Token[] {
  if (!text.includes('- ')) return tokens;
  return tokens.map((token, i) => {
    const [and, verb] = [tokens[i + 1], tokens[i + 2]];
    if (text.charAt(token.end) !== '-' || !verb || !lexis.pack.clauses.and.test(and?.folded ?? ''))
      return token;
    const own = prefixOf(verb.folded, lexis.pack);
    const stem = verb.folded.slice(own.length);
    if (own === '' || prefixOf(token.folded + stem, lexis.pack) !== token.folded) return token;
    return { ...token, keys: lexis.forms.keys(token.folded + stem) };
  });
}

/** What a token is looked up by in the groups of equal words: small words too. */
export const keysInGroups = ({ keys, folded }: Token): string[] =>
  keys.length > 0 ? keys : [smallKey(folded)];

const dotted = /^(?:\p{Lu}{1,2}\.\s?)+\p{Lu}{1,2}\.?$/u;

/** "P.E." is "PE", and "RR. HH." is "RRHH". */
function foldedName(word: string): string {
  return fold(dotted.test(word) ? word.replace(/[.\s]/g, '') : word);
}

/** "1,200" and "3.5", "6–9", "8:30", "Node.js": no clause ends there. */
function insideNumber(text: string, at: number, mark: string): boolean {
  if (mark.length > 1) return false;
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  if (/[–—:：]/.test(mark)) return /\p{N}/u.test(before) && /\p{N}/u.test(after);
  return (
    (mark === '.' || mark === ',') &&
    /[\p{L}\p{N}]/u.test(after) &&
    (/\p{N}/u.test(before) ? /\p{N}/u.test(after) : mark === '.' && before !== '')
  );
}

/** German: "im 2. Lehrjahr". */
const isOrdinal = (text: string, at: number, mark: string, { pack }: Lexis): boolean =>
  mark === '.' && (pack.clauses.ordinal?.test(text.slice(Math.max(0, at - 12), at + 3)) ?? false);

/** "KPIs" is the plural of "KPI", however short it is. */
function keysOf(word: string, folded: string, lexis: Lexis): string[] {
  const keys = lexis.forms.keys(folded);
  return /^\p{Lu}{2,}s$/u.test(word) ? [...keys, ...lexis.forms.keys(folded.slice(0, -1))] : keys;
}
