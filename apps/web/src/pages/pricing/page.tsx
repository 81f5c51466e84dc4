import { planNames } from '@tailor/contract/plans';
import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../lib/site-config.ts';
import { Fold } from '../../ui/fold.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PlanColumn } from './plan-column.tsx';

export default function PricingPage() {
  const { t } = useTranslation('pricing');
  const { refundDays } = useSiteConfig();
  return (
    <PageFrame title={t('title')} lead={t('meta.description')}>
      <ul className="grid gap-4 lg:grid-cols-3">
        {planNames.map((plan) => (
          <PlanColumn key={plan} plan={plan} />
        ))}
      </ul>
      <section aria-labelledby="pricing-faq" className="mt-16 max-w-3xl">
        <h2 id="pricing-faq" className="mb-4 text-2xl">
          {t('faq.title')}
        </h2>
        {[1, 2, 3].map((number) => (
          <Fold key={number} title={t(`faq.${number}.q`)}>
            <p>{t(`faq.${number}.a`, { days: refundDays })}</p>
          </Fold>
        ))}
      </section>
    </PageFrame>
  );
}
