import type { CallReply } from '@tailor/contract/call';
import type { CreateResume, CreateResumeBody } from '@tailor/contract/calls/create-resume';
import { countWords } from '@tailor/contract/words';
import { call } from '../../lib/api.ts';
import { changeDraft, currentDraft, type Draft, keepDraftNow, storeAs } from '../draft/draft-store.ts';
import { modelChoice } from '../models/choice.ts';

export type MissingField = 'resume' | 'jobTitle' | 'jobDescription';

export function missingFields(
  draft: Pick<Draft, 'resumeText' | 'jobTitle' | 'jobDescription'>,
): MissingField[] {
  const missing: MissingField[] = [];
  if (!draft.resumeText.trim()) missing.push('resume');
  if (!draft.jobTitle.trim()) missing.push('jobTitle');
  if (!draft.jobDescription.trim()) missing.push('jobDescription');
  return missing;
}

/** Stores what was typed, once per text, title and description; the same again keeps its id. */
export async function storeDraft(isPaid: boolean, userId: string | null): Promise<string> {
  storeAs(userId);
  const draft = currentDraft();
  if (draft.resumeId) return draft.resumeId;
  const body: CreateResumeBody = {
    originalContent: draft.resumeText,
    jobTitle: draft.jobTitle,
    jobDescription: draft.jobDescription,
    jobUrl: draft.jobUrl.trim() || null,
    company: draft.company || null,
    extractionId: draft.extractionId || null,
    userId,
    isPaid,
    useModel: modelChoice(),
    wordCount: countWords(draft.resumeText),
  };
  const { resume } = await call<CallReply<CreateResume>>('/api/resumes', {
    method: 'POST',
    body,
    needs: ['resume'],
  });
  // Whoever typed on meanwhile has another text by now, which is not the stored one.
  const now = currentDraft();
  const same = (['resumeText', 'jobTitle', 'jobDescription'] as const).every(
    (key) => now[key] === draft[key],
  );
  if (same) changeDraft({ resumeId: resume.id });
  keepDraftNow();
  return resume.id;
}
