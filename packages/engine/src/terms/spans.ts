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

/** The place of the first of sorted spans for which the test holds, as it does for all behind it. */
function firstWhere<T extends Span>(sorted: readonly T[], test: (span: T) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const span = sorted[middle];
    if (span && test(span)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whether one of the spans, sorted and apart from one another, has a character in common with this one. */
export function touchesAny(sorted: readonly Span[], span: Span): boolean {
  const next = sorted[firstWhere(sorted, (other) => other.end > span.start)];
  return next !== undefined && next.start < span.end;
}

/** The characters of a text that are taken, for spans that come in any order. */
export class Taken {
  private readonly marks: Uint8Array;

  constructor(length: number, spans: readonly Span[]) {
    this.marks = new Uint8Array(length);
    for (const span of spans) this.add(span);
  }

  add(span: Span): void {
    this.marks.fill(1, span.start, span.end);
  }

  touches(span: Span): boolean {
    for (let at = span.start; at < span.end; at += 1) if (this.marks[at] === 1) return true;
    return false;
  }
}

/** The term of a span: of the kind and concept of the lexicon where it is one of its names. */
export function termOf(text: string, span: Span, lexicon: Lexicon, hits: readonly TermHit[]): FoundTerm {
  const words = text.slice(span.start, span.end);
  const first = hits[firstWhere(hits, (hit) => hit.start >= span.start)];
  const inside = first && first.end <= span.end ? first : undefined;
  const same = inside?.start === span.start && inside.end === span.end ? inside : undefined;
  const kind = (inside && kindOf[lexicon.kind(inside.concept)]) ?? 'knowledge';
  const term: FoundTerm = { start: span.start, end: span.end, text: words, kind };
  return same ? { ...term, concept: same.concept } : term;
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
