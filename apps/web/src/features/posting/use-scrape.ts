import type { CallReply } from '@tailor/contract/call';
import type { ScrapeJob } from '@tailor/contract/calls/scrape-job';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../lib/api.ts';
import { showToast } from '../../lib/toast.ts';
import { changeDraft, currentDraft } from '../draft/draft-store.ts';
import { useErrorText } from '../errors/error-text.ts';

/** Reads a posting from its address into the draft; what is there already stays when nothing came. */
export function useScrape(): { scraping: boolean; scrape: () => Promise<void> } {
  const { t } = useTranslation('posting');
  const errorText = useErrorText();
  const [scraping, setScraping] = useState(false);
  const scrape = async () => {
    const url = currentDraft().jobUrl.trim();
    if (!url) {
      showToast({ title: t('missingUrl.title'), description: t('missingUrl.text'), variant: 'destructive' });
      return;
    }
    setScraping(true);
    try {
      const job = await call<CallReply<ScrapeJob>>('/api/scrape-job', {
        method: 'POST',
        body: { url },
        needs: ['success'],
      });
      if (!job.success || !job.jobDescription) {
        const description = t([`reason.${job.reason}`, 'failed.text']);
        showToast({ title: t('failed.title'), description, variant: 'destructive' });
        return;
      }
      const now = currentDraft();
      changeDraft({
        jobTitle: job.jobTitle || now.jobTitle,
        jobDescription: job.jobDescription,
        company: job.company,
      });
      const company = job.company;
      showToast({
        title: t('done.title'),
        description: company ? t('done.text', { company }) : t('done.text.unnamed'),
      });
    } catch (error) {
      // A server without this call is one that cannot read postings now.
      const missing = error instanceof ApiError && error.status === 404;
      const description = missing ? t('failed.text') : errorText(error);
      showToast({ title: t('failed.title'), description, variant: 'destructive' });
    } finally {
      setScraping(false);
    }
  };
  return { scraping, scrape };
}
