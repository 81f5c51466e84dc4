import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../lib/site-config.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

interface LegalPageProps {
  texts: 'privacy' | 'terms';
  sections: number;
}

/** A page of plain reading: numbered headings and paragraphs in one narrow column, with the periods of this site. */
export function LegalPage({ texts, sections }: LegalPageProps) {
  const { t } = useTranslation(texts);
  const { retentionHours, refundDays } = useSiteConfig();
  const facts = { hours: retentionHours, days: refundDays };
  return (
    <PageFrame title={t('title')} lead={t('meta.description')}>
      <div className="grid max-w-2xl gap-8">
        {Array.from({ length: sections }, (_, index) => index + 1).map((number) => (
          <section key={number}>
            <h2 className="text-xl">{t(`${number}.title`)}</h2>
            <p className="mt-2 text-ink-soft">{t(`${number}.text`, facts)}</p>
          </section>
        ))}
      </div>
    </PageFrame>
  );
}
