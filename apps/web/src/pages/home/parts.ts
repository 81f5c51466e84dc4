import { lazyPart } from '../../lib/lazy-part.tsx';

/** What the first view does not need, each with its texts. */
export const ProcessingDialog = lazyPart(
  () => import('../../features/processing/processing-dialog.tsx'),
  ['processing'],
);
export const PricingDialog = lazyPart(() => import('../../features/offers/pricing-dialog.tsx'), ['offers']);
export const UpgradeDialog = lazyPart(() => import('../../features/offers/upgrade-dialog.tsx'), ['offers']);
export const ResultPanel = lazyPart(
  () => import('../../features/results/result-panel.tsx'),
  ['results', 'reasons', 'recommendations', 'tracking'],
);
export const MoreJobs = lazyPart(() => import('../../features/several/more-jobs.tsx'), ['several']);
export const Ranking = lazyPart(() => import('../../features/several/ranking.tsx'), ['several']);
