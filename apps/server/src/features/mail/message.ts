import { type Language, languages } from '@tailor/contract/languages';
import { composeMail, type Sender, subjectOf } from '@tailor/mail';
import type { Config } from '../../platform/config.ts';
import type { MasterKeys } from '../../platform/keys.ts';
import type { MailContent } from './service.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** A mail as it goes over the wire. */
export interface Message {
  from: string;
  to: string;
  bytes: Buffer;
}

export interface MessageOf {
  id: string;
  category: 'service' | 'marketing' | 'alert';
  language: string;
  createdAt: Date;
}

export function senderOf(config: Config): Sender {
  return {
    siteName: config.SITE_NAME,
    origin: config.origin,
    operatorName: config.OPERATOR_NAME ?? null,
    postalAddress: config.OPERATOR_ADDRESS ?? null,
  };
}

function hostOf(config: Config): string {
  const { hostname } = new URL(config.origin);
  return /^[\d.]+$|^\[/.test(hostname) ? 'localhost.localdomain' : hostname;
}

function fromAddress(config: Config): string {
  return config.MAIL_FROM ?? `no-reply@${hostOf(config)}`;
}

/** Known before anything is sent, and the same at every try: a second copy is recognised as one. */
export function messageId(config: Config, id: string): string {
  return `<${id}@${hostOf(config)}>`;
}

/** A row's language is one of ours; an unknown one reads as the first. */
function languageOf(row: MessageOf): Language {
  return languages.find((one) => one === row.language) ?? languages[0];
}

export function subjectLine(config: Config, row: MessageOf, content: MailContent): string {
  return subjectOf({ ...content, language: languageOf(row), sender: senderOf(config) });
}

export function textsOf(
  config: Config,
  keys: MasterKeys,
  row: MessageOf,
  addressHash: Buffer,
  content: MailContent,
) {
  const token = row.category === 'service' ? null : unsubscribeToken(keys, addressHash, row.category);
  return {
    token,
    mail: composeMail({
      ...content,
      language: languageOf(row),
      sender: senderOf(config),
      ...(token ? { unsubscribeToken: token } : {}),
      ...(content.consentAt ? { consentAt: content.consentAt } : {}),
    }),
  };
}

/** RFC 8058: the address that ends it with one POST, and the header that says so. */
function endHeaders(config: Config, token: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${config.origin}/api/unsubscribe/${token}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

export async function buildMessage(
  config: Config,
  keys: MasterKeys,
  row: MessageOf,
  addressHash: Buffer,
  content: MailContent,
): Promise<Message> {
  const { mail, token } = textsOf(config, keys, row, addressHash, content);
  const from = fromAddress(config);
  const replyTo = content.kind === 'contact' ? content.params.email : config.SUPPORT_EMAIL;
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const composer = new MailComposer({
    from: { name: config.SITE_NAME, address: from },
    to: { name: '', address: content.to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: messageId(config, row.id),
    date: row.createdAt,
    headers: {
      'Content-Language': row.language,
      'Auto-Submitted': 'auto-generated',
      ...(token ? endHeaders(config, token) : {}),
    },
  });
  return { from, to: content.to, bytes: await composer.compile().build() };
}
