import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { Badge } from '../../ui/badge.tsx';

/** The stand-in figures of the specification, shown for what they are: an example. */
const figures = [
  ['example.before', 0.23],
  ['example.after', 0.87],
  ['example.added', 12],
  ['example.ats', 94],
] as const;

export function ExampleResult() {
  const { t } = useTranslation('landing');
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' });
  return (
    <figure className="rounded-lg border border-line bg-surface p-6 shadow-float">
      <figcaption>
        <Badge tone="tape">{t('example')}</Badge>
      </figcaption>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5">
        {figures.map(([key, figure]) => (
          <div key={key} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-soft text-sm">{t(key)}</dt>
            <dd className="font-bold font-display text-3xl tabular-nums">
              {figure < 1 ? percent.format(figure) : figure}
            </dd>
          </div>
        ))}
      </dl>
      <div className="relative mt-6 h-5 overflow-hidden rounded-sm bg-tape-soft" aria-hidden="true">
        <div className="absolute inset-y-0 left-0 w-[87%] bg-tape" />
        <div className="tape absolute inset-0" />
        <div className="absolute inset-y-0 left-[23%] w-0.5 bg-bad" />
      </div>
    </figure>
  );
}
