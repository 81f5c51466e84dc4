import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

const targets = { 1: '/pricing', 2: '/how-it-works' } as const;

/** A slot of the house's own: no third party, and marked for what it is. */
export function HouseAd({ slot }: { slot: 1 | 2 }) {
  const { t } = useTranslation('aside');
  return (
    <aside
      aria-label={`${t('ad.label')} ${slot}`}
      className="rounded-lg border border-line-strong border-dashed p-5"
    >
      <p className="text-ink-faint text-xs uppercase tracking-wide">{t('ad.label')}</p>
      <p className="mt-2 font-semibold">{t(`ad.${slot}.title`)}</p>
      <p className="mt-1 text-ink-soft text-sm">{t(`ad.${slot}.text`)}</p>
      <Link
        href={targets[slot]}
        className="mt-3 inline-flex min-h-9 items-center gap-1.5 font-semibold text-accent-ink text-sm underline underline-offset-4"
      >
        {t(`ad.${slot}.link`)}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </aside>
  );
}
