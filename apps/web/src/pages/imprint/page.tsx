import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';

export default function ImprintPage() {
  const { t } = useTranslation('imprint');
  return <PageFrame title={t('title')} lead={t('meta.description')} />;
}
