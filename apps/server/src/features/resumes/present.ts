import { limits } from '@tailor/contract/limits';
import { type Plan, plans } from '@tailor/contract/plans';
import type { ImprovementView, QuestionView, ResultView } from '@tailor/contract/shapes/result';
import type { ResumeReply, RunView } from '@tailor/contract/shapes/resume';
import { cutGraphemes } from '@tailor/contract/words';
import type { Analysis, Edit, Effect, Entry, Score } from '@tailor/engine';
import { strongest } from '../plans/service.ts';
import { modelOf, modelWorded, shownEdits } from './present-model.ts';
import type { LoadedResume, StoredResult } from './stored.ts';

/**
 * The one place that decides what a caller may see. Fields are chosen by name; what the plan does
 * not show is never in the object.
 */
export function presentResume(
  loaded: LoadedResume,
  plan: Plan,
  engineVersion: string,
  upgradeMessage: string,
): ResumeReply {
  const { content, result } = loaded;
  const isProcessed = result !== null;
  const shown = plan.whole;
  return {
    resume: {
      id: loaded.id,
      userId: loaded.ownerId.startsWith('u_') ? loaded.ownerId.slice(2) : null,
      jobTitle: content.jobTitle,
      jobDescription: content.jobDescription,
      company: content.company,
      jobUrl: content.jobUrl,
      originalContent:
        isProcessed && !shown
          ? cutGraphemes(content.originalContent, limits.previewOriginalCharacters)
          : content.originalContent,
      optimizedContent: result && optimizedOf(result, shown),
      isProcessed,
      wordCount: loaded.wordCount,
      hasDocument: loaded.hasDocument,
      keywordStats: result && shown ? keywordStatsOf(result, plan) : null,
      createdAt: loaded.createdAt.toISOString(),
      changedAt: loaded.changedAt.toISOString(),
      expiresAt: loaded.expiresAt?.toISOString() ?? null,
    },
    run: runOf(loaded),
    improvements: result ? improvementsOf(result, plan) : [],
    isLimited: isProcessed && !shown,
    upgradeMessage: isProcessed && !shown ? upgradeMessage : null,
    plan: plan.name,
    counts: result && !shown ? countsOf(result) : null,
    report: result && reportOf(result.tailoring.before),
    result: result && shown ? resultOf(result, plan, engineVersion) : null,
    ...modelOf(loaded),
  };
}

function runOf({ id, run, result }: LoadedResume): RunView | null {
  if (!run || (run.status === 'done' && result)) return null;
  return {
    status: run.status,
    stage: run.stage,
    progress: run.progress,
    progressUrl: `/api/resumes/${id}/events`,
    error: run.errorCode ? { code: run.errorCode, params: {} } : null,
  };
}

export function tailoredText(result: StoredResult): string {
  return result.byHand ?? result.tailoring.text;
}

function optimizedOf(result: StoredResult, whole: boolean): string {
  const text = tailoredText(result);
  return whole ? text : cutGraphemes(text, limits.previewOptimizedCharacters);
}

function keywordStatsOf({ tailoring }: StoredResult, plan: Plan) {
  const { beforeMatch } = tailoring.before.keywordStats;
  const { afterMatch } = tailoring.after.keywordStats;
  return {
    beforeMatch,
    afterMatch,
    keywordsAdded: tailoring.after.keywordStats.added.length,
    ...(plan.atsScore ? { atsScore: tailoring.after.score.total } : {}),
  };
}

function effectOf({ match, score }: Effect, plan: Plan) {
  return plan.atsScore ? { match, score } : { match };
}

function improvementsOf({ tailoring }: StoredResult, plan: Plan): ImprovementView[] {
  const most = plan.whole ? tailoring.improvements.length : limits.freeImprovements;
  return tailoring.improvements.slice(0, most).map(({ id, code, params, lines, gain }) => ({
    id,
    code,
    params,
    lines,
    ...(plan.whole ? { gain: effectOf(gain, plan) } : {}),
  }));
}

function countsOf(stored: StoredResult) {
  const { tailoring } = stored;
  return {
    edits: shownEdits(stored).length,
    requirements: tailoring.before.job.requirements.length,
    questions: tailoring.questions.length,
    improvements: tailoring.improvements.length,
  };
}

