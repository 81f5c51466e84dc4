import type { Job } from '../../platform/context.ts';
import { converge } from './converge.ts';
import { endWanted } from './leave.ts';
import { CANCEL_LINK_JOB, sendCancelLinks } from './links.ts';
import { makerOf } from './maker-of.ts';
import { reconcileNight } from './nightly.ts';
import { createPaymentService } from './service.ts';
import { EVENT_JOB, followHint } from './stripe/events.ts';
import type { Hint } from './stripe/webhook.ts';
import { NOTICE_JOB } from './test-actions.ts';

const notice: Job = {
  name: NOTICE_JOB,
  async run(context, payload) {
    const maker = makerOf(context);
    if (maker) await converge(context, maker, String(payload.sessionId));
  },
};

const reconcile: Job = {
  name: 'payments.reconcile',
  schedule: '17 * * * *',
  async run(context) {
    const maker = makerOf(context);
    if (!maker) return;
    await endWanted(context, maker);
    const count = await createPaymentService(context, maker).reconcile();
    context.log.info('payments.reconciled', { count });
  },
};

const cancelLink: Job = {
  name: CANCEL_LINK_JOB,
  run: sendCancelLinks,
};

const stripeEvent: Job = {
  name: EVENT_JOB,
  async run(context, payload) {
    const maker = makerOf(context);
    if (maker?.name === 'stripe')
      await followHint(context, maker, { kind: payload.kind as Hint['kind'], id: String(payload.id) });
  },
};

const night: Job = {
  name: 'payments.reconcile-night',
  schedule: '41 3 * * *',
  async run(context) {
    const maker = makerOf(context);
    if (!maker) return;
    const { looked, repaired, failed } = await reconcileNight(context, maker);
    context.log[repaired.length + failed > 0 ? 'warn' : 'info']('payments.night', {
      looked,
      repaired: repaired.length,
      failed,
    });
  },
};

export const jobs: Job[] = [notice, reconcile, cancelLink, stripeEvent, night];
