import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';

export default function LandingPage() {
  const { t } = useTranslation('landing');
  return <PageFrame title={t('title')} lead={t('meta.description')} />;
}
