import { downloadTemplates } from '@tailor/contract/calls/download-resume';
import { FileDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { type Format, hasTemplates, type MadeFile, makeFile, type Template } from './save-file.ts';
import { fileNameOf, saveBlob } from './save-text.ts';

/** What most postings ask for comes first. */
const formats: readonly Format[] = ['pdf', 'docx', 'txt', 'json'];

interface ChoiceProps<T extends string> {
  label: string;
  values: readonly T[];
  value: T;
  name: (value: T) => string;
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, values, value, name, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1 text-sm">
      <label htmlFor={id} className="text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = values.find((one) => one === event.target.value);
          if (chosen) onChange(chosen);
        }}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3"
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What the server found when it opened its own file again. */
function Outcome({ made }: { made: MadeFile | null }) {
  const { t } = useTranslation('results');
  return (
    <div role="status" className="mt-3 text-ink-soft text-sm empty:mt-0">
      {made?.readBack ? (
        <p>{t('file.readBack', { matched: made.readBack.matched, count: made.readBack.total })}</p>
      ) : null}
      {made?.unprintable ? (
        <p className="mt-1 break-words text-bad">{t('file.unprintable', { signs: made.unprintable })}</p>
      ) : null}
    </div>
  );
}

interface DownloadChoiceProps {
  id: string;
  jobTitle: string;
  /** The tailored text: what was read back of an older one says nothing about this one. */
  version: string;
}

export function DownloadChoice({ id, jobTitle, version }: DownloadChoiceProps) {
  const { t } = useTranslation('results');
  const errorText = useErrorText();
  const title = useId();
  const [format, setFormat] = useState<Format>('pdf');
  const [template, setTemplate] = useState<Template>('classic');
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<MadeFile | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any of these makes it another file
  useEffect(() => setMade(null), [version, format, template]);
  const get = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const file = await makeFile(id, format, template);
      saveBlob(file.blob, fileNameOf(jobTitle, format));
      setMade(file);
    } catch (error) {
      showToast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <Card aria-labelledby={title}>
      <h3 id={title} className="mb-4 text-lg">
        {t('file.title')}
      </h3>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <Choice
          label={t('file.format')}
          values={formats}
          value={format}
          name={(one) => t(`format.${one}`)}
          onChange={setFormat}
        />
        {hasTemplates(format) ? (
          <Choice
            label={t('file.template')}
            values={downloadTemplates}
            value={template}
            name={(one) => t(`template.${one}`)}
            onChange={setTemplate}
          />
        ) : null}
        <Button onClick={get} aria-disabled={busy || undefined}>
          <FileDown aria-hidden="true" className="size-4.5" />
          {t(busy ? 'file.making' : 'file.get')}
        </Button>
      </div>
      <Outcome made={made} />
    </Card>
  );
}
