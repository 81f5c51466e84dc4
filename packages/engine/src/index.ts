export { composeEngine, type Engine, type PreparedJob, type Stages } from './engine.ts';
export { lexicaOver } from './lexica-over.ts';
export { openLexicon } from './lexicon/open.ts';
export * from './types.ts';
