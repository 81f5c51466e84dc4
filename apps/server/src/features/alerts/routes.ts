import { endJobAlert } from '@tailor/contract/calls/end-job-alert';
import { readJobAlert } from '@tailor/contract/calls/read-job-alert';
import { setJobAlert } from '@tailor/contract/calls/set-job-alert';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { createAlertService } from './service.ts';

const writing = { name: 'job-alerts', most: 60, seconds: 3_600 };

export function routes(http: Http, context: Context): void {
  const service = createAlertService(context);

  http.route(readJobAlert, { access: 'user' }, async ({ owner }) =>
    answer(200, { alert: await service.read(owner) }),
  );

  http.route(setJobAlert, { access: 'user', limit: writing }, async ({ owner, body }) =>
    answer(200, { alert: await service.set(owner, body.resumeId) }),
  );

  http.route(endJobAlert, { access: 'user', limit: writing }, async ({ owner }) =>
    answer(200, { alert: await service.end(owner) }),
  );
}
