import type { Language } from '@tailor/contract/languages';
import { button, heading, note, paragraph } from './blocks.ts';
import { defineMail } from './mail.ts';

export interface LinkTexts {
  subject: (site: string) => string;
  preview: string;
  title: string;
  text: string;
  button: string;
  notYou: string;
}

const valid: Record<Language, (minutes: number) => string> = {
  en: (n) => `The link works once and for ${n} ${n === 1 ? 'minute' : 'minutes'}.`,
  es: (n) => `El enlace funciona una sola vez y durante ${n} ${n === 1 ? 'minuto' : 'minutos'}.`,
  fr: (n) => `Ce lien fonctionne une seule fois et reste valable ${n} ${n === 1 ? 'minute' : 'minutes'}.`,
  de: (n) => `Der Link gilt einmal und ${n} ${n === 1 ? 'Minute' : 'Minuten'} lang.`,
  zh: (n) => `此链接仅可使用一次，${n} 分钟内有效。`,
};

/** A mail around one link that works once and for a short time: they differ in their words only. */
export function defineLinkMail(texts: Record<Language, LinkTexts>) {
  return defineMail<{ url: string; minutes: number }, LinkTexts>({
    category: 'service',
    texts,
    compose: (t, { url, minutes }, { language, sender }) => ({
      subject: t.subject(sender.siteName),
      preview: t.preview,
      blocks: [
        heading(t.title),
        paragraph(t.text),
        button(t.button, url),
        note(`${valid[language](minutes)} ${t.notYou}`),
      ],
    }),
  });
}
