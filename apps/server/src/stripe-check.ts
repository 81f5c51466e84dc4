import { checkAccount } from './features/payments/stripe/check.ts';
import { stripeOf } from './features/payments/stripe/client.ts';
import { ConfigError, readConfig } from './platform/config.ts';

/** Tells an operator whether the Stripe account is as it must be; --create makes what is missing. */
const create = process.argv.includes('--create');
const marks = { right: 'right', made: 'made ', wrong: 'WRONG', note: 'note ' } as const;
try {
  // Neither database nor secret of the webhook is needed to look; the first check comes before both.
  const config = readConfig({
    DATABASE_URL: 'postgres://not-used',
    ...process.env,
    STRIPE_WEBHOOK_SECRET: process.env.STRIPE_WEBHOOK_SECRET || 'whsec_notYet',
    ALLOW_TEST_PAYMENTS: '1',
  });
  const stripe = stripeOf(config);
  if (!stripe) throw new ConfigError('STRIPE_SECRET_KEY is not set: there is no account to look at.');
  const given = { ...config, STRIPE_WEBHOOK_SECRET: process.env.STRIPE_WEBHOOK_SECRET || undefined };
  const findings = await checkAccount(stripe, given, create);
  for (const { state, text } of findings) console.log(`${marks[state]}  ${text}`);
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  if (wrong > 0) console.log(`\n${wrong} wrong. npm run stripe:check -- --create makes what is missing.`);
  process.exitCode = wrong > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
