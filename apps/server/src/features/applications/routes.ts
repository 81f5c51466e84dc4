import { changeApplication } from '@tailor/contract/calls/change-application';
import { deleteApplication } from '@tailor/contract/calls/delete-application';
import { exportApplications } from '@tailor/contract/calls/export-applications';
import { listApplications } from '@tailor/contract/calls/list-applications';
import { saveApplication } from '@tailor/contract/calls/save-application';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { csvHeaders } from '../../platform/csv.ts';
import { csvOf, presentApplication } from './present.ts';
import { createApplicationService } from './service.ts';
import { statisticsOf } from './statistics.ts';

const writing = { name: 'applications', most: 600, seconds: 3600 };

export function routes(http: Http, context: Context): void {
  const service = createApplicationService(context);

  http.route(listApplications, { access: 'owner' }, async ({ owner }) => {
    const rows = await service.list(owner);
    return answer(200, { applications: rows.map(presentApplication), statistics: statisticsOf(rows) });
  });

  http.route(saveApplication, { access: 'owner', limit: writing }, async ({ owner, body, manner }) =>
    answer(201, { application: presentApplication(await service.save(owner, body, manner)) }),
  );

  http.route(
    changeApplication,
    { access: 'owner', limit: writing },
    async ({ owner, params, body, manner }) =>
      answer(200, { application: presentApplication(await service.change(owner, params.id, body, manner)) }),
  );

  http.route(deleteApplication, { access: 'owner', limit: writing }, async ({ owner, params }) => {
    await service.remove(owner, params.id);
    return answer(200, { deleted: true });
  });

  http.stream(exportApplications, { access: 'owner' }, async ({ owner, reply }) => {
    const csv = csvOf(await service.list(owner));
    await reply.headers(csvHeaders('applications')).send(csv);
  });
}
