import type { CallReply } from '@tailor/contract/call';
import type { ListResumes } from '@tailor/contract/calls/list-resumes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { call } from '../../lib/api.ts';
import { focusNext } from '../../lib/focus.ts';
import { showToast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useErrorText } from '../errors/error-text.ts';

const shown = 5;

export function OwnResumes() {
  const { t } = useTranslation(['aside', 'start']);
  const errorText = useErrorText();
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: ['resumes'],
    queryFn: () => call<CallReply<ListResumes>>('/api/resumes', { needs: ['resumes'] }),
  });
  const remove = async (id: string) => {
    try {
      await call(`/api/resumes/${id}`, { method: 'DELETE' });
      await queries.invalidateQueries({ queryKey: ['resumes'], exact: true });
      focusNext('panel-title');
    } catch (error) {
      showToast({
        title: t('error.title', { ns: 'start' }),
        description: errorText(error),
        variant: 'destructive',
      });
    }
  };
  if (list.isError)
    return (
      <p className="text-ink-soft text-sm">
        {t('panel.failed')}{' '}
        <Button look="quiet" size="small" onClick={() => list.refetch()}>
          {t('panel.retry')}
        </Button>
      </p>
    );
  if (!list.data) return <Skeleton className="h-24" />;
  if (list.data.resumes.length === 0) return <p className="text-ink-soft text-sm">{t('panel.none')}</p>;
  return (
    <ul className="grid grid-cols-1 gap-1">
      {list.data.resumes.slice(0, shown).map(({ id, jobTitle }) => (
        <li key={id} className="flex items-center gap-2">
          <Link
            href={`/?resume=${id}`}
            className="min-w-0 grow truncate py-2 text-accent-ink text-sm underline"
          >
            {jobTitle}
          </Link>
          <button
            type="button"
            aria-label={t('panel.delete', { title: jobTitle })}
            onClick={() => remove(id)}
            className="grid size-9 shrink-0 place-items-center rounded-sm text-ink-faint hover:bg-bad-soft hover:text-bad"
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
