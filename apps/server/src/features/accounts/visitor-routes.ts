import { claimVisitor } from '@tailor/contract/calls/claim-visitor';
import { visitorThings } from '@tailor/contract/calls/visitor-things';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { countWaiting } from '../extract/store.ts';
import { countPayments } from '../payments/refunds.ts';
import { listResumes } from '../resumes/store.ts';
import { moveToUser } from './claim.ts';
import type { Desk } from './desk.ts';

/** What somebody made before they signed in, and taking it along. */
export function visitorRoutes(http: Http, context: Context, desk: Desk): void {
  http.route(visitorThings, { access: 'user' }, async ({ request }) => {
    const visitor = desk.identity.visitor(request.headers);
    const resumes = visitor ? await listResumes(context.db, context.keys, visitor.id) : [];
    return answer(200, {
      resumes: resumes.map(({ id, content }) => ({ id, jobTitle: content.jobTitle })),
      payments: visitor ? await countPayments(context.db, visitor.id) : 0,
      documents: visitor ? await countWaiting(context.db, visitor.id) : 0,
    });
  });

  http.route(claimVisitor, { access: 'user' }, async ({ owner, body, request, reply }) => {
    const visitor = desk.identity.visitor(request.headers);
    const moved = visitor !== null && body.mine;
    if (moved) await moveToUser(context, visitor, owner);
    // Only now: without the cookie nobody could ask a second time for what did not move.
    reply.header('set-cookie', desk.identity.forgetVisitor());
    return answer(200, { moved });
  });
}
