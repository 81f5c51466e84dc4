import { FileDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { noteDownload } from './note-download.ts';
import { type Format, looksOf, type MadeFile, makeFile, type Template } from './save-file.ts';
import { fileNameOf, saveBlob } from './save-text.ts';

/** What most postings ask for comes first. */
const formats: readonly Format[] = ['pdf', 'docx', 'txt', 'json'];

interface OutcomeProps {
  made: MadeFile | null;
  /** Whether the file is with the person already. */
  saved: boolean;
  onSave: () => void;
}

/** What the server found when it opened its own file again. Signs that get lost are named before it is handed out. */
function Outcome({ made, saved, onSave }: OutcomeProps) {
  const { t } = useTranslation('results');
  return (
    <div role="status" className="mt-3 text-ink-soft text-sm empty:mt-0">
      {made?.readBack ? (
        <p>{t('file.readBack', { matched: made.readBack.matched, count: made.readBack.total })}</p>
      ) : null}
      {made?.unprintable ? (
        <div className="mt-1 grid justify-items-start gap-3">
          <p className="break-words text-bad">{t('file.unprintable', { signs: made.unprintable })}</p>
          {saved ? null : (
            <Button look="secondary" size="small" onClick={onSave}>
              {t('file.anyway')}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

interface DownloadChoiceProps {
  id: string;
  jobTitle: string;
  /** The DOCX it came from is kept, and can be given back with the changes in place. */
  hasDocument: boolean;
  /** The tailored text: what was read back of an older one says nothing about this one. */
  version: string;
}

function useDownload({ id, jobTitle, hasDocument, version }: DownloadChoiceProps) {
  const { t } = useTranslation('results');
  const errorText = useErrorText();
  const [format, setFormat] = useState<Format>('pdf');
  const [chosen, setTemplate] = useState<Template | null>(null);
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<MadeFile | null>(null);
  const [saved, setSaved] = useState(false);
  const looks = looksOf(format, hasDocument);
  const template = chosen && looks.includes(chosen) ? chosen : (looks[0] ?? 'classic');
  // biome-ignore lint/correctness/useExhaustiveDependencies: any of these makes it another file
  useEffect(() => setMade(null), [version, format, template]);
  const save = (file: MadeFile) => {
    saveBlob(file.blob, fileNameOf(jobTitle, format));
    noteDownload(id);
    setSaved(true);
  };
  const get = async () => {
    if (busy) return;
    setBusy(true);
    setSaved(false);
    try {
      const file = await makeFile(id, format, template);
      if (!file.unprintable) save(file);
      setMade(file);
    } catch (error) {
      showToast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
    }
    setBusy(false);
  };
  return { format, setFormat, looks, template, setTemplate, busy, made, saved, save, get };
}

export function DownloadChoice(props: DownloadChoiceProps) {
  const { t } = useTranslation('results');
  const title = useId();
  const { format, setFormat, looks, template, setTemplate, busy, made, saved, save, get } =
    useDownload(props);
  return (
    <Card aria-labelledby={title}>
      <h3 id={title} className="mb-4 text-lg">
        {t('file.title')}
      </h3>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <Select
          label={t('file.format')}
          options={formats.map((one) => [one, t(`format.${one}`)] as const)}
          value={format}
          onChange={(event) => setFormat(event.target.value as Format)}
        />
        {looks.length > 0 ? (
          <Select
            label={t('file.template')}
            options={looks.map((one) => [one, t(`template.${one}`)] as const)}
            value={template}
            onChange={(event) => setTemplate(event.target.value as Template)}
          />
        ) : null}
        <Button onClick={get} aria-disabled={busy || undefined}>
          <FileDown aria-hidden="true" className="size-4.5" />
          {t(busy ? 'file.making' : 'file.get')}
        </Button>
      </div>
      <Outcome made={made} saved={saved} onSave={() => made && save(made)} />
    </Card>
  );
}
