import type { ResumeReply, RunView } from '@tailor/contract/shapes/resume';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { Progress } from '../../ui/progress.tsx';
import { followRun } from './follow-run.ts';
import { resumeKey } from './use-processing.ts';

interface RunProgressProps {
  resumeId: string;
  /** What is said while it runs, when it is done, and when it failed: in the page's own words. */
  texts: { running: string; done: string; failed: string };
}

const isOver = (run: RunView | null) => run === null || run.status === 'done' || run.status === 'failed';

/** How far the tailoring of a resume is that goes on by itself, as after a payment. */
export function RunProgress({ resumeId, texts }: RunProgressProps) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: resumeKey(resumeId),
    queryFn: () => call<ResumeReply>(`/api/resumes/${resumeId}`, { needs: ['resume'] }),
  });
  const [live, setLive] = useState<{ progress: number; failed: boolean } | null>(null);
  const run = query.data?.run ?? null;
  const url = isOver(run) ? null : (run?.progressUrl ?? null);
  useEffect(() => {
    if (!url) return;
    const key = resumeKey(resumeId);
    return followRun(resumeId, url, {
      progress: (progress) => setLive({ progress, failed: false }),
      done: () => queries.invalidateQueries({ queryKey: key }),
      failed: () => setLive({ progress: 0, failed: true }),
    });
  }, [resumeId, url, queries]);
  if (!query.data) return null;
  if (live?.failed || run?.status === 'failed') return <p role="status">{texts.failed}</p>;
  if (query.data.resume.isProcessed) return <p role="status">{texts.done}</p>;
  if (!url) return null;
  return (
    <div className="grid gap-2">
      <p role="status">{texts.running}</p>
      <Progress value={live?.progress ?? run?.progress ?? null} label={texts.running} />
    </div>
  );
}
