import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

export default function NotFoundPage() {
  const { t } = useTranslation('not-found');
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/">{t('home')}</ButtonLink>
        <ButtonLink href="/faq" look="secondary">
          {t('faq')}
        </ButtonLink>
      </div>
    </PageFrame>
  );
}
