import type { CallReply } from '@tailor/contract/call';
import type { JobRecommendations } from '@tailor/contract/calls/job-recommendations';
import { limits } from '@tailor/contract/limits';
import type { ResumeReply } from '@tailor/contract/shapes/resume';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../lib/api.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Carousel } from './carousel.tsx';

/** Asked for once per result; the server takes the stored text, so that a preview gets whole answers too. */
export function Recommendations({ resume }: { resume: ResumeReply['resume'] }) {
  const { t } = useTranslation('recommendations');
  const { recommendations } = useSiteConfig();
  const long = resume.originalContent.length > limits.recommendationMinCharacters;
  const jobs = useQuery({
    queryKey: ['recommendations', resume.id],
    queryFn: () =>
      call<CallReply<JobRecommendations>>('/api/generate-job-recommendations', {
        method: 'POST',
        body: {
          resumeText: resume.originalContent,
          resumeId: resume.id,
          userId: resume.userId ?? 'anonymous',
        },
        needs: ['success', 'recommendations'],
      }),
    enabled: recommendations && long,
  });
  if (!recommendations || !long) return null;
  const list = jobs.data?.success ? jobs.data.recommendations : [];
  if (jobs.data?.success && list.length === 0) return null;
  const failed = jobs.isError || jobs.data?.success === false;
  const away = jobs.error && !(jobs.error instanceof ApiError);
  return (
    <section aria-labelledby="jobs-title">
      <h3 id="jobs-title" className="mb-4 text-xl">
        {t('title')}
      </h3>
      {failed ? (
        <div role="alert" className="rounded-md border border-bad bg-bad-soft p-4 text-bad">
          <p className="text-sm">{jobs.data?.message ?? t(away ? 'unreachable' : 'failed')}</p>
          <Button size="small" look="secondary" className="mt-3" onClick={() => jobs.refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {jobs.isPending ? (
        <div role="status">
          <p className="sr-only">{t('loading')}</p>
          <Skeleton className="h-72" />
        </div>
      ) : null}
      {list.length > 0 ? <Carousel jobs={list} /> : null}
    </section>
  );
}