function reportOf({ report }: Analysis): ResumeReply['report'] {
  return {
    fields: report.fields.map(({ field, count, lines }) => ({ field, count, lines })),
    unread: report.unread,
    findings: report.findings.map(({ code, params, severity, lines }) => ({ code, params, severity, lines })),
  };
}

function resultOf(stored: StoredResult, plan: Plan, engineVersion: string): ResultView {
  const { tailoring, rejected, byHand } = stored;
  const refused = new Set(rejected);
  return {
    maker: modelWorded(stored) ?? { kind: 'engine', name: 'built-in' },
    engineVersion,
    language: tailoring.before.resume.language,
    edits: shownEdits(stored).map((edit) => editOf(edit, !refused.has(edit.id), plan)),
    requirements: requirementsOf(tailoring.after),
    questions: questionsOf(stored, plan),
    entries: [...tailoring.before.resume.experience, ...tailoring.before.resume.projects].map(entryOf),
    keywords: { added: tailoring.after.keywordStats.added, missing: tailoring.after.keywordStats.missing },
    ...(plan.atsScore ? { score: scoreOf(tailoring.before.score, tailoring.after.score) } : {}),
    editedByHand: byHand !== null,
  };
}

function editOf(edit: Edit, accepted: boolean, plan: Plan): ResultView['edits'][number] {
  const { id, kind, maker, place, before, after, reason, evidence, terms, effect } = edit;
  return {
    id,
    kind,
    maker,
    accepted,
    place,
    before,
    after,
    reason,
    evidence,
    terms,
    effect: effectOf(effect, plan),
  };
}

function requirementsOf({ job, matches }: Analysis): ResultView['requirements'] {
  const byId = new Map(matches.map((match) => [match.requirementId, match]));
  return job.requirements.flatMap(({ id, text, kind, importance }) => {
    const match = byId.get(id);
    if (!match) return [];
    const quotes = match.quotes.map(({ line, quote, relation }) => ({
      line: line < 0 ? null : line,
      quote,
      relation,
    }));
    return [{ id, text, kind, importance, status: match.status, quotes, reason: match.reason }];
  });
}

/** Open ones and answered ones, which can be taken back; in the posting's order, so that none moves when answered. */
function questionsOf({ tailoring, facts }: StoredResult, plan: Plan): QuestionView[] {
  const { requirements } = tailoring.after.job;
  const open = tailoring.questions.map(({ id, code, params, requirementId, term, gain }) => {
    const unanswered = { answer: null, entryId: null, detail: null };
    return { id, code, params, requirementId, term: term.text, gain: effectOf(gain, plan), ...unanswered };
  });
  const answered = facts.map(({ questionId, text, answer, entryId = null, detail = null }) => {
    const asked = requirements.find(({ id }) => `q-${id}` === questionId);
    return {
      id: questionId,
      code: `question.${asked?.kind ?? 'hard_skill'}`,
      params: { term: text },
      requirementId: asked?.id ?? '',
      term: text,
      gain: effectOf({ match: 0, score: 0 }, plan),
      answer,
      entryId,
      detail,
    };
  });
  const order = [...requirements.map(({ id }) => id), ''];
  const place = (question: QuestionView) => order.indexOf(question.requirementId);
  return [...open, ...answered].sort((one, other) => place(one) - place(other));
}

function entryOf({ id, title, organization }: Entry): ResultView['entries'][number] {
  return { id, label: [title?.value, organization?.value].filter(Boolean).join(' · ') };
}

function scoreOf(before: Score, after: Score): NonNullable<ResultView['score']> {
  return {
    total: after.total,
    before: before.total,
    ceiling: after.ceiling,
    rubricVersion: after.rubricVersion,
    parts: after.parts.map(({ name, points, max, reasons }) => ({ name, points, max, reasons })),
  };
}

/** The stronger of what holds now and what the result was made under. */
export function planShown({ id, grants, result }: LoadedResume, now: Date): Plan {
  const held = strongest(grants, now, id);
  const made = result ? plans[result.madeUnder] : plans.free;
  const rank = { free: 0, basic: 1, premium: 2 };
  return rank[made.name] > rank[held.name] ? made : held;
}
