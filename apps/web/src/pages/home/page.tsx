import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';

export default function HomePage() {
  const { t } = useTranslation('home');
  return <PageFrame title={t('meta.title')} lead={t('meta.description')} />;
}
