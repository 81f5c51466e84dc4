import { limits } from '@tailor/contract/limits';
import { Layers, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { focusNext } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { changeDraft, currentDraft, type MoreJob, useDraftPart } from '../draft/draft-store.ts';
import { useCurrentUser } from '../session/use-current-user.ts';
import { emptyJob, mostMore } from './jobs.ts';
import { changeJob, useSeveral } from './use-several.ts';

function Row({ job, row }: { job: MoreJob; row: number }) {
  const { t } = useTranslation('several');
  const remove = () => {
    changeDraft({ more: currentDraft().more.filter((_, at) => at !== row) });
    focusNext('add-posting');
  };
  return (
    <li className="grid gap-4 rounded-md border border-line p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{t('posting', { n: row + 2 })}</h3>
        <Button look="quiet" size="small" onClick={remove} aria-label={t('remove', { n: row + 2 })}>
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <Field
        id={`more-${row}-title`}
        label={t('title')}
        value={job.title}
        maxLength={limits.maxTitleCharacters}
        onChange={(event) => changeJob(row, { title: event.target.value })}
      />
      <TextArea
        id={`more-${row}-description`}
        label={t('description')}
        value={job.description}
        maxLength={limits.maxDescriptionCharacters}
        onChange={(event) => changeJob(row, { description: event.target.value })}
      />
    </li>
  );
}

/** Premium: the same resume for up to ten postings, the form's own one included. */
export default function MoreJobs() {
  const { t } = useTranslation('several');
  const { user } = useCurrentUser();
  const more = useDraftPart((draft) => draft.more);
  const { busy, start } = useSeveral(user?.id ?? null);
  return (
    <Card aria-labelledby="several-title" className="grid gap-4">
      <div>
        <h2 id="several-title" className="flex items-center gap-2.5 text-lg">
          <Layers aria-hidden="true" className="size-5 text-accent" />
          {t('heading')}
        </h2>
        <p className="mt-1 text-ink-soft text-sm">{t('lead', { count: mostMore + 1 })}</p>
      </div>
      {more.length > 0 ? (
        <ul className="grid gap-4">
          {more.map((job, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a posting is its place
            <Row key={row} job={job} row={row} />
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          id="add-posting"
          look="secondary"
          disabled={more.length >= mostMore}
          onClick={() => changeDraft({ more: [...more, emptyJob] })}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('add')}
        </Button>
        {more.length > 0 ? (
          <Button disabled={busy} onClick={start}>
            {busy ? t('busy') : t('start', { count: more.length + 1 })}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
