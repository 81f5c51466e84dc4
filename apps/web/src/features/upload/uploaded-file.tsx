import { CircleCheck, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { FileInput } from './file-input.tsx';

interface UploadedFileProps {
  name: string;
  onFile: (file: File | undefined) => void;
  onRemove: () => void;
}

export function UploadedFile({ name, onFile, onRemove }: UploadedFileProps) {
  const { t } = useTranslation('upload');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-3 rounded-md border-2 border-good bg-good-soft p-4">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-good" />
        <div className="min-w-0 grow">
          <p className="font-semibold text-good">{t('uploaded')}</p>
          <p className="break-all text-ink-soft text-sm">{name}</p>
        </div>
        <button
          type="button"
          aria-label={t('remove')}
          onClick={onRemove}
          className="grid size-9 shrink-0 place-items-center rounded-sm text-ink-soft hover:bg-surface"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      </div>
      <Button
        id="choose-file"
        look="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => picker.current?.click()}
      >
        {t('change')}
      </Button>
      <FileInput ref={picker} label={t('change')} onFile={onFile} />
    </div>
  );
}
