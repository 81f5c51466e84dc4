import type { FoundTerm, Lexicon, TermHit } from '../types.ts';
import { spansByRules } from './by-rules.ts';
import { spansByTagger } from './by-tagger.ts';
import { chineseSpans } from './chinese.ts';
import { hardHits, type Span, Taken, termOf } from './spans.ts';
import type { TaggerWeights } from './tagger.ts';

export interface TermParts {
  lexicon: Lexicon;
  /** Trained on English postings: used for English, and not needed. */
  tagger?: TaggerWeights;
}

function inOrder(terms: FoundTerm[]): FoundTerm[] {
  return terms.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Names of the lexicon first; a span of the rules counts where it touches none of them. */
function byLexiconAndRules(text: string, lexicon: Lexicon): FoundTerm[] {
  const found = lexicon.find(text);
  const hits = hardHits(lexicon, found);
  const taken = new Taken(text.length, found);
  const extra = lexicon.language === 'zh' ? chineseSpans(text) : spansByRules(text, lexicon.language, hits);
  const kept: Span[] = [];
  for (const span of extra) {
    if (taken.touches(span)) continue;
    taken.add(span);
    kept.push(span);
  }
  return inOrder([...hits, ...kept].map((span) => termOf(text, span, lexicon, hits)));
}

/**
 * Names of our own lists that are terms wherever they stand: tools, certificates, skills of several words
 * or written as an acronym. The tagger has seen postings of technology and laboratories; an accountant's
 * or a nurse's words it often does not know.
 */
function isTelling(text: string, lexicon: Lexicon, hit: TermHit): boolean {
  if (!hit.exact || /^(?:esco|onet)\./.test(lexicon.key(hit.concept))) return false;
  const kind = lexicon.kind(hit.concept);
  if (kind === 'tool' || kind === 'certificate') return true;
  return kind === 'skill' && / |^[A-Z]{3,}/.test(text.slice(hit.start, hit.end));
}

/** The hard skills and the knowledge that a posting names, in order, without overlap. */
export function findTerms(text: string, parts: TermParts): FoundTerm[] {
  const { lexicon, tagger } = parts;
  if (lexicon.language !== 'en' || !tagger) return byLexiconAndRules(text, lexicon);
  const hits = hardHits(lexicon, lexicon.find(text));
  const spans = spansByTagger(text, lexicon, tagger);
  const taken = new Taken(text.length, spans);
  const missed = hits.filter((hit) => !taken.touches(hit) && isTelling(text, lexicon, hit));
  return inOrder([...spans, ...missed].map((span) => termOf(text, span, lexicon, hits)));
}

export function createTermFinder(parts: TermParts): (text: string) => FoundTerm[] {
  return (text) => findTerms(text, parts);
}
