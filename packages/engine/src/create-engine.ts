import { composeEngine, type Engine } from './engine.ts';
import { lexicaOver } from './lexica-over.ts';
import { openLexicon } from './lexicon/open.ts';
import { readResume } from './read/read-resume.ts';
import { findTerms } from './terms/find-terms.ts';
import { openTagger, type TaggerWeights } from './terms/tagger.ts';
import { detectLanguage } from './text/language.ts';
import { sourceFromText } from './text/source.ts';
import type { LexiconSource } from './types.ts';

/** Bytes of the tagger that finds terms in English postings; without it rules do. */
export type TaggerSource = () => Uint8Array | undefined;

/** The engine over its lexicons: each language's bytes are asked for when a text first needs them. */
export function createEngine(lexicons: LexiconSource, taggerBytes: TaggerSource = () => undefined): Engine {
  let tagger: TaggerWeights | null | undefined;
  const weights = (): TaggerWeights | null => {
    if (tagger === undefined) {
      const bytes = taggerBytes();
      tagger = bytes ? openTagger(bytes) : null;
    }
    return tagger;
  };
  const open = (language: Parameters<LexiconSource>[0]) => {
    const bytes = lexicons(language);
    return bytes ? openLexicon(bytes) : undefined;
  };
  const lexica = lexicaOver(open, (text, lexicon) => {
    const own = lexicon.language === 'en' ? weights() : null;
    return findTerms(text, own ? { lexicon, tagger: own } : { lexicon });
  });
  return composeEngine({ lexica, detectLanguage, sourceFromText, readResume });
}
