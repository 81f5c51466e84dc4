import { button, heading, links, note, paragraph } from '../blocks.ts';
import { defineMail, pageUrl } from '../mail.ts';

interface Texts {
  subject: (count: number) => string;
  title: (count: number) => string;
  text: string;
  /** How well it fits, and whom the posting comes from. */
  below: (match: number, source: string) => string;
  button: string;
  weekly: string;
}

export interface AlertedJob {
  /** One line: title, company, place. */
  name: string;
  /** In per cent, as its card says. */
  match: number;
  url?: string;
  /** As the source wants to be named. */
  source: string;
}

interface Params {
  jobs: AlertedJob[];
  /** The page of the resume that they were found for. */
  url?: string;
}

export const weeklyAlert = defineMail<Params, Texts>({
  category: 'alert',
  texts: {
    en: {
      subject: (n) => `${n} new ${n === 1 ? 'job fits' : 'jobs fit'} your resume`,
      title: (n) => `${n} new ${n === 1 ? 'job' : 'jobs'} this week`,
      text: 'These postings are new since last week and match your resume:',
      below: (match, source) => `${match}% match · from ${source}`,
      button: 'See them all',
      weekly: 'You get this mail at most once a week, and none when there is nothing new.',
    },
    es: {
      subject: (n) => `${n} ${n === 1 ? 'empleo nuevo encaja' : 'empleos nuevos encajan'} con tu currículum`,
      title: (n) => `${n} ${n === 1 ? 'empleo nuevo' : 'empleos nuevos'} esta semana`,
      text: 'Estas ofertas son nuevas desde la semana pasada y encajan con tu currículum:',
      below: (match, source) => `${match} % de coincidencia · de ${source}`,
      button: 'Ver todas',
      weekly: 'Recibes este correo como mucho una vez por semana, y ninguno si no hay novedades.',
    },
    fr: {
      subject: (n) =>
        `${n} ${n < 2 ? 'nouvelle offre correspond' : 'nouvelles offres correspondent'} à votre CV`,
      title: (n) => `${n} ${n < 2 ? 'nouvelle offre' : 'nouvelles offres'} cette semaine`,
      text: 'Ces offres sont nouvelles depuis la semaine dernière et correspondent à votre CV :',
      below: (match, source) => `${match} % de correspondance · via ${source}`,
      button: 'Les voir toutes',
      weekly: 'Vous recevez cet e-mail au plus une fois par semaine, et aucun s’il n’y a rien de nouveau.',
    },
    de: {
      subject: (n) => `${n} neue ${n === 1 ? 'Stelle passt' : 'Stellen passen'} zu Ihrem Lebenslauf`,
      title: (n) => `${n} neue ${n === 1 ? 'Stelle' : 'Stellen'} in dieser Woche`,
      text: 'Diese Anzeigen sind seit letzter Woche neu und passen zu Ihrem Lebenslauf:',
      below: (match, source) => `${match} % Übereinstimmung · von ${source}`,
      button: 'Alle ansehen',
      weekly: 'Sie erhalten diese E-Mail höchstens einmal pro Woche und keine, wenn es nichts Neues gibt.',
    },
    zh: {
      subject: (n) => `${n} 个新职位与您的简历匹配`,
      title: (n) => `本周有 ${n} 个新职位`,
      text: '以下职位为上周以来新增，并与您的简历匹配：',
      below: (match, source) => `匹配度 ${match}% · 来自 ${source}`,
      button: '查看全部',
      weekly: '此邮件每周最多一封；没有新职位时不会发送。',
    },
  },
  compose: (t, { jobs, url }, { language, sender }) => ({
    subject: t.subject(jobs.length),
    preview: jobs[0]?.name ?? t.text,
    blocks: [
      heading(t.title(jobs.length)),
      paragraph(t.text),
      links(
        ...jobs.map(({ name, match, url: address, source }) => ({
          text: name,
          note: t.below(match, source),
          ...(address ? { url: address } : {}),
        })),
      ),
      button(t.button, url ?? pageUrl(sender, language, '/')),
      note(t.weekly),
    ],
  }),
});
