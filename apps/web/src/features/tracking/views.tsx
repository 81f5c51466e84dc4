import { type Application, applicationStatuses } from '@tailor/contract/shapes/application';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { useLanguage } from '../../lib/language.ts';
import { Details } from './details.tsx';
import { Card, dayText, JobName } from './item.tsx';
import { StatusSelect } from './status-select.tsx';

/** A column a status; on a tablet they share two columns, on a phone one below the other. */
export function Board({ items }: { items: Application[] }) {
  const { t } = useTranslation('tracking');
  return (
    <div className="columns-1 gap-4 md:columns-2 xl:grid xl:columns-auto xl:grid-cols-5">
      {applicationStatuses.map((status) => {
        const own = items.filter((item) => item.status === status);
        return (
          <section
            key={status}
            aria-labelledby={`column-${status}`}
            className="mb-6 min-w-0 break-inside-avoid xl:mb-0"
          >
            <h3 id={`column-${status}`} className="mb-2 break-after-avoid text-lg">
              {t(`status.${status}`)} <span className="text-ink-faint text-sm">{own.length}</span>
            </h3>
            <ul>
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

/** Rows on a desk; on a phone each is a block of its own, so that nothing is reached by scrolling sideways. */
export function Table({ items }: { items: Application[] }) {
  const { t } = useTranslation('tracking');
  const language = useLanguage();
  return (
    <table className="w-full text-left text-sm max-sm:block">
      <caption className="sr-only">{t('list')}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-line border-b text-ink-soft">
          <th className="py-2 pr-4 font-semibold">{t('column.job')}</th>
          <th className="py-2 pr-4 font-semibold">{t('column.status')}</th>
          <th className="whitespace-nowrap py-2 pr-4 font-semibold">{t('date.appliedOn')}</th>
          <th className="whitespace-nowrap py-2 font-semibold">{t('column.score')}</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {items.map((item) => (
          <tr
            key={item.id}
            className="border-line border-b align-top max-sm:flex max-sm:flex-col max-sm:py-3"
          >
            <td className="sm:py-3 sm:pr-4">
              <JobName item={item} />
              <Details item={item} />
            </td>
            <td className="sm:py-3 sm:pr-4">
              <StatusSelect item={item} />
            </td>
            <td
              className={classNames(
                'tabular-nums sm:whitespace-nowrap sm:py-3 sm:pr-4',
                absent(item.appliedOn),
              )}
            >
              <span className="text-ink-soft sm:sr-only">{t('date.appliedOn')}: </span>
              {item.appliedOn ? dayText(item.appliedOn, language) : '–'}
            </td>
            <td className={classNames('tabular-nums sm:py-3', absent(item.score))}>
              <span className="text-ink-soft sm:sr-only">{t('column.score')}: </span>
              {item.score ?? '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone a line that has nothing to say is left out. */
const absent = (value: unknown): string => (value === null ? 'max-sm:hidden' : 'max-sm:mt-2');
