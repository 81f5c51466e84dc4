export { briefOf } from './brief.ts';
export { openModel } from './create.ts';
export { type Answer, type LanguageModel, ModelError, type Question } from './port.ts';
export { expectedTokens, PROMPT_VERSION } from './prompt.ts';
export { type Proposed, propose } from './propose.ts';
export { readEdits } from './read-edits.ts';
