import type { CallReply } from '@tailor/contract/call';
import type { ListResumes } from '@tailor/contract/calls/list-resumes';
import type { ReadJobAlert } from '@tailor/contract/calls/read-job-alert';
import type { JobAlert } from '@tailor/contract/shapes/job-alert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { showToast } from '../../lib/toast.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { useErrorText } from '../errors/error-text.ts';

type Resume = CallReply<ListResumes>['resumes'][number];
const key = ['job-alert'] as const;

function useJobAlert() {
  const { t } = useTranslation('tracking');
  const errorText = useErrorText();
  const client = useQueryClient();
  const state = useQuery({
    queryKey: key,
    queryFn: () => call<CallReply<ReadJobAlert>>('/api/job-alert', { needs: ['alert'] }),
  });
  const doing = async (method: 'PUT' | 'DELETE', body?: { resumeId: string }) => {
    try {
      const reply = await call<CallReply<ReadJobAlert>>('/api/job-alert', { method, body, needs: ['alert'] });
      client.setQueryData(key, reply);
    } catch (error) {
      showToast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
    }
  };
  return {
    alert: state.data?.alert,
    set: (resumeId: string) => doing('PUT', { resumeId }),
    end: () => doing('DELETE'),
  };
}

/** On or off, from when, and what is in the way. */
function State({ alert }: { alert: JobAlert }) {
  const { t } = useTranslation('tracking');
  const language = useLanguage();
  if (!alert.on || alert.nextAt === null) return <p className="text-ink-soft text-sm">{t('alert.isOff')}</p>;
  const day = new Date(alert.nextAt).toLocaleDateString(language, { dateStyle: 'long' });
  return (
    <p className={alert.problem ? 'font-medium text-bad text-sm' : 'text-good text-sm'}>
      {alert.problem ? t(`alert.${alert.problem}`) : t('alert.isOn', { day })}
    </p>
  );
}

function Choice({
  alert,
  resumes,
  set,
  end,
}: Omit<ReturnType<typeof useJobAlert>, 'alert'> & { alert: JobAlert; resumes: Resume[] }) {
  const { t } = useTranslation('tracking');
  const [chosen, choose] = useState(alert.resumeId ?? resumes[0]?.id ?? '');
  const named = resumes.map(
    ({ id, jobTitle, company }) => [id, [jobTitle, company].filter(Boolean).join(' · ')] as const,
  );
  const other = chosen !== alert.resumeId;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <Select
          label={t('alert.resume')}
          options={named}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      {!alert.on || other ? (
        <Button onClick={() => void set(chosen)}>{t(alert.on ? 'alert.change' : 'alert.switchOn')}</Button>
      ) : null}
      {alert.on ? (
        <Button look="secondary" onClick={() => void end()}>
          {t('alert.switchOff')}
        </Button>
      ) : null}
    </div>
  );
}

/** A search that is saved from a resume: new matches by mail, once a week. */
export function JobAlertCard() {
  const { t } = useTranslation('tracking');
  const { jobAlerts } = useSiteConfig();
  const { alert, set, end } = useJobAlert();
  const list = useQuery({
    queryKey: ['resumes'],
    queryFn: () => call<CallReply<ListResumes>>('/api/resumes', { needs: ['resumes'] }),
  });
  const resumes = list.data?.resumes;
  // Without postings none is offered; who has one can still end it.
  if (!alert || !resumes || (!jobAlerts && !alert.on)) return null;
  return (
    <Card aria-labelledby="alert-title" className="grid gap-3">
      <h2 id="alert-title" className="text-xl">
        {t('alert.title')}
      </h2>
      <p>{t('alert.text')}</p>
      {resumes.length === 0 ? (
        <>
          <p className="text-ink-soft text-sm">{t('alert.noResume')}</p>
          <ButtonLink href="/" look="secondary" size="small" className="justify-self-start">
            {t('alert.begin')}
          </ButtonLink>
        </>
      ) : (
        <>
          <div role="status">
            <State alert={alert} />
          </div>
          <Choice key={alert.resumeId ?? ''} alert={alert} resumes={resumes} set={set} end={end} />
        </>
      )}
    </Card>
  );
}
