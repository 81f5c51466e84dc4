import type { Language } from '@tailor/contract/languages';
import type { MailCategory } from './mail.ts';

interface FooterTexts {
  service: (site: string) => string;
  marketing: (site: string, date: string | null) => string;
  alert: (site: string) => string;
  unsubscribe: string;
  preferences: string;
  privacy: string;
  link: string;
}

/** Why this mail came, and how it ends. */
export const footerTexts: Record<Language, FooterTexts> = {
  en: {
    service: (site) => `You receive this mail because it was asked for at ${site}. It is no advertising.`,
    marketing: (site, date) =>
      `You receive this mail because you agreed to mails like this at ${site}${date ? ` on ${date}` : ''}.`,
    alert: (site) => `You receive this mail because you switched on job alerts at ${site}.`,
    unsubscribe: 'Unsubscribe',
    preferences: 'Choose which mails you get',
    privacy: 'Privacy',
    link: 'If the button does not work, open this address:',
  },
  es: {
    service: (site) => `Recibes este correo porque se solicitó en ${site}. No es publicidad.`,
    marketing: (site, date) =>
      `Recibes este correo porque aceptaste correos como este en ${site}${date ? ` el ${date}` : ''}.`,
    alert: (site) => `Recibes este correo porque activaste las alertas de empleo en ${site}.`,
    unsubscribe: 'Darse de baja',
    preferences: 'Elegir qué correos recibes',
    privacy: 'Privacidad',
    link: 'Si el botón no funciona, abre esta dirección:',
  },
  fr: {
    service: (site) =>
      `Vous recevez cet e-mail parce qu’il a été demandé sur ${site}. Ce n’est pas de la publicité.`,
    marketing: (site, date) =>
      `Vous recevez cet e-mail parce que vous avez accepté ce type de messages sur ${site}${date ? ` le ${date}` : ''}.`,
    alert: (site) => `Vous recevez cet e-mail parce que vous avez activé les alertes emploi sur ${site}.`,
    unsubscribe: 'Se désabonner',
    preferences: 'Choisir les e-mails que vous recevez',
    privacy: 'Confidentialité',
    link: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  },
  de: {
    service: (site) =>
      `Sie erhalten diese E-Mail, weil sie bei ${site} angefordert wurde. Sie ist keine Werbung.`,
    marketing: (site, date) =>
      `Sie erhalten diese E-Mail, weil Sie solchen Nachrichten bei ${site}${date ? ` am ${date}` : ''} zugestimmt haben.`,
    alert: (site) =>
      `Sie erhalten diese E-Mail, weil Sie bei ${site} Benachrichtigungen über Stellen eingeschaltet haben.`,
    unsubscribe: 'Abmelden',
    preferences: 'Auswählen, welche E-Mails Sie erhalten',
    privacy: 'Datenschutz',
    link: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  },
  zh: {
    service: (site) => `您收到此邮件，是因为有人在 ${site} 提出了请求。这不是广告。`,
    marketing: (site, date) =>
      `您收到此邮件，是因为您${date ? `于${date}` : ''}在 ${site} 同意接收此类邮件。`,
    alert: (site) => `您收到此邮件，是因为您在 ${site} 开启了职位提醒。`,
    unsubscribe: '退订',
    preferences: '选择接收哪些邮件',
    privacy: '隐私',
    link: '如果按钮无法使用，请打开此地址：',
  },
};

export function reasonLine(
  language: Language,
  category: MailCategory,
  site: string,
  consentDate: string | null,
): string {
  const texts = footerTexts[language];
  return category === 'marketing' ? texts.marketing(site, consentDate) : texts[category](site);
}
