import type { MailKind, MailParams } from './mails.ts';

/** One plausible set of parameters a mail, for the preview, the administrator's page and the tests. */
export function sampleParams(origin: string): { [Kind in MailKind]: MailParams<Kind> } {
  const link = {
    url: `${origin}/login?link=sample#0000000000000000000000000000000000000000000`,
    minutes: 20,
  };
  const endsAt = '2026-05-14T16:30:00.000Z';
  return {
    'sign-in': link,
    confirm: link,
    reset: link,
    'account-exists': { url: `${origin}/login` },
    receipt: { number: 1042, amount: 199, currency: 'USD', plan: 'basic', at: '2026-05-12T09:00:00.000Z' },
    cancellation: { endsAt },
    'cancel-link': { url: `${origin}/cancel#0000000000000000000000000000000000000000000` },
    returned: { amount: 399, currency: 'EUR', reason: 'duplicate' },
    contact: {
      name: 'Ana Example',
      email: 'ana@example.com',
      subject: 'A question about my receipt',
      message: 'Hello,\n\nwhere do I find the receipt of last month?\n\nAna',
    },
    freeUserImmediate: { url: `${origin}/api/text/sample`, endsAt, name: 'Ana' },
    freeUser24h: { name: 'Ana' },
    freeUserFinal: { name: 'Ana', resumeId: 'sample-resume', endsAt },
    abandonedCart: { name: 'Ana', plan: 'premium' },
    weeklyAlert: {
      jobs: [
        {
          name: 'Cook · Initech · Berlin',
          match: 82,
          url: 'https://jobs.example.com/cook',
          source: 'Example Jobs',
        },
        { name: 'Sous-chef · Example Foods · Lyon', match: 64, source: 'Example Jobs' },
      ],
    },
  };
}
