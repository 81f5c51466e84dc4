import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { focusNext } from '../../lib/focus.ts';
import { showToast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { resumeKey } from '../processing/use-processing.ts';

/** Asks once, in place, then it is gone. */
export function DeleteButton({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { t } = useTranslation('results');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    try {
      await call(`/api/resumes/${id}`, { method: 'DELETE' });
      showToast({ title: t('delete.done') });
      onDeleted();
      queries.removeQueries({ queryKey: resumeKey(id) });
      queries.invalidateQueries({ queryKey: ['resumes'], exact: true });
    } catch (error) {
      showToast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
      setAsking(false);
    }
  };
  const keep = () => {
    setAsking(false);
    focusNext('delete-resume');
  };
  if (!asking)
    return (
      <Button id="delete-resume" look="quiet" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4.5" />
        {t('delete')}
      </Button>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-sm">{t('delete.sure')}</p>
      <Button look="danger" size="small" onClick={remove} autoFocus>
        {t('delete.yes')}
      </Button>
      <Button look="secondary" size="small" onClick={keep}>
        {t('delete.no')}
      </Button>
    </div>
  );
}
