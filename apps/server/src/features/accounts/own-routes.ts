import { account } from '@tailor/contract/calls/account';
import { changeAccount } from '@tailor/contract/calls/change-account';
import { deleteAccount } from '@tailor/contract/calls/delete-account';
import { exportAccount } from '@tailor/contract/calls/export-account';
import { exportArchive } from '@tailor/contract/calls/export-archive';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { archiveOf } from './archive.ts';
import { type Desk, guessing, presentUser } from './desk.ts';
import { listSessions } from './sessions.ts';

const exporting = { name: 'accounts.export', most: 30, seconds: 3_600 };

/** The account itself: what is kept, changing it, taking it along, ending it. */
export function ownRoutes(http: Http, context: Context, desk: Desk): void {
  http.route(account, { access: 'user' }, async ({ owner, request }) => {
    const row = await desk.service.find(owner.id);
    const own = await listSessions(context.db, owner.id, desk.sessionOf(request) ?? '');
    return answer(200, {
      user: presentUser(row, owner),
      emailConfirmed: row.emailConfirmedAt !== null,
      hasPassword: row.passwordHash !== null,
      sessions: own.map(({ current, createdAt, seenAt }) => ({
        current,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    });
  });

  http.route(changeAccount, { access: 'user', limit: guessing }, async ({ owner, body, request }) => {
    await desk.service.rename(owner.id, body);
    if (body.newPassword)
      await desk.service.changePassword(
        owner.id,
        body.currentPassword ?? null,
        body.newPassword,
        desk.sessionOf(request) ?? '',
      );
    return answer(200, { user: presentUser(await desk.service.find(owner.id), owner) });
  });

  http.route(exportAccount, { access: 'owner', limit: exporting }, async ({ owner, reply }) => {
    reply.header('content-disposition', 'attachment; filename="my-data.json"');
    return answer(200, await desk.service.exportAll(owner));
  });

  http.stream(exportArchive, { access: 'owner', limit: exporting }, async ({ owner, reply }) => {
    await reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .type('application/zip')
      .send(archiveOf(await desk.service.exportAll(owner)));
  });

  http.route(deleteAccount, { access: 'user' }, async ({ owner, reply }) => {
    await desk.service.erase(owner);
    desk.forget(reply);
    return answer(200, { deleted: true as const });
  });
}
