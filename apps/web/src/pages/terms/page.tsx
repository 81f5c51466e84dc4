import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../lib/site-config.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Sections } from '../../ui/sections.tsx';

const numbers = Array.from({ length: 5 }, (_, index) => index + 1);

export default function TermsPage() {
  const { t } = useTranslation('terms');
  const { retentionHours, refundDays } = useSiteConfig();
  const facts = { hours: retentionHours, days: refundDays };
  const sections = numbers.map((number) => ({
    title: t(`${number}.title`),
    text: t(`${number}.text`, facts),
  }));
  return (
    <PageFrame title={t('title')} lead={t('meta.description')}>
      <Sections sections={sections} />
    </PageFrame>
  );
}
