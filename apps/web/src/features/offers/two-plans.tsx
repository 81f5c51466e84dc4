import { priceOf } from '@tailor/contract/currencies';
import { type PaidPlan, paidPlans } from '@tailor/contract/plans';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';

interface TwoPlansProps {
  busy: PaidPlan | null;
  onChoose: (plan: PaidPlan) => void;
}

export function TwoPlans({ busy, onChoose }: TwoPlansProps) {
  const { t } = useTranslation('offers');
  const language = useLanguage();
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2">
      {paidPlans.map((plan) => (
        <li key={plan} className="flex flex-col rounded-md border border-line p-5">
          <h3 className="text-lg">{t(`${plan}.name`)}</h3>
          <p className="mt-1 mb-4 text-ink-soft text-sm">{t(`${plan}.text`)}</p>
          <Button
            className="mt-auto"
            look={plan === 'premium' ? 'primary' : 'secondary'}
            disabled={busy !== null}
            onClick={() => onChoose(plan)}
          >
            {busy === plan ? t('busy') : t(`${plan}.action`, { price: priceOf(plan, language).text })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
