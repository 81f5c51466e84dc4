import { type Application, applicationStatuses } from '@tailor/contract/shapes/application';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { Details } from './details.tsx';
import { Card, dayText, JobName } from './item.tsx';
import { StatusSelect } from './status-select.tsx';

/** A column a status; on a phone one below the other. */
export function Board({ items }: { items: Application[] }) {
  const { t } = useTranslation('tracking');
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-5">
      {applicationStatuses.map((status) => {
        const own = items.filter((item) => item.status === status);
        return (
          <section key={status} aria-labelledby={`column-${status}`} className="min-w-0">
            <h3 id={`column-${status}`} className="mb-2 text-lg">
              {t(`status.${status}`)} <span className="text-ink-faint text-sm">{own.length}</span>
            </h3>
            <ul className="grid gap-3">
              {own.map((item) => (
                <Card key={item.id} item={item} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

export function Table({ items }: { items: Application[] }) {
  const { t } = useTranslation('tracking');
  const language = useLanguage();
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-xl text-left text-sm">
        <caption className="sr-only">{t('list')}</caption>
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th className="py-2 pr-4 font-semibold">{t('column.job')}</th>
            <th className="py-2 pr-4 font-semibold">{t('column.status')}</th>
            <th className="py-2 pr-4 font-semibold">{t('date.appliedOn')}</th>
            <th className="py-2 font-semibold">{t('column.score')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} className="border-line border-b align-top">
              <td className="py-3 pr-4">
                <JobName item={item} />
                <Details item={item} />
              </td>
              <td className="py-3 pr-4">
                <StatusSelect item={item} />
              </td>
              <td className="py-3 pr-4 tabular-nums">
                {item.appliedOn ? dayText(item.appliedOn, language) : '–'}
              </td>
              <td className="py-3 tabular-nums">{item.score ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
