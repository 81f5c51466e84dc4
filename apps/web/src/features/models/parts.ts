import { lazyPart } from '../../lib/lazy-part.tsx';

/** Nothing of it is fetched where the operator has set up no language model. */
export const ModelSwitch = lazyPart(() => import('./model-switch.tsx'), ['models']);
export const ModelState = lazyPart(() => import('./model-state.tsx'), ['models', 'processing']);
