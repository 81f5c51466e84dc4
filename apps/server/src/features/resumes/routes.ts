import { answerQuestion } from '@tailor/contract/calls/answer-question';
import { createResume } from '@tailor/contract/calls/create-resume';
import { decideEdits } from '@tailor/contract/calls/decide-edits';
import { deleteResume } from '@tailor/contract/calls/delete-resume';
import { editText } from '@tailor/contract/calls/edit-text';
import { getResume } from '@tailor/contract/calls/get-resume';
import { listResumes } from '@tailor/contract/calls/list-resumes';
import { noteDownload } from '@tailor/contract/calls/note-download';
import { processResume } from '@tailor/contract/calls/process-resume';
import { resumeEvents } from '@tailor/contract/calls/resume-events';
import { sendStream } from '../../http/event-stream.ts';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { createIdentity } from '../identity/service.ts';
import { createReplies } from './replies.ts';
import { createResumeService } from './service.ts';

const creating = {
  limit: { name: 'resumes.create', most: 60, seconds: 3600 },
  addressLimit: { name: 'resumes.create-address', most: 300, seconds: 3600 },
};
const processing = {
  limit: { name: 'resumes.process', most: 120, seconds: 3600 },
  addressLimit: { name: 'resumes.process-address', most: 600, seconds: 3600 },
};
const deciding = { name: 'resumes.change', most: 1_200, seconds: 3600 };

export function routes(http: Http, context: Context): void {
  const service = createResumeService(context);

  http.route(createResume, { access: 'writer', ...creating }, async ({ owner, body, request }) => {
    const { id, jobTitle, wordCount } = await service.create(owner, body, request.ip);
    return answer(201, { resume: { id, userId: owner.userId, jobTitle, isProcessed: false, wordCount } });
  });

  http.route(listResumes, { access: 'owner' }, async ({ owner }) => {
    const resumes = await service.list(owner);
    return answer(200, {
      resumes: resumes.map((resume) => ({
        id: resume.id,
        jobTitle: resume.content.jobTitle,
        company: resume.content.company,
        isProcessed: resume.processedVersion === resume.version,
        wordCount: resume.wordCount,
        createdAt: resume.createdAt.toISOString(),
        changedAt: resume.changedAt.toISOString(),
        expiresAt: resume.expiresAt?.toISOString() ?? null,
      })),
    });
  });

  const replies = createReplies(context, createIdentity(context), service);
  http.stream(getResume, { access: 'self' }, async ({ params, manner, request, reply }) => {
    const json = await replies.read(request.headers, params.id, manner.language);
    await reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .send(json);
  });

  http.route(deleteResume, { access: 'owner' }, async ({ owner, params }) => {
    await service.remove(owner, params.id);
    return answer(200, { deleted: true as const });
  });

  http.route(processResume, { access: 'owner', ...processing }, async (asked) => {
    const { owner, params, body, manner, request } = asked;
    const { useModel } = body;
    const switched = typeof useModel === 'boolean' ? { useModel, ip: request.ip } : undefined;
    const done = await service.process(owner, params.id, manner.language, switched);
    if (done) return answer(200, done);
    return answer(202, { status: 'running' as const, progressUrl: `/api/resumes/${params.id}/events` });
  });

  http.stream(resumeEvents, { access: 'owner' }, async ({ owner, params, query, request, reply }) => {
    const streamId = await service.streamFor(owner, params.id, query.of);
    await sendStream(context, request, reply, { owner: owner.id, streamId, lastEventId: query.lastEventId });
  });

  http.route(decideEdits, { access: 'owner', limit: deciding }, async ({ owner, params, body, manner }) =>
    answer(200, await service.decide(owner, params.id, manner.language, body.decisions)),
  );

  http.route(answerQuestion, { access: 'owner', limit: deciding }, async ({ owner, params, body, manner }) =>
    answer(200, await service.answer(owner, params.id, manner.language, body)),
  );

  http.route(editText, { access: 'owner', limit: deciding }, async ({ owner, params, body, manner }) =>
    answer(200, await service.writeByHand(owner, params.id, manner.language, body.optimizedContent)),
  );

  http.route(noteDownload, { access: 'owner', limit: deciding }, async ({ owner, params }) => {
    await service.noteDownload(owner, params.id);
    return answer(200, { noted: true as const });
  });
}
