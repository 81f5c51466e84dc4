import { CircleAlert, CircleCheck, Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { focusNext } from '../../lib/focus.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { changeDraft, clearDraft, useDraft } from '../draft/draft-store.ts';
import { DropArea } from './drop-area.tsx';
import { PasteArea } from './paste-area.tsx';
import { endReading } from './read-file.ts';
import { ReadingNotes } from './reading-notes.tsx';
import { UploadedFile } from './uploaded-file.tsx';
import { type UploadState, useUpload } from './use-upload.ts';

/** What happens now, in a sentence: sending first, then reading, page by page where that takes time. */
function useActivity({ phase, name, page }: UploadState): string {
  const { t } = useTranslation('upload');
  if (phase === 'sending') return t('uploading', { name });
  if (phase === 'reading') return t('reading');
  return page ? t('reading.page', { at: page.at, of: page.of }) : t('recognising');
}

function Sending({ state, onCancel }: { state: UploadState; onCancel: () => void }) {
  const { t } = useTranslation('upload');
  const activity = useActivity(state);
  return (
    <div className="grid gap-3 rounded-md border border-line bg-canvas p-4">
      <p role="status" className="break-words font-semibold text-sm">
        {activity}
      </p>
      <Progress value={state.percent} label={activity} />
      <div className="flex items-center justify-between gap-4">
        <span className="text-ink-faint text-sm tabular-nums">
          {state.percent === null ? '' : `${state.percent} %`}
        </span>
        <Button look="secondary" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

function UpgradeRequired({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('upload');
  return (
    <div role="alert" className="grid gap-3 rounded-md border border-tape bg-tape-soft p-4">
      <p className="flex items-center gap-2 font-semibold text-tape-ink">
        <Crown aria-hidden="true" className="size-5" />
        {t('upgrade.title')}
      </p>
      <p className="text-sm">{t('upgrade.text')}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/checkout?type=premium" size="small">
          {t('upgrade.action')}
        </ButtonLink>
        <Button look="secondary" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

interface UploadCardProps {
  unlimited: boolean;
  invalid: boolean;
  onUploaded: (text: string) => void;
}

export function UploadCard({ unlimited, invalid, onUploaded }: UploadCardProps) {
  const { t } = useTranslation('upload');
  const draft = useDraft();
  const { state, take, cancel } = useUpload({ largeAllowed: unlimited, onText: onUploaded });
  const uploaded = draft.fileName !== '';
  const stop = () => {
    cancel();
    focusNext('choose-file');
  };
  const remove = () => {
    stop();
    endReading(draft.extractionId);
    changeDraft({ fileName: '', extractionId: '', resumeText: '', fromUpload: false });
  };
  const clear = () => {
    endReading(draft.extractionId);
    clearDraft();
    focusNext('choose-file');
  };
  return (
    <Card id="upload" aria-labelledby="upload-title" className="grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <h3 id="upload-title" className="text-lg">
          {t('title')}
        </h3>
        {draft.resumeText || draft.jobDescription || draft.jobTitle ? (
          <Button look="quiet" size="small" onClick={clear}>
            {t('clear')}
          </Button>
        ) : null}
      </div>
      {state.phase !== 'idle' ? <Sending state={state} onCancel={stop} /> : null}
      {state.phase === 'idle' && uploaded ? (
        <UploadedFile name={draft.fileName} onFile={take} onRemove={remove} />
      ) : null}
      {state.phase === 'idle' && !uploaded ? <DropArea onFile={take} /> : null}
      {state.upgrade ? <UpgradeRequired onCancel={stop} /> : null}
      {state.error ? (
        <p role="alert" className="flex gap-2 rounded-md border border-bad bg-bad-soft p-3 text-bad text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {state.error}
        </p>
      ) : null}
      {state.success ? (
        <p role="status" className="flex gap-2 rounded-md bg-good-soft p-3 font-medium text-good text-sm">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {t('success', { type: state.success })}
        </p>
      ) : null}
      <ReadingNotes notes={state.notes} />
      <p className="flex items-center gap-3 text-ink-faint text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('or')}
      </p>
      <PasteArea text={draft.resumeText} unlimited={unlimited} invalid={invalid} />
    </Card>
  );
}
