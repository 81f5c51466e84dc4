import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../lib/site-config.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export default function ImprintPage() {
  const { t } = useTranslation('imprint');
  const { operator } = useSiteConfig();
  return (
    <PageFrame title={t('title')} lead={t('meta.description')} narrow>
      <dl className="grid gap-5">
        {(['name', 'address', 'email'] as const).map((fact) => (
          <div key={fact}>
            <dt className="font-semibold text-sm">{t(fact)}</dt>
            <dd className="mt-1 whitespace-pre-line text-ink-soft">{operator[fact] ?? t('unset')}</dd>
          </div>
        ))}
      </dl>
    </PageFrame>
  );
}
