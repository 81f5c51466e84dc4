import type { CallBody } from '@tailor/contract/call';
import type { EmailPreview } from '@tailor/contract/calls/email-preview';
import type { SendTestEmail } from '@tailor/contract/calls/send-test-email';
import { isLanguage } from '@tailor/contract/languages';
import type { PaidPlan } from '@tailor/contract/plans';
import { marketingTemplates } from '@tailor/contract/shapes/mail';
import { composeMail, type ParamsOf, sampleParams } from '@tailor/mail';
import { inArray, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Manner, Owner } from '../../platform/owner.ts';
import { addressHash } from './address.ts';
import { asOfNow } from './as-of-now.ts';
import { senderOf } from './message.ts';
import { openMode } from './queue.ts';
import { mailOutbox } from './schema.ts';
import { contentOf, enqueueMail, type MailContent } from './service.ts';
import { isHidden } from './shown-address.ts';

const noMail = () =>
  new AppError('invalid_request', 'Name a template or an e-mail address.', { field: 'email' });

type Template = (typeof marketingTemplates)[number];
/** Nobody's: whoever presses the link of a preview ends nothing. */
const NO_TOKEN = 'preview';

export function createPreviews(context: Context) {
  const { db, keys, config } = context;

  function sampleOf(
    kind: Template,
    asked: { name?: string | null | undefined; plan?: PaidPlan | null | undefined },
  ) {
    const params: Record<string, unknown> = { ...sampleParams(config.origin)[kind] };
    delete params.name;
    // A sample's end must lie ahead, or the mail would say that everything is gone.
    if ('endsAt' in params)
      params.endsAt = new Date(context.clock.now().getTime() + 86_400_000).toISOString();
    if (asked.name) params.name = asked.name;
    if (kind === 'abandonedCart' && asked.plan) params.plan = asked.plan;
    return { kind, params } as unknown as Extract<ParamsOf, { kind: Template }>;
  }

  /** The next one that waits for this address. */
  async function nextTo(email: string): Promise<{ content: MailContent; language: string } | null> {
    const [row] = await db
      .select()
      .from(mailOutbox)
      .where(
        sql`address_hash = ${addressHash(keys, email)} AND state = 'pending' AND length(sealed) > 0
          AND ${inArray(mailOutbox.kind, [...marketingTemplates])}`,
      )
      .orderBy(mailOutbox.dueAt)
      .limit(1);
    if (!row) return null;
    return { content: await asOfNow(context, contentOf(keys, row)), language: row.language };
  }

  return {
    async preview(body: CallBody<EmailPreview>, manner: Manner) {
      const { email } = body;
      if (!email && !body.template) throw noMail();
      const due = email && !body.template ? await nextTo(email) : null;
      const template = (due?.content.kind as Template | undefined) ?? body.template ?? 'abandonedCart';
      const shown = due && email && !isHidden(config, email) ? due.content : null;
      const language = body.language ?? (due && isLanguage(due.language) ? due.language : manner.language);
      const { subject, html, text } = composeMail({
        ...(shown ?? sampleOf(template, { name: body.name, plan: body.planType })),
        language,
        sender: senderOf(config),
        unsubscribeToken: NO_TOKEN,
        consentAt: shown?.consentAt ?? context.clock.now().toISOString(),
      });
      return { template, preview: { subject, html, text } };
    },

    /** To the address that was typed, and to nobody's lead. */
    async sendTest(owner: Owner | null, body: CallBody<SendTestEmail>, manner: Manner): Promise<void> {
      if (isHidden(config, body.email)) throw openMode();
      await db.transaction((tx) =>
        enqueueMail(tx, keys, {
          ...sampleOf(body.template, { name: body.name }),
          to: body.email,
          language: body.language ?? manner.language,
          trial: true,
          consentAt: context.clock.now().toISOString(),
          ...(owner ? { ownerId: owner.id } : {}),
        }),
      );
    },
  };
}
