import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { FileInput } from './file-input.tsx';

/** Drag, drop or browse. The whole area takes a file; the button is what a keyboard reaches. */
export function DropArea({ onFile }: { onFile: (file: File | undefined) => void }) {
  const { t } = useTranslation('upload');
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for a keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      data-takes-file
      data-state={over ? 'over' : 'idle'}
      className={classNames(
        'grid cursor-pointer justify-items-center gap-3 rounded-md border-2 border-dashed px-4 py-8 text-center transition-colors',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong bg-canvas hover:border-accent',
      )}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        onFile(event.dataTransfer.files[0]);
      }}
      onClick={(event) => {
        if (event.target !== picker.current) picker.current?.click();
      }}
    >
      <FileUp aria-hidden="true" className="size-8 text-accent" />
      <p className="font-semibold text-sm">{t(over ? 'drop.now' : 'drop')}</p>
      <Button id="choose-file" look="secondary" size="small">
        {t('choose')}
      </Button>
      <p className="text-ink-faint text-xs">{t('formats')}</p>
      <FileInput ref={picker} label={t('choose')} onFile={onFile} />
    </div>
  );
}
