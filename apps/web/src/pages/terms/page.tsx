import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';

export default function TermsPage() {
  const { t } = useTranslation('terms');
  return <PageFrame title={t('title')} lead={t('meta.description')} />;
}
