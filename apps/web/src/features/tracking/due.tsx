import type { Application } from '@tailor/contract/shapes/application';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { dayText, isDue } from './item.tsx';
import { useApplicationCalls } from './use-applications.ts';

/** What somebody wanted to be reminded of by today, the longest waiting first. */
export function DueReminders({ items }: { items: Application[] }) {
  const { t } = useTranslation('tracking');
  const language = useLanguage();
  const { change } = useApplicationCalls();
  const due = items.filter(isDue).sort((a, b) => (a.remindOn ?? '').localeCompare(b.remindOn ?? ''));
  if (due.length === 0) return null;
  return (
    <section
      aria-labelledby="due-title"
      className="rounded-lg border border-line bg-tape-soft p-5 text-tape-ink"
    >
      <h2 id="due-title" className="mb-2 flex items-center gap-2 text-lg">
        <BellRing aria-hidden="true" className="size-5 shrink-0" />
        {t('remind.title')}
      </h2>
      <ul className="grid gap-2">
        {due.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-[1_1_14rem] break-words">
              <strong>{[item.title, item.company].filter(Boolean).join(' · ')}</strong>
              {item.remindOn ? (
                <span className="whitespace-nowrap text-sm"> · {dayText(item.remindOn, language)}</span>
              ) : null}
            </span>
            <Button
              size="small"
              look="secondary"
              aria-label={t('remind.doneFor', { title: item.title })}
              onClick={() => void change(item, { remindOn: null })}
            >
              {t('remind.done')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
