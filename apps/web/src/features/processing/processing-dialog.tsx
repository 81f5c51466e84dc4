import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { closesAt, stageAt } from './timeline.ts';
import type { Processing } from './use-processing.ts';

const tickMs = 100;

/** Cannot be closed by the person; closes itself by the clock and the real end. */
export default function ProcessingDialog({
  processing,
  onClose,
}: {
  processing: Processing;
  onClose: () => void;
}) {
  const { t } = useTranslation('processing');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(clock);
  }, []);
  const { startedAt, endedAt, progress } = processing;
  const elapsed = now - startedAt;
  const stage = stageAt(elapsed, progress);
  const over = endedAt !== null && elapsed >= closesAt(endedAt - startedAt);
  useEffect(() => {
    if (over) onClose();
  }, [over, onClose]);
  return (
    <Dialog title={t('title')} description={t('text')}>
      <div className="mt-6 grid gap-3">
        <Progress value={stage * 20} label={t('progress')} />
        <p className="flex justify-between gap-4 text-sm">
          <span role="status" className="font-medium">
            {t(`stage.${Math.max(stage, 1)}`)}
          </span>
          <span className="shrink-0 whitespace-nowrap text-ink-faint tabular-nums">{stage * 20} %</span>
        </p>
      </div>
    </Dialog>
  );
}
