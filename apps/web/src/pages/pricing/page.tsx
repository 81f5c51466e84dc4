import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';

export default function PricingPage() {
  const { t } = useTranslation('pricing');
  return <PageFrame title={t('title')} lead={t('meta.description')} />;
}
