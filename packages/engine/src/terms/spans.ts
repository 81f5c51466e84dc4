import type { ConceptKind, FoundTerm, Lexicon, TermHit } from '../types.ts';

/** A stretch of the text taken for a term, before it is named. */
export interface Span {
  start: number;
  end: number;
}

const kindOf: Partial<Record<ConceptKind, FoundTerm['kind']>> = {
  skill: 'skill',
  tool: 'tool',
  certificate: 'certificate',
  degree: 'degree',
  language: 'language',
};

/** Hits that are hard skills or knowledge: neither soft skills nor titles. */
export function hardHits(lexicon: Lexicon, hits: readonly TermHit[]): TermHit[] {
  return hits.filter((hit) => kindOf[lexicon.kind(hit.concept)] !== undefined);
}

/** The term of a span: of the kind and concept of the lexicon where it is one of its names. */
export function termOf(text: string, span: Span, lexicon: Lexicon, hits: readonly TermHit[]): FoundTerm {
  const words = text.slice(span.start, span.end);
  const same = hits.find((hit) => hit.start === span.start && hit.end === span.end);
  const inside = same ?? hits.find((hit) => hit.start >= span.start && hit.end <= span.end);
  const kind = (inside && kindOf[lexicon.kind(inside.concept)]) ?? 'knowledge';
  const term: FoundTerm = { start: span.start, end: span.end, text: words, kind };
  return same ? { ...term, concept: same.concept } : term;
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Lines with something on them, as places in the text. */
export function linesOf(text: string): Span[] {
  const lines: Span[] = [];
  let start = 0;
  for (let i = 0; i <= text.length; i += 1) {
    if (i < text.length && text.charAt(i) !== '\n') continue;
    if (text.slice(start, i).trim() !== '') lines.push({ start, end: i });
    start = i + 1;
  }
  return lines;
}

/** Sentences of a line: parted where a sign stands at a word's end and a new word follows. */
export function sentencesOf(text: string, line: Span): Span[] {
  const sentences: Span[] = [];
  let start = line.start;
  for (const match of text
    .slice(line.start, line.end)
    .matchAll(/(?<=[\p{L}\p{N})\]”"])[.!?]\s+(?=[\p{Lu}•\-–])/gu)) {
    const end = line.start + match.index + 1;
    sentences.push({ start, end });
    start = end;
  }
  sentences.push({ start, end: line.end });
  return sentences;
}
