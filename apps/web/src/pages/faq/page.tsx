import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';

export default function FaqPage() {
  const { t } = useTranslation('faq');
  return <PageFrame title={t('title')} lead={t('meta.description')} />;
}
