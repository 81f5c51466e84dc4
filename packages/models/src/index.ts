export { type Batch, type Brief, briefOf } from './brief.ts';
export { hostOf, openModel } from './create.ts';
export {
  type Answer,
  estimateTokens,
  type FailureCode,
  type LanguageModel,
  ModelError,
  type ModelSettings,
  type ProviderName,
  type Question,
} from './port.ts';
export { expectedTokens, PROMPT_VERSION, questionFor, secondQuestion } from './prompt.ts';
export { type Proposed, type ProposeInput, propose } from './propose.ts';
export { type GivenEdit, readEdits } from './read-edits.ts';
export { createVeil, type Veil } from './veil.ts';
