import type { CallReply } from '@tailor/contract/call';
import type { ProcessResume } from '@tailor/contract/calls/process-resume';
import type { ResumeReply } from '@tailor/contract/shapes/resume';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { call, callForReply, unreadable } from '../../lib/api.ts';
import { modelChoice } from '../models/choice.ts';
import { followRun } from './follow-run.ts';

export const resumeKey = (id: string) => ['resumes', id] as const;

export interface Processing {
  id: string;
  startedAt: number;
  /** Real, 0 to 100. */
  progress: number;
  endedAt: number | null;
}

/** How long a silent call may take before its real progress is asked for beside it. */
const quietMs = 1500;

type Reply = CallReply<ProcessResume>;

export function useProcessing(onError: (error: unknown) => void) {
  const queries = useQueryClient();
  const [processing, setProcessing] = useState<Processing | null>(null);
  const stop = useRef<() => void>(() => undefined);

  const close = useCallback(() => {
    stop.current();
    setProcessing(null);
  }, []);

  const end = useCallback(
    (id: string, reply: ResumeReply) => {
      stop.current();
      queries.setQueryData(resumeKey(id), reply);
      queries.invalidateQueries({ queryKey: ['resumes'], exact: true });
      setProcessing((now) => (now?.id === id ? { ...now, progress: 100, endedAt: Date.now() } : now));
    },
    [queries],
  );

  const fail = useCallback(
    (error: unknown) => {
      close();
      onError(error);
    },
    [close, onError],
  );

  const follow = useCallback(
    (id: string, url: string) => {
      stop.current = followRun(id, url, {
        progress: (progress) => setProcessing((now) => (now?.id === id ? { ...now, progress } : now)),
        done: () =>
          call<ResumeReply>(`/api/resumes/${id}`, { needs: ['resume', 'improvements'] }).then(
            (reply) => end(id, reply),
            fail,
          ),
        failed: fail,
      });
    },
    [end, fail],
  );

  /** Opens the dialog for a run that goes on already. */
  const join = useCallback(
    (id: string, url: string, progress: number) => {
      setProcessing({ id, startedAt: Date.now(), progress, endedAt: null });
      follow(id, url);
    },
    [follow],
  );

  const start = useCallback(
    async (id: string, isFileUpload: boolean) => {
      setProcessing({ id, startedAt: Date.now(), progress: 0, endedAt: null });
      const quiet = setTimeout(() => follow(id, `/api/resumes/${id}/events`), quietMs);
      stop.current = () => clearTimeout(quiet);
      try {
        const { data } = await callForReply<Reply>(`/api/resumes/${id}/process`, {
          method: 'POST',
          body: { isPremium: false, isFileUpload, useModel: modelChoice() },
        });
        clearTimeout(quiet);
        stop.current();
        if ('progressUrl' in data) follow(id, data.progressUrl);
        else if ('resume' in data) end(id, data);
        else throw unreadable();
      } catch (error) {
        clearTimeout(quiet);
        fail(error);
      }
    },
    [end, fail, follow],
  );

  return { processing, start, join, close };
}
