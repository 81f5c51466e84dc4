import type { CallBody, CallReply } from '@tailor/contract/call';
import type { ChangeApplication } from '@tailor/contract/calls/change-application';
import type { ListApplications } from '@tailor/contract/calls/list-applications';
import type { SaveApplication } from '@tailor/contract/calls/save-application';
import type { Application } from '@tailor/contract/shapes/application';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { showToast } from '../../lib/toast.ts';
import { useErrorText } from '../errors/error-text.ts';

export type Tracked = CallReply<ListApplications>;
const key = ['applications'] as const;

export const useApplications = () =>
  useQuery({ queryKey: key, queryFn: () => call<Tracked>('/api/applications') });

/** Changes, each followed by the list and the figures as the server has them. */
export function useApplicationCalls() {
  const { t } = useTranslation('tracking');
  const errorText = useErrorText();
  const client = useQueryClient();
  const doing = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      await client.invalidateQueries({ queryKey: key });
      return true;
    } catch (error) {
      showToast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
      return false;
    }
  };
  return {
    save: (body: CallBody<SaveApplication>) =>
      doing(() => call('/api/applications', { method: 'POST', body })),
    change: ({ id }: Pick<Application, 'id'>, body: CallBody<ChangeApplication>) =>
      doing(() => call(`/api/applications/${id}`, { method: 'PATCH', body })),
    remove: ({ id }: Pick<Application, 'id'>) =>
      doing(() => call(`/api/applications/${id}`, { method: 'DELETE' })),
  };
}
