import type { CallBody } from '@tailor/contract/call';
import type { SaveApplication } from '@tailor/contract/calls/save-application';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../lib/site-config.ts';
import { showToast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { useApplicationCalls } from './use-applications.ts';

/** One click from a recommendation or a result. Texts: the namespace `tracking`. */
export function TrackButton({ from }: { from: CallBody<SaveApplication> }) {
  const { t } = useTranslation('tracking');
  const { tracking } = useSiteConfig();
  const { save } = useApplicationCalls();
  const [kept, setKept] = useState(false);
  if (!tracking) return null;
  const track = async () => {
    if (!(await save(from))) return;
    setKept(true);
    showToast({ title: t('tracked.title'), description: t('tracked.text') });
  };
  return (
    <Button look="quiet" size="small" disabled={kept} onClick={() => void track()}>
      <BookmarkPlus aria-hidden="true" className="size-4" />
      {t(kept ? 'tracked' : 'track')}
    </Button>
  );
}
