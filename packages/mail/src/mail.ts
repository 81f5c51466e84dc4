import { type Language, pathPrefix } from '@tailor/contract/languages';
import type { Block } from './blocks.ts';

/**
 * service: asked for, always sent · marketing: only with consent, ends with one click · alert: a
 * subscribed service that ends with one click too.
 */
export type MailCategory = 'service' | 'marketing' | 'alert';

/** Who sends; the same for every mail of an installation. */
export interface Sender {
  siteName: string;
  origin: string;
  operatorName: string | null;
  postalAddress: string | null;
}

export interface Content {
  subject: string;
  /** The line that a list of mails shows beside the subject. */
  preview: string;
  blocks: Block[];
}

export interface MailDefinition<Params, Texts> {
  category: MailCategory;
  texts: Record<Language, Texts>;
  compose(texts: Texts, params: Params, about: { language: Language; sender: Sender }): Content;
}

export function defineMail<Params, Texts>(
  mail: MailDefinition<Params, Texts>,
): MailDefinition<Params, Texts> {
  return mail;
}

/** A page's address in a language. */
export function pageUrl({ origin }: Sender, language: Language, path: string): string {
  return `${origin}${pathPrefix(language)}${path}`;
}

const locales: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE', zh: 'zh-CN' };

const forms = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than a whole mail: each is made once. */
function formOf(language: Language, timeStyle?: 'short'): Intl.DateTimeFormat {
  const name = `${language} ${timeStyle ?? ''}`;
  const found = forms.get(name);
  if (found) return found;
  const made = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
    ...(timeStyle ? { timeStyle } : {}),
  });
  forms.set(name, made);
  return made;
}

export function dateText(instant: string, language: Language): string {
  return formOf(language).format(new Date(instant));
}

/** With the hour, and the zone it is said in. */
export function hourText(instant: string, language: Language): string {
  return `${formOf(language, 'short').format(new Date(instant))} UTC`;
}

/**
 * A name as it may stand in a greeting: one line, no addresses of pages that a mail program would
 * turn into links.
 */
function greetingName(name: string | null | undefined): string | null {
  const line = (name ?? '')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!line || line.length > 60 || /[/@]|\w\.\w/.test(line)) return null;
  return line;
}

/** "Hello Ana," or "Hello,". */
export function greet(word: string, name: string | null | undefined, comma = ','): string {
  const known = greetingName(name);
  const gap = comma === ',' ? ' ' : '';
  return known ? `${word}${gap}${known}${comma}` : `${word}${comma}`;
}
