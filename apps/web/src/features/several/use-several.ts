import type { CallReply } from '@tailor/contract/call';
import type { CreateResume, CreateResumeBody } from '@tailor/contract/calls/create-resume';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { call } from '../../lib/api.ts';
import { showToast } from '../../lib/toast.ts';
import { changeDraft, currentDraft, keepDraftNow, type MoreJob } from '../draft/draft-store.ts';
import { useErrorText } from '../errors/error-text.ts';
import { modelChoice } from '../models/choice.ts';
import { missingFields, storeDraft } from '../start/create-resume.ts';
import { firstGap } from './jobs.ts';

export function changeJob(row: number, change: Partial<MoreJob>): void {
  const more = currentDraft().more.map((job, at) => (at === row ? { ...job, resumeId: '', ...change } : job));
  changeDraft({ more });
}

/** Stored one after the other; what is stored keeps its id, so that a second try stores nothing twice. */
async function storeAll(userId: string | null): Promise<string[]> {
  const ids = [await storeDraft(true, userId)];
  for (const [row, job] of currentDraft().more.entries()) {
    if (job.resumeId) ids.push(job.resumeId);
    else {
      const body: CreateResumeBody = {
        originalContent: currentDraft().resumeText,
        jobTitle: job.title,
        jobDescription: job.description,
        extractionId: currentDraft().extractionId || null,
        useModel: modelChoice(),
        userId,
      };
      const { resume } = await call<CallReply<CreateResume>>('/api/resumes', {
        method: 'POST',
        body,
        needs: ['resume'],
      });
      changeJob(row, { resumeId: resume.id });
      ids.push(resume.id);
    }
  }
  keepDraftNow();
  return ids;
}

/** What the button below the postings does, up to the address that ranks them. */
export function useSeveral(userId: string | null) {
  const { t } = useTranslation('several');
  const errorText = useErrorText();
  const [, go] = useLocation();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  const gap = (): string | null => {
    const own = missingFields(currentDraft())[0];
    if (own) return own === 'resume' ? 'resume-text' : own === 'jobTitle' ? 'job-title' : 'job-description';
    const found = firstGap(currentDraft().more);
    return found && `more-${found.row}-${found.field}`;
  };
  const start = async () => {
    const place = gap();
    if (place) {
      showToast({ title: t('gap.title'), description: t('gap.text'), variant: 'destructive' });
      document.getElementById(place)?.focus();
      return;
    }
    setBusy(true);
    try {
      const ids = await storeAll(userId);
      void queries.invalidateQueries({ queryKey: ['resumes'], exact: true });
      go(`/?resumes=${ids.join(',')}`);
    } catch (error) {
      showToast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
    }
    setBusy(false);
  };
  return { busy, start };
}
