import type { PaidPlan } from '@tailor/contract/plans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../lib/go-to.ts';
import { useLanguage } from '../../lib/language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useCurrentUser } from '../session/use-current-user.ts';
import { CaptureDialog } from './capture-dialog.tsx';
import { captureEmail, checkoutUrl } from './checkout.ts';
import { firstEmail } from './email.ts';
import { usePaymentError } from './payment-error.ts';
import { TwoPlans } from './two-plans.tsx';

interface PricingDialogProps {
  words: number;
  resumeText: string;
  /** Makes sure that the resume is stored, and says its id. */
  store: () => Promise<string>;
  onClose: () => void;
}

/** Two plans, then the address, then the checkout; signed in, the address is known. */
export default function PricingDialog({ words, resumeText, store, onClose }: PricingDialogProps) {
  const { t } = useTranslation('offers');
  const language = useLanguage();
  const paymentError = usePaymentError();
  const { user } = useCurrentUser();
  const [chosen, setChosen] = useState<PaidPlan | null>(null);
  const [busy, setBusy] = useState<PaidPlan | null>(null);

  const pay = async (plan: PaidPlan, email: string | null, marketing: boolean) => {
    setBusy(plan);
    try {
      const resumeId = await store();
      if (email) await captureEmail({ email, resumeId, plan, marketing });
      goTo(await checkoutUrl(plan, resumeId, { email }));
    } catch (error) {
      paymentError(error);
      setBusy(null);
    }
  };

  if (chosen && !user)
    return (
      <CaptureDialog
        suggestion={firstEmail(resumeText)}
        busy={busy !== null}
        onClose={onClose}
        onContinue={(email, marketing) => pay(chosen, email, marketing)}
      />
    );
  return (
    <Dialog
      wide
      title={t('pricing.title')}
      description={t('pricing.text', { n: words.toLocaleString(language) })}
      onClose={onClose}
      closeLabel={t('close')}
    >
      <TwoPlans busy={busy} onChoose={(plan) => (user ? pay(plan, null, false) : setChosen(plan))} />
    </Dialog>
  );
}
