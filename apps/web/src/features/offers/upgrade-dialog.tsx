import type { PaidPlan } from '@tailor/contract/plans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TwoPlans } from './two-plans.tsx';

interface UpgradeDialogProps {
  words: number;
  onClose: () => void;
  /** Stores the resume unpaid and leaves for the checkout. */
  onChoose: (plan: PaidPlan) => Promise<void>;
}

export default function UpgradeDialog({ words, onClose, onChoose }: UpgradeDialogProps) {
  const { t } = useTranslation('offers');
  const language = useLanguage();
  const [busy, setBusy] = useState<PaidPlan | null>(null);
  const choose = async (plan: PaidPlan) => {
    setBusy(plan);
    await onChoose(plan);
    setBusy(null);
  };
  return (
    <Dialog
      wide
      title={t('upgrade.title')}
      description={t('upgrade.text', { n: words.toLocaleString(language) })}
      onClose={onClose}
      closeLabel={t('close')}
    >
      <TwoPlans busy={busy} onChoose={choose} />
    </Dialog>
  );
}
