import type { Application } from '@tailor/contract/shapes/application';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { Details } from './details.tsx';
import { StatusSelect } from './status-select.tsx';

/** A day as a day, wherever the person is. */
export const dayText = (day: string, language: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });

const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());

export const isDue = ({ remindOn }: Application): boolean => remindOn !== null && remindOn <= today();

export function JobName({ item }: { item: Application }) {
  const { t } = useTranslation('tracking');
  const language = useLanguage();
  const due = isDue(item);
  return (
    <div className="min-w-0">
      <p className="break-words font-semibold">
        {item.url ? (
          <a href={item.url} target="_blank" rel="noopener noreferrer" className="underline">
            {item.title}
          </a>
        ) : (
          item.title
        )}
      </p>
      {item.company ? <p className="break-words text-ink-soft text-sm">{item.company}</p> : null}
      {item.remindOn ? (
        <p className="mt-1">
          <Badge tone={due ? 'tape' : 'plain'}>
            {t(due ? 'remind.due' : 'remind.on', { day: dayText(item.remindOn, language) })}
          </Badge>
        </p>
      ) : null}
    </div>
  );
}

export function Card({ item }: { item: Application }) {
  return (
    <li className="mb-3 break-inside-avoid rounded-lg border border-line bg-surface p-4 last:mb-0">
      <JobName item={item} />
      <div className="mt-3">
        <StatusSelect item={item} />
      </div>
      <Details item={item} />
    </li>
  );
}
