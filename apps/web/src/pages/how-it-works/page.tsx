import { ChartColumn, Download, FileUp, Scissors } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

const steps = [
  [1, FileUp],
  [2, Scissors],
  [3, ChartColumn],
  [4, Download],
] as const;

export default function HowItWorksPage() {
  const { t } = useTranslation('how-it-works');
  return (
    <PageFrame title={t('title')} lead={t('meta.description')}>
      <ol className="grid max-w-3xl">
        {steps.map(([step, Icon]) => (
          <li key={step} className="relative grid grid-cols-[auto_1fr] gap-x-5 pb-10 last:pb-0 sm:gap-x-8">
            <div className="flex flex-col items-center">
              <span className="grid size-12 place-items-center rounded-full bg-accent text-on-accent">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <span
                aria-hidden="true"
                className="mt-3 -mb-7 w-0 grow border-line-strong border-l-2 border-dashed [li:last-child_&]:hidden"
              />
            </div>
            <div className="pt-1.5">
              <h2 className="text-xl">
                <span className="mr-2 text-ink-faint tabular-nums">{step}</span>
                {t(`${step}.title`)}
              </h2>
              <p className="mt-2 text-ink-soft">{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink href="/" size="large" className="mt-10">
        {t('action')}
      </ButtonLink>
    </PageFrame>
  );
}
