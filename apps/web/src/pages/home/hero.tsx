import { ArrowDown, Quote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** One change as the product shows it: what was, what is, why. */
function ExampleEdit() {
  const { t } = useTranslation('home');
  return (
    <figure className="relative rounded-lg border border-line bg-surface p-6 shadow-float">
      <div aria-hidden="true" className="tape absolute inset-x-0 top-0 h-4 rounded-t-lg bg-tape-soft" />
      <figcaption className="mt-3">
        <Badge tone="tape">{t('hero.example')}</Badge>
      </figcaption>
      <p className="mt-4 text-ink-faint text-sm line-through decoration-bad decoration-2">
        {t('hero.example.before')}
      </p>
      <p className="mt-1.5 font-semibold">
        <span className="rounded-sm bg-good-soft px-1 text-good">{t('hero.example.after')}</span>
      </p>
      <div className="stitch my-4" aria-hidden="true" />
      <p className="text-ink-soft text-sm">{t('hero.example.reason')}</p>
      <p className="mt-3 flex items-center gap-2 font-medium text-accent-ink text-sm">
        <Quote aria-hidden="true" className="size-4" />
        {t('hero.example.evidence')}
      </p>
    </figure>
  );
}

export function Hero({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="hero-title" className="border-line border-b bg-surface">
      <div className="measure grid items-center gap-10 py-12 sm:py-16 lg:grid-cols-[1.25fr_1fr] lg:gap-16 lg:py-20">
        <div>
          <p className="inline-flex items-center rounded-sm bg-tape-soft px-3 py-1.5 font-semibold text-sm text-tape-ink">
            {t('hero.banner')}
          </p>
          <h1 id="hero-title" className="mt-5 text-3xl">
            {t('hero.title')}
          </h1>
          <p className="mt-5 max-w-xl text-ink-soft text-lg">{t('hero.text')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button size="large" onClick={onStart}>
              {t('hero.action')}
              <ArrowDown aria-hidden="true" className="size-5" />
            </Button>
            <ButtonLink href="/how-it-works" look="quiet" size="large">
              {t('hero.how')}
            </ButtonLink>
          </div>
        </div>
        <ExampleEdit />
      </div>
    </section>
  );
}
