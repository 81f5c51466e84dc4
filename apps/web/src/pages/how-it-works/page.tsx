import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';

export default function HowItWorksPage() {
  const { t } = useTranslation('how-it-works');
  return <PageFrame title={t('title')} lead={t('meta.description')} />;
}
