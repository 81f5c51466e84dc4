import { leads } from '../../apps/server/src/features/leads/schema.ts';
import { addressHash } from '../../apps/server/src/features/mail/address.ts';
import type { MailContext } from '../../apps/server/src/features/mail/context.ts';
import { mailOutbox } from '../../apps/server/src/features/mail/schema.ts';
import { type NewMail, rowOf } from '../../apps/server/src/features/mail/service.ts';

const BATCH = 500;
const languages = ['en', 'es', 'fr', 'de', 'zh'] as const;

/** Nine of ten mails are marketing to leads that agreed; the rest are links to sign in with. */
function mailTo(to: string, n: number): NewMail {
  const language = languages[n % languages.length] ?? 'en';
  if (n % 10 === 0)
    return { kind: 'sign-in', to, language, params: { url: 'https://x.example/login#t', minutes: 20 } };
  const consentAt = '2026-11-01T09:00:00.000Z';
  return { kind: 'freeUser24h', to, language, params: {}, key: `freeUser24h:${n}`, consentAt };
}

/** As many leads as mails, and every mail due. */
export async function fill({ db, keys }: MailContext, mails: number): Promise<void> {
  const now = Date.now();
  for (let from = 0; from < mails; from += BATCH) {
    const some = Array.from({ length: Math.min(BATCH, mails - from) }, (_, i) => from + i);
    const address = (n: number) => `person${n}@example.com`;
    await db.insert(mailOutbox).values(some.map((n) => rowOf(keys, mailTo(address(n), n))));
    await db.insert(leads).values(
      some.map((n) => ({
        id: `lead-${n}`.padEnd(24, '_'),
        ownerId: `v_${n}`,
        email: address(n),
        addressHash: addressHash(keys, address(n)),
        type: 'free_user' as const,
        amount: 0,
        language: 'en' as const,
        consentVersion: '2026-11',
        consentSource: 'result',
        consentAt: new Date(now),
        confirmedAt: new Date(now),
        createdAt: new Date(now - n * 1_000),
      })),
    );
  }
}
