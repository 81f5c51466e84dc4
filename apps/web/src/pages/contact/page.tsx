import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';

export default function ContactPage() {
  const { t } = useTranslation('contact');
  return <PageFrame title={t('title')} lead={t('meta.description')} />;
}
