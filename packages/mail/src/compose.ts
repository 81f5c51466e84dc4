import type { Language } from '@tailor/contract/languages';
import { footerTexts, reasonLine } from './footer.ts';
import { renderHtml } from './html.ts';
import { type Content, dateText, type MailCategory, pageUrl, type Sender } from './mail.ts';
import { type MailKind, type MailParams, mails } from './mails.ts';
import { renderText } from './text.ts';

export interface ComposeOptions<Kind extends MailKind> {
  kind: Kind;
  params: MailParams<Kind>;
  language: Language;
  sender: Sender;
  /** For mails that end with one click. */
  unsubscribeToken?: string;
  /** When the person agreed, for the reason line. */
  consentAt?: string;
}

export interface ComposedMail {
  category: MailCategory;
  subject: string;
  html: string;
  text: string;
}

export function categoryOf(kind: MailKind): MailCategory {
  return mails[kind].category;
}

/** One line, whatever a person called themselves: a header ends at a line end. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}

/** No control characters in either part: they could move a terminal's cursor or hide words. */
function clean<T>(value: T): T {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n\t]/gu, '') as T;
  if (Array.isArray(value)) return value.map(clean) as T;
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)])) as T;
  return value;
}

function contentOf<Kind extends MailKind>({ kind, params, language, sender }: ComposeOptions<Kind>): Content {
  const mail = mails[kind];
  // The table pairs each kind with its own parameters; the compiler cannot follow that through a lookup.
  const compose = mail.compose as (texts: unknown, params: unknown, about: object) => Content;
  return compose(mail.texts[language], clean(params), { language, sender });
}

/** For lists of mails: what stands in the header, and nothing else is made. */
export function subjectOf<Kind extends MailKind>(options: ComposeOptions<Kind>): string {
  return oneLine(contentOf(options).subject);
}

export function composeMail<Kind extends MailKind>(options: ComposeOptions<Kind>): ComposedMail {
  const { kind, language, sender, unsubscribeToken, consentAt } = options;
  const content = contentOf(options);
  const { category } = mails[kind];
  const texts = footerTexts[language];
  const consentDate = consentAt ? dateText(consentAt, language) : null;
  const footer = [reasonLine(language, category, sender.siteName, consentDate), senderLine(sender, category)];
  const links: [string, string][] = [[texts.privacy, pageUrl(sender, language, '/privacy')]];
  if (category !== 'service' && unsubscribeToken) {
    // Behind "#": the token reaches our page and no log on the way.
    links.unshift(
      [texts.unsubscribe, pageUrl(sender, language, `/unsubscribe#${unsubscribeToken}`)],
      [texts.preferences, pageUrl(sender, language, `/preferences#${unsubscribeToken}`)],
    );
  }
  const subject = oneLine(content.subject);
  const page = {
    language,
    subject,
    preview: oneLine(content.preview),
    siteName: sender.siteName,
    origin: sender.origin,
    blocks: content.blocks,
    footer: footer.filter(Boolean),
    links,
  };
  return { category, subject, html: renderHtml(page), text: renderText(page) };
}

/** Marketing must say who and where; a service mail says who. */
function senderLine({ operatorName, siteName, postalAddress }: Sender, category: MailCategory): string {
  const name = operatorName ?? siteName;
  if (category === 'service') return operatorName ?? '';
  return postalAddress ? `${name}, ${postalAddress.replace(/\s*\n\s*/g, ', ')}` : name;
}
