import { limits } from '@tailor/contract/limits';
import { mailAdminIsOpen } from '../platform/config.ts';
import { configuredModel } from '../platform/config-models.ts';
import type { Context } from '../platform/context.ts';

/** What the operator's settings put into pages. The browser part declares the same shape. */
export function siteConfigOf({ config }: Context, hasPostings: boolean) {
  const live = /_live_/.test(config.STRIPE_SECRET_KEY ?? '');
  const model = configuredModel(config);
  const testPayments = !live && (config.local || config.ALLOW_TEST_PAYMENTS);
  return {
    siteName: config.SITE_NAME,
    origin: config.origin,
    supportEmail: config.SUPPORT_EMAIL ?? null,
    liveChatUrl: config.LIVE_CHAT_URL ?? null,
    siteStats: config.SITE_STATS,
    promisesReply: config.REPLY_WITHIN_24H,
    payments: live || testPayments,
    testPayments,
    testCheckout: testPayments && !config.STRIPE_SECRET_KEY,
    recommendations: true,
    challenges: true,
    jobAlerts: hasPostings,
    tracking: true,
    emailAdminOpen: mailAdminIsOpen(config),
    refundDays: config.REFUND_DAYS,
    retentionHours: limits.unpaidRetentionHours,
    ...(model ? { model: { name: model.name, host: model.host, on: model.on } } : {}),
    operator: {
      name: config.OPERATOR_NAME ?? null,
      address: config.OPERATOR_ADDRESS ?? null,
      email: config.OPERATOR_EMAIL ?? config.SUPPORT_EMAIL ?? null,
    },
  };
}
export type SiteConfig = ReturnType<typeof siteConfigOf>;
