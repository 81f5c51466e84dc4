import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../lib/site-config.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

export default function FaqPage() {
  const { t } = useTranslation('faq');
  const { refundDays, retentionHours } = useSiteConfig();
  return (
    <PageFrame title={t('title')} lead={t('meta.description')}>
      <div className="max-w-3xl">
        {numbers.map((number) => (
          <Fold key={number} title={t(`${number}.q`)}>
            <p>{t(`${number}.a`, { days: refundDays, hours: retentionHours })}</p>
          </Fold>
        ))}
        <ButtonLink href="/contact" look="secondary" className="mt-8">
          {t('contact')}
        </ButtonLink>
      </div>
    </PageFrame>
  );
}
