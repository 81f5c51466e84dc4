import type { PaidPlan } from '@tailor/contract/plans';
import type { ResumeReply } from '@tailor/contract/shapes/resume';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { clearDraft } from '../../features/draft/draft-store.ts';
import { useErrorText } from '../../features/errors/error-text.ts';
import { scrollsAt } from '../../features/processing/timeline.ts';
import { resumeKey, useProcessing } from '../../features/processing/use-processing.ts';
import { useCurrentUser } from '../../features/session/use-current-user.ts';
import { useOwnPlan } from '../../features/session/use-plan.ts';
import { idsIn } from '../../features/several/ids.ts';
import { storeDraft } from '../../features/start/create-resume.ts';
import { useStart } from '../../features/start/use-start.ts';
import { call } from '../../lib/api.ts';
import { focusNext } from '../../lib/focus.ts';
import { showToast } from '../../lib/toast.ts';

export type OpenDialog = 'pricing' | 'upgrade' | null;

export function scrollToId(
  id: string,
  atOnce = matchMedia('(prefers-reduced-motion: reduce)').matches,
): void {
  document.getElementById(id)?.scrollIntoView({ behavior: atOnce ? 'auto' : 'smooth', block: 'start' });
}

/** A run that goes on elsewhere, found when the page opens, is joined once. */
function useJoining(
  reply: ResumeReply | undefined,
  busy: boolean,
  join: (id: string, url: string, progress: number) => void,
) {
  const joined = useRef('');
  useEffect(() => {
    const run = reply?.run;
    if (!reply || !run || busy || joined.current === reply.resume.id) return;
    if (run.status !== 'queued' && run.status !== 'running') return;
    joined.current = reply.resume.id;
    join(reply.resume.id, run.progressUrl, run.progress);
  }, [reply, busy, join]);
}

/** All that happens on the home page, apart from how it looks. */
export function useHome() {
  const { t } = useTranslation('start');
  const [, go] = useLocation();
  const search = useSearch();
  const resumeId = new URLSearchParams(search).get('resume') ?? '';
  const several = resumeId ? [] : idsIn(search);
  const { unlimited, premium } = useOwnPlan();
  const { user } = useCurrentUser();
  const errorText = useErrorText();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const openPricing = useCallback(() => setDialog('pricing'), []);
  const failed = useRef<(error: unknown) => void>(() => undefined);
  const onError = useCallback((error: unknown) => failed.current(error), []);
  const { processing, start: process, join, close } = useProcessing(onError);

  const reply = useQuery({
    queryKey: resumeKey(resumeId),
    queryFn: () => call<ResumeReply>(`/api/resumes/${resumeId}`, { needs: ['resume', 'improvements'] }),
    enabled: resumeId !== '' && processing?.id !== resumeId,
  });
  useJoining(reply.data, processing !== null, join);

  const onProcess = useCallback(
    (id: string, fromUpload: boolean) => {
      go(`/?resume=${id}`, { replace: true });
      process(id, fromUpload);
    },
    [go, process],
  );
  const starting = useStart({ unlimited, onProcess, onPricing: openPricing });
  failed.current = starting.processingFailed;

  // The scroll comes a second after success or at the dialog's close, whichever is later.
  const { startedAt, endedAt } = processing ?? {};
  const scrollAt = startedAt && endedAt ? startedAt + scrollsAt(endedAt - startedAt) : null;
  useEffect(() => {
    if (!scrollAt) return;
    const arrive = () => {
      scrollToId('results');
      focusNext('result-title', 'results');
    };
    setTimeout(arrive, scrollAt - Date.now() + 50);
  }, [scrollAt]);

  const store = useCallback(() => storeDraft(false, user?.id ?? null), [user]);
  const upgrade = async (plan: PaidPlan) => {
    try {
      const id = resumeId || (await store());
      setDialog(null);
      go(`/checkout?resumeId=${id}&type=${plan}`);
    } catch (error) {
      showToast({ title: t('error.title'), description: errorText(error), variant: 'destructive' });
    }
  };
  /** Whatever stopped it: one press asks how it stands, and begins what nobody has begun. */
  const retry = async () => {
    const { data, isError } = await reply.refetch();
    if (!data || isError || data.resume.isProcessed) return;
    const { run } = data;
    if (run?.status === 'queued' || run?.status === 'running') join(resumeId, run.progressUrl, run.progress);
    else process(resumeId, false);
  };
  const startNew = () => {
    clearDraft();
    go('/');
    scrollToId('upload');
    focusNext('form-title');
  };
  return {
    resumeId,
    several,
    premium,
    reply,
    processing,
    closeProcessing: close,
    retry,
    dialog,
    setDialog,
    unlimited,
    starting,
    store,
    upgrade,
    startNew,
  };
}
