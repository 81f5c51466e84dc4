import type { Application } from '@tailor/contract/shapes/application';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { useApplicationCalls } from './use-applications.ts';

const dates = ['appliedOn', 'interviewOn', 'decidedOn', 'remindOn'] as const;

/** Dates, note, the resume that was used; saved together. */
export function Details({ item }: { item: Application }) {
  const { t } = useTranslation('tracking');
  const { change, remove } = useApplicationCalls();
  const [notes, setNotes] = useState(item.notes);
  const [days, setDays] = useState({
    appliedOn: item.appliedOn ?? '',
    interviewOn: item.interviewOn ?? '',
    decidedOn: item.decidedOn ?? '',
    remindOn: item.remindOn ?? '',
  });
  const save = () =>
    void change(item, {
      notes,
      ...Object.fromEntries(dates.map((name) => [name, days[name] === '' ? null : days[name]])),
    });
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent-ink text-sm">
        {t('details')}
      </summary>
      <div className="grid gap-3 rounded-md border border-line p-4">
        <div className="grid gap-3 sm:grid-cols-2">
          {dates.map((name) => (
            <Field
              key={name}
              id={`${item.id}-${name}`}
              type="date"
              label={t(`date.${name}`)}
              value={days[name]}
              onChange={(event) => setDays({ ...days, [name]: event.target.value })}
            />
          ))}
        </div>
        <TextArea
          id={`${item.id}-notes`}
          label={t('notes')}
          className="min-h-24"
          maxLength={10_000}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={save}>
            {t('save')}
          </Button>
          {item.resumeId ? (
            <ButtonLink href={`/?resume=${item.resumeId}`} look="secondary" size="small">
              {t('resume')}
            </ButtonLink>
          ) : null}
          <Button size="small" look="quiet" onClick={() => void remove(item)}>
            {t('remove')}
          </Button>
        </div>
      </div>
    </details>
  );
}
