import { lazyPart } from '../../lib/lazy-part.tsx';

/** Fetched, with its texts, only for whom it concerns. */
export const ClaimCard = lazyPart(() => import('./claim-card.tsx'), ['claim', 'errors']);
