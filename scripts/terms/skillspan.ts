import { readFileSync } from 'node:fs';
import { isSign, type Token, tokenize } from '../../packages/engine/src/terms/tokens.ts';

/** One sentence of SkillSpan (Zhang et al., 2022): tokens joined by spaces, gold spans in tokens. */
export interface Sentence {
  posting: string;
  tokens: string[];
  text: string;
  gold: [first: number, last: number][];
}

/** Spans of a BIO sequence, ends included. */
export function spansOf(tags: readonly string[]): [number, number][] {
  const spans: [number, number][] = [];
  for (const [i, tag] of tags.entries()) {
    const open = spans.at(-1);
    if (tag === 'B' || (tag === 'I' && open?.[1] !== i - 1)) spans.push([i, i]);
    else if (tag === 'I' && open) open[1] = i;
  }
  return spans;
}

export function readSkillSpan(file: string): Sentence[] {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return rows.map((line) => {
    const row = JSON.parse(line) as {
      idx: number;
      source: string;
      tokens: string[];
      tags_knowledge: string[];
    };
    return {
      posting: `${row.source}${row.idx}`,
      tokens: row.tokens,
      text: row.tokens.join(' '),
      gold: spansOf(row.tags_knowledge),
    };
  });
}

/** Character offsets of the sentence's own tokens in its text. */
export function offsets(sentence: Sentence): [start: number, end: number][] {
  let at = 0;
  return sentence.tokens.map((token) => {
    const start = at;
    at += token.length + 1;
    return [start, start + token.length];
  });
}

/** Our own tokens with the labels that the gold spans give them; signs at a span's edges are left out. */
export function labelled(sentence: Sentence): { tokens: Token[]; labels: Uint8Array } {
  const tokens = tokenize(sentence.text, 0, sentence.text.length);
  const labels = new Uint8Array(tokens.length);
  const places = offsets(sentence);
  for (const [first, last] of sentence.gold) {
    const start = places[first]?.[0] ?? 0;
    const end = places[last]?.[1] ?? 0;
    const inside = tokens.flatMap((token, i) => (token.start < end && token.end > start ? [i] : []));
    const bare = (i: number | undefined): boolean => {
      const token = i === undefined ? undefined : tokens[i];
      return token !== undefined && isSign(token) && token.text !== ')';
    };
    while (inside.length > 0 && bare(inside[0])) inside.shift();
    while (inside.length > 0 && bare(inside.at(-1))) inside.pop();
    for (const [order, i] of inside.entries()) labels[i] = order === 0 ? 1 : 2;
  }
  return { tokens, labels };
}
