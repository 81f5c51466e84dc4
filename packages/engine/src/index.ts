export { openLexicon } from './lexicon/open.ts';
export * from './types.ts';
