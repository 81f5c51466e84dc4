import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

interface ResumeNoticeProps {
  id: string;
  /** What went wrong, in words; nothing when it merely has no result. */
  reason: string | null;
  onRetry: () => void;
  onNew: () => void;
}

/** A resume's id is there and its result is not. */
export function ResumeNotice({ id, reason, onRetry, onNew }: ResumeNoticeProps) {
  const { t } = useTranslation('home');
  return (
    <div
      role="status"
      className="mt-10 flex flex-wrap items-center gap-4 rounded-lg border border-line bg-info-soft p-5 text-info"
    >
      <Info aria-hidden="true" className="size-6 shrink-0" />
      <div className="min-w-0 grow basis-60">
        <p className="break-words font-semibold">{t('notice.missing', { id })}</p>
        {reason ? <p className="text-sm">{reason}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onRetry}>
          {t('notice.retry')}
        </Button>
        <Button size="small" look="secondary" onClick={onNew}>
          {t('notice.new')}
        </Button>
      </div>
    </div>
  );
}
