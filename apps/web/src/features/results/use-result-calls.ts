import type { CallBody } from '@tailor/contract/call';
import type { AnswerQuestion } from '@tailor/contract/calls/answer-question';
import type { DecideEdits } from '@tailor/contract/calls/decide-edits';
import type { ResumeReply } from '@tailor/contract/shapes/resume';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { showToast } from '../../lib/toast.ts';
import { useErrorText } from '../errors/error-text.ts';
import { resumeKey } from '../processing/use-processing.ts';

type Decisions = CallBody<DecideEdits>['decisions'];
type Answer = CallBody<AnswerQuestion>;

/** The decision shows at once; text and scores follow with the server's answer. */
function withDecisions(reply: ResumeReply, decisions: Decisions): ResumeReply {
  if (!reply.result) return reply;
  const wanted = new Map(decisions.map(({ id, accepted }) => [id, accepted]));
  const edits = reply.result.edits.map((edit) => ({
    ...edit,
    accepted: wanted.get(edit.id) ?? edit.accepted,
  }));
  return { ...reply, result: { ...reply.result, edits } };
}

/** What a person does to a result. Calls go one after the other; each answer is the whole new result. */
export function useResultCalls(id: string) {
  const { t } = useTranslation('results');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const send = (path: '/edits' | '/answers' | '/text', method: 'PATCH' | 'POST' | 'PUT', body: unknown) => {
    setBusy(true);
    const turn = queue.current.then(async () => {
      try {
        const reply = await call<ResumeReply>(`/api/resumes/${id}${path}`, {
          method,
          body,
          needs: ['resume', 'improvements'],
        });
        queries.setQueryData(resumeKey(id), reply);
        return true;
      } catch (error) {
        showToast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
        return false;
      }
    });
    queue.current = turn;
    turn.then(() => {
      if (queue.current === turn) setBusy(false);
    });
    return turn;
  };

  return {
    busy,
    decide: async (decisions: Decisions) => {
      const before = queries.getQueryData<ResumeReply>(resumeKey(id));
      if (before) queries.setQueryData(resumeKey(id), withDecisions(before, decisions));
      const done = await send('/edits', 'PATCH', { decisions });
      if (!done && before) queries.setQueryData(resumeKey(id), before);
      return done;
    },
    answer: (answer: Answer) => send('/answers', 'POST', answer),
    writeText: (optimizedContent: string | null) => send('/text', 'PUT', { optimizedContent }),
  };
}
