export { createEngine, type TaggerSource } from './create-engine.ts';
export { type Applied, appliedSource, applyEdits } from './edits/apply.ts';
export type { Engine, PreparedJob } from './engine.ts';
export { checkText, type Gate, openGate } from './gate/check.ts';
export { openLexicon } from './lexicon/open.ts';
export { judgeProposals, pointsOf, standing } from './propose/judge.ts';
export { type ReadAnswer, readAnswer } from './read/answer.ts';
export { type FindingCode, findingCodes } from './read/findings.ts';
export { readResume } from './read/read-resume.ts';
export { keywordChange } from './score/keyword-stats.ts';
export { matchCodes, scoreCodes } from './score/message-codes.ts';
export {
  editCodes,
  gateCodes,
  improvementCodes,
  proposalCodes,
  questionCodes,
} from './tailor/message-codes.ts';
export { type TailorInput, tailor } from './tailor/tailor.ts';
export { createTermFinder, findTerms, type TermParts } from './terms/find-terms.ts';
export { openTagger, type TaggerWeights } from './terms/tagger.ts';
export { detectLanguage } from './text/language.ts';
export { sourceFromText, writeResume } from './text/source.ts';
export * from './types.ts';
