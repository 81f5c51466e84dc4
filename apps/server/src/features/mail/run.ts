import { errorFields } from '../../platform/log.ts';
import { freeExpiredClaims } from './claims.ts';
import type { MailContext } from './context.ts';
import { createMailSender, type SenderOptions, senderDefaults } from './sender.ts';

/** Sends until told to stop; what is in hand is finished first. */
export function runMailSender(
  context: MailContext,
  given: Partial<SenderOptions> = {},
): { stop(): Promise<void> } {
  const options = { ...senderDefaults, ...given };
  const sender = createMailSender(context, given);
  let stopping = false;
  let wake: () => void = () => undefined;
  let swept = 0;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const once = async (): Promise<number> => {
    if (Date.now() - swept > options.sweepMs) {
      swept = Date.now();
      await freeExpiredClaims(context.db, context.clock.now());
    }
    return sender.round();
  };
  const loop = async () => {
    while (!stopping) {
      let taken = 0;
      try {
        taken = await once();
      } catch (error) {
        context.log.warn('mail.round_failed', errorFields(error));
      }
      if (taken === 0 && !stopping) await pause(options.idleMs);
    }
  };
  const running = loop();
  return {
    async stop() {
      stopping = true;
      sender.endSoon();
      wake();
      await running;
      await sender.close();
    },
  };
}
