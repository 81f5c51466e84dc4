import { changeRole } from '@tailor/contract/calls/change-role';
import { listPeople } from '@tailor/contract/calls/list-people';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { findPeople, giveRole } from './service.ts';

export function routes(http: Http, context: Context): void {
  http.route(listPeople, { access: 'admin' }, async ({ query }) =>
    answer(200, await findPeople(context, query.search ?? '')),
  );

  http.route(changeRole, { access: 'admin' }, async ({ owner, params, body }) => {
    await giveRole(context, owner, params.id, body.role);
    context.log.info('people.role_changed', { role: body.role });
    return answer(200, { role: body.role });
  });
}
