import type { ApplicationRate } from '@tailor/contract/shapes/application';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { useLanguage } from '../../lib/language.ts';
import type { Tracked } from './use-applications.ts';

/** Under ten, a rate says little; then the two figures stand alone, beside a pale bar. */
const FEW = 10;

function Bar({ rate, label }: { rate: ApplicationRate; label: string }) {
  const { t } = useTranslation('tracking');
  const share = rate.applied === 0 ? 0 : rate.interviews / rate.applied;
  const figures = t('rate.figures', { interviews: rate.interviews, applied: rate.applied });
  return (
    <li className="grid grid-cols-[7rem_1fr] items-center gap-x-3 gap-y-1 sm:grid-cols-[8rem_1fr_19rem]">
      <span className="text-sm">{label}</span>
      <span aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-accent-soft">
        <span
          className={classNames('block h-full', rate.applied >= FEW ? 'bg-accent' : 'bg-ink-faint/50')}
          style={{ width: `${Math.round(share * 100)}%` }}
        />
      </span>
      <span className="col-span-2 text-ink-soft text-sm tabular-nums sm:col-span-1">
        {rate.applied >= FEW ? `${Math.round(share * 100)} % · ${figures}` : figures}
      </span>
    </li>
  );
}

export function Statistics({ statistics }: { statistics: Tracked['statistics'] }) {
  const { t } = useTranslation('tracking');
  const language = useLanguage();
  const { all, byMonth, byScore } = statistics;
  if (all.applied === 0) return <p className="text-ink-soft text-sm">{t('rate.none')}</p>;
  const month = (key: string) =>
    new Date(`${key}-01T00:00:00Z`).toLocaleDateString(language, {
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
  const band = (key: string) => t(`band.${key}`);
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul className="grid gap-3">
        <Bar rate={all} label={t('rate.all')} />
      </ul>
      {[
        { title: t('rate.byMonth'), rates: byMonth, label: month },
        { title: t('rate.byScore'), rates: byScore, label: band },
      ].map(({ title, rates, label }) =>
        rates.length === 0 ? null : (
          <div key={title}>
            <h3 className="mb-3 text-base">{title}</h3>
            <ul className="grid gap-3">
              {rates.map((rate) => (
                <Bar key={rate.key} rate={rate} label={label(rate.key)} />
              ))}
            </ul>
          </div>
        ),
      )}
      {[all, ...byMonth, ...byScore].some(({ applied }) => applied < FEW) ? (
        <p className="text-ink-soft text-sm">{t('rate.caution', { n: FEW })}</p>
      ) : null}
    </div>
  );
}
