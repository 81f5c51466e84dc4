import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';

export default function PrivacyPage() {
  const { t } = useTranslation('privacy');
  return <PageFrame title={t('title')} lead={t('meta.description')} />;
}
