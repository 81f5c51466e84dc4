import type { Fact, Proposal, Tailoring } from '@tailor/engine';
import type { TailorRequest } from '../../platform/engine-runner.ts';
import type { ResumeContent } from './stored.ts';

export function tailorRequest(
  content: ResumeContent,
  now: Date,
  decisions: { facts: Fact[]; rejected: string[]; byHand?: string | null; model?: { proposals: Proposal[] } },
  made: Tailoring | null = null,
): TailorRequest {
  return {
    text: content.originalContent,
    job: {
      title: content.jobTitle,
      description: content.jobDescription,
      ...(content.company ? { company: content.company } : {}),
    },
    asOf: { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 },
    facts: decisions.facts,
    rejected: decisions.rejected,
    byHand: decisions.byHand ?? null,
    made,
    proposals: decisions.model?.proposals ?? [],
  };
}
