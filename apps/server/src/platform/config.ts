import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { modelProblem, modelSettings } from './config-models.ts';

/**
 * All settings, parsed once and handed in. The description of each stands beside it, because the
 * operating guide's table is made from here.
 */
const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

export const settings = {
  PORT: { schema: port.default(3000), about: 'Port of the product.' },
  HOST: { schema: z.string().default('127.0.0.1'), about: 'Address to listen on.' },
  DATA_DIR: { schema: z.string().default('./data'), about: 'Keys, embedded database, files.' },
  DATABASE_URL: {
    schema: z.string().regex(/^postgres(ql)?:\/\//),
    about: 'PostgreSQL 15 or newer. Without it an embedded server is started in DATA_DIR.',
    secret: true,
  },
  PUBLIC_URL: {
    schema: z
      .url({ protocol: /^https?$/ })
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    about:
      'The address people use. Required outside a local installation; the only source of links: without it those in mails open on this machine only.',
  },
  TRUST_PROXY: {
    schema: z.string().optional(),
    about: 'Addresses (comma separated, CIDR) of proxies whose X-Forwarded-For is believed.',
  },
  SITE_NAME: { schema: z.string().min(1).max(60).default('Resume Tailor'), about: 'Name shown to people.' },
  SITE_STATS: {
    schema: z.enum(['example', 'stated', 'live']).default('example'),
    about: 'Figures on the home page: marked examples, figures you vouch for, or counted ones.',
  },
  SUPPORT_EMAIL: { schema: z.email().optional(), about: 'Where contact messages go.' },
  LIVE_CHAT_URL: {
    schema: z.url({ protocol: /^https$/ }).optional(),
    about: 'What the live chat button opens.',
  },
  REPLY_WITHIN_24H: {
    schema: flag.default(false),
    about: 'You promise an answer within 24 hours on business days; the contact page says so.',
  },
  REFUND_DAYS: {
    schema: z.coerce.number().int().min(0).max(365).default(7),
    about: 'Days in which a person may ask for a refund.',
  },
  OPERATOR_NAME: { schema: z.string().max(200).optional(), about: 'Who runs this, for the legal pages.' },
  OPERATOR_ADDRESS: {
    schema: z.string().max(500).optional(),
    about: 'Postal address, for legal pages and mails.',
  },
  OPERATOR_EMAIL: { schema: z.email().optional(), about: 'Address on the legal pages.' },
  METRICS_TOKEN: {
    schema: z.string().min(16).optional(),
    about: 'Opens /metrics to its bearer.',
    secret: true,
  },
  LOG_LEVEL: {
    schema: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
    about: 'How much is logged.',
  },
  SMTP_URL: {
    schema: z
      .string()
      .regex(/^smtps?:\/\//)
      .optional(),
    about: 'Mail server. Without it mails stay in the local outbox.',
    secret: true,
  },
  MAIL_FROM: { schema: z.email().optional(), about: 'Address mails come from; else no-reply@ your host.' },
  MARKETING_OPT_IN: {
    schema: z.enum(['double', 'single']).default('double'),
    about: 'Marketing goes to confirmed addresses only; `single` relaxes it, where that is lawful.',
  },
  MAIL_EVENTS_TOKEN: {
    schema: z.string().min(16).optional(),
    about:
      'Opens POST /api/mail-events, where a mail service tells of bounces and complaints, to its bearer.',
    secret: true,
  },
  EMAIL_ADMIN_ACCESS: {
    schema: z.enum(['admins', 'open']).default('admins'),
    about:
      'Who uses the three e-mail screens. `open`: everybody, on a local installation without SMTP_URL; real addresses are then hidden and never written to.',
  },
  OIDC_ISSUER: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about: 'OpenID Connect provider where people sign in, instead of our own page.',
  },
  OIDC_CLIENT_ID: {
    schema: z.string().min(1).optional(),
    about: 'Our name at that provider; its redirect address is PUBLIC_URL/api/auth/callback.',
  },
  OIDC_CLIENT_SECRET: {
    schema: z.string().min(8).optional(),
    about: 'Our secret at that provider; without it we are a public client (PKCE either way).',
    secret: true,
  },
  ADMIN_EMAILS: {
    schema: z.string().default(''),
    about: 'Comma separated addresses that are administrators.',
  },
  ALLOW_TEST_PAYMENTS: {
    schema: flag.default(false),
    about: 'Offers the test checkout outside a local installation; a banner says so.',
  },
  ADZUNA_APP_ID: { schema: z.string().max(100).optional(), about: 'For postings from Adzuna.', secret: true },
  ADZUNA_APP_KEY: {
    schema: z.string().max(100).optional(),
    about: 'For postings from Adzuna.',
    secret: true,
  },
  STRIPE_SECRET_KEY: {
    schema: z
      .string()
      .regex(/^[sr]k_(test|live)_\w+$/)
      .optional(),
    about:
      'Real money by Stripe: the secret or a restricted key of the account. Without it: the test checkout.',
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z
      .string()
      .regex(/^whsec_\w+(,whsec_\w+)*$/)
      .optional(),
    about:
      'Signing secret of the endpoint at /api/stripe-webhook; two with a comma while one is replaced. Required with a key outside a local installation.',
    secret: true,
  },
  STRIPE_API_URL: {
    schema: z
      .url({ protocol: /^http$/ })
      .refine((value) => isLocalHost(new URL(value).hostname), 'loopback only')
      .optional(),
    about: 'A stand-in for Stripe on this machine, for tests.',
  },
  STRIPE_TIMEOUT_SECONDS: {
    schema: z.coerce.number().min(0.05).max(60).default(8),
    about: 'How long Stripe may take for an answer; then it is asked once more, and the person told.',
  },
  ...modelSettings,
  TIME_ZONE: {
    schema: z.string().refine(isTimeZone).default('UTC'),
    about: 'Time zone of the operator’s "today".',
  },
  WEB_DIR: { schema: z.string().optional(), about: 'Folder of the built browser part; set by the launcher.' },
  WORKER_CONCURRENCY: { schema: z.coerce.number().int().min(1).max(32).default(2), about: 'Jobs at once.' },
  ENGINE_THREADS: {
    schema: z.coerce.number().int().min(1).max(32).default(1),
    about: 'Threads that tailor.',
  },
  TAILOR_SUPERVISED: { schema: flag.default(false), about: 'Set by the launcher: end with its channel.' },
} as const;

type Settings = typeof settings;
export type SettingName = keyof Settings;
type Parsed = { [Name in SettingName]: z.output<Settings[Name]['schema']> };

export interface Config extends Parsed {
  dataDir: string;
  /** Loopback or private: test payments and samples are allowed, PUBLIC_URL is optional. */
  local: boolean; // ends for good when a proxy shows itself: local-mode.ts
  /** Origin of links, redirects and the cross-site check. */
  origin: string;
  secure: boolean;
}

export class ConfigError extends Error {}

/** Refuses with a sentence that says what to set. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];
  const parsed: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings)) {
    const given = environment[name];
    const result = setting.schema.safeParse(given === '' ? undefined : given);
    if (result.success) parsed[name] = result.data;
    else problems.push(problemOf(name, given, setting.about));
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return complete(parsed as Parsed);
}

function problemOf(name: string, given: string | undefined, about: string): string {
  return given === undefined || given === ''
    ? `${name} is not set. ${about}`
    : `${name} is set to something that cannot be used. ${about}`;
}

function complete(parsed: Parsed): Config {
  const address = parsed.PUBLIC_URL ? new URL(parsed.PUBLIC_URL).hostname : parsed.HOST;
  const local = isLocalHost(address);
  if (!local && !parsed.PUBLIC_URL)
    throw new ConfigError(
      `HOST ${parsed.HOST} is reachable from outside: set PUBLIC_URL to the address people use, such as https://resumes.example.com`,
    );
  checkProvider(parsed);
  const problem = modelProblem(parsed, isLocalHost);
  if (problem) throw new ConfigError(problem);
  if (parsed.EMAIL_ADMIN_ACCESS === 'open' && (!local || parsed.SMTP_URL))
    throw new ConfigError(
      'EMAIL_ADMIN_ACCESS=open is for trying things out: only on a local installation, and not together with SMTP_URL.',
    );
  if (!local && parsed.STRIPE_SECRET_KEY && !parsed.STRIPE_WEBHOOK_SECRET)
    throw new ConfigError(
      'STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET: set the signing secret of the endpoint (npm run stripe:check makes one).',
    );
  if (!local && parsed.STRIPE_SECRET_KEY?.includes('k_test_') && !parsed.ALLOW_TEST_PAYMENTS)
    throw new ConfigError(
      'STRIPE_SECRET_KEY is a test key: set ALLOW_TEST_PAYMENTS=1 if people should see payments that move no money.',
    );
  const origin = parsed.PUBLIC_URL ?? `http://${bracket(address)}:${parsed.PORT}`;
  return {
    ...parsed,
    dataDir: resolve(parsed.DATA_DIR),
    local,
    origin: new URL(origin).origin,
    secure: origin.startsWith('https:'),
  };
}

function checkProvider({ OIDC_ISSUER, OIDC_CLIENT_ID }: Parsed): void {
  if (!OIDC_ISSUER) return;
  if (!OIDC_CLIENT_ID)
    throw new ConfigError('OIDC_ISSUER is set: set OIDC_CLIENT_ID too, the name this product has there.');
  const { protocol, hostname } = new URL(OIDC_ISSUER);
  if (protocol !== 'https:' && !isLocalHost(hostname))
    throw new ConfigError('OIDC_ISSUER must begin with https: what it says decides who is signed in.');
}

/** Open to everybody, until the installation turns out not to be local. */
export function mailAdminIsOpen(config: Config): boolean {
  return config.EMAIL_ADMIN_ACCESS === 'open' && config.local;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

function bracket(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

export function isLocalHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (isIP(name) === 6) return name === '::1' || /^f[cd]/.test(name) || name.startsWith('fe80:');
  if (isIP(name) !== 4) return false;
  const [a = 0, b = 0] = name.split('.').map(Number);
  return a === 127 || a === 10 || (a === 192 && b === 168) || (a === 172 && b >= 16 && b <= 31);
}
