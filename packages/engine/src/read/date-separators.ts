import { isDash, phraseLength, type Token } from './date-tokens.ts';
import { tables } from './tables.ts';

/** "2014 · · · 2019", "2014 ..... 2019", "2014 … 2019": where a row of points between two dates ends. */
export function afterLeader(tokens: Token[], at: number): number {
  const point = tokens[at]?.text ?? '';
  if (point === '…' || point === '⋯') return tokens[at + 1]?.text === point ? at + 2 : at + 1;
  if (!['·', '.', '•', '_'].includes(point)) return at;
  let next = at;
  while (tokens[next]?.text === point && next - at < 40) next++;
  return next - at >= 2 ? next : at;
}

/** Where a word or sign between two dates ends; `at` itself when there is none. */
export function afterSeparator(tokens: Token[], at: number): number {
  let next = at;
  while (isDash(tokens[next]) && next - at < 3) next++;
  if (next === at) next = afterLeader(tokens, at);
  // "2019 -> 2021", "2019 > 2021"
  if (tokens[next]?.text === '>' && next - at < 2) next++;
  if (next === at && tokens[next]?.text === '/') next++;
  // "2023 – en cours": the first word of "present" may stand between two dates as well.
  if (next > at && phraseLength(tokens, next, tables.present) > 0) return next;
  return next + phraseLength(tokens, next, tables.to);
}

export function skipArticles(tokens: Token[], at: number): number {
  let next = at;
  while (next - at < 2 && tokens[next]?.kind === 'word' && tables.dateFillers.has(tokens[next]?.text ?? ''))
    next++;
  return next;
}

export function presentAt(tokens: Token[], at: number): number {
  const direct = phraseLength(tokens, at, tables.present);
  if (direct) return at + direct;
  const skipped = skipArticles(tokens, at);
  const later = skipped > at ? phraseLength(tokens, skipped, tables.present) : 0;
  return later ? skipped + later : at;
}
