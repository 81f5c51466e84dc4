import type { Config } from './config.ts';
import type { Log } from './log.ts';

/**
 * "Local" allows test payments and samples. Who puts a proxy in front without saying the public
 * address is no longer local, whatever the configuration thinks.
 */
export interface LocalMode {
  notice(headers: Record<string, string | string[] | undefined>): void;
}

const onlyHere = /^(localhost|127\..*|\[::1\]|.*\.localhost)$/;

/** Mails go out into the world while their links lead nowhere but here. */
export function warnOfLinks(config: Config, log: Log): void {
  if (!config.SMTP_URL || config.PUBLIC_URL || !onlyHere.test(new URL(config.origin).hostname)) return;
  log.warn('mail.links', {
    reason: `SMTP_URL is set and PUBLIC_URL is not: links in mails lead to ${config.origin}, which opens on this machine only. Set PUBLIC_URL to the address people use.`,
  });
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

export function createLocalMode(config: Config, log: Log): LocalMode {
  return {
    notice(headers) {
      if (!config.local || config.PUBLIC_URL || !forwarding.some((name) => headers[name] !== undefined))
        return;
      config.local = false;
      log.warn('local_mode.ended', {
        reason: 'A request came through a proxy while PUBLIC_URL is not set. Set PUBLIC_URL and TRUST_PROXY.',
      });
    },
  };
}
