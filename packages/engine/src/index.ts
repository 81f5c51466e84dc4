export { openLexicon } from './lexicon/open.ts';
export { type ReadAnswer, readAnswer } from './read/answer.ts';
export { type FindingCode, findingCodes } from './read/findings.ts';
export { readResume } from './read/read-resume.ts';
export { createTermFinder, findTerms, type TermParts } from './terms/find-terms.ts';
export { openTagger, type TaggerWeights } from './terms/tagger.ts';
export { detectLanguage } from './text/language.ts';
export { sourceFromText, writeResume } from './text/source.ts';
export * from './types.ts';
