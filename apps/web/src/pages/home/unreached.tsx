import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Processing } from '../../features/processing/use-processing.ts';
import { showToast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';

/** A part of the page that could not be fetched: without a connection, or replaced by a newer one meanwhile. */
export function UnreachedPart({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['errors', 'home', 'shell']);
  return (
    <div role="alert" className="mt-10 grid gap-4 rounded-lg border border-bad bg-bad-soft p-5 text-bad">
      <p className="font-semibold">{t('network')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onRetry}>
          {t('notice.retry', { ns: 'home' })}
        </Button>
        <Button size="small" look="secondary" onClick={() => location.reload()}>
          {t('crash.reload', { ns: 'shell' })}
        </Button>
      </div>
    </div>
  );
}

/** A dialog has no place of its own to say it in: the press is taken back, and a notice says why. */
export function UnreachedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['errors', 'start']);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    showToast({
      title: t('error.title', { ns: 'start' }),
      description: t('network'),
      variant: 'destructive',
    });
    onClose();
  }, []);
  return null;
}

/** The work goes on without its dialog, and the result comes when it is there. */
export function ProcessingUnseen({ processing, onClose }: { processing: Processing; onClose: () => void }) {
  const { t } = useTranslation('start');
  const over = processing.endedAt !== null;
  useEffect(() => {
    if (over) onClose();
  }, [over, onClose]);
  return (
    <p role="status" className="sr-only">
      {t('busy')}
    </p>
  );
}
