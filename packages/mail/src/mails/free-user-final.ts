import { priceOf } from '@tailor/contract/currencies';
import { button, heading, note, paragraph } from '../blocks.ts';
import { defineMail, greet, hourText, pageUrl } from '../mail.ts';

interface Texts {
  subject: string;
  hello: string;
  comma?: string;
  title: string;
  open: (hour: string) => string;
  gone: string;
  offer: (once: string) => string;
  keep: string;
  again: string;
  last: string;
}

interface Params {
  name?: string;
  resumeId?: string;
  /** Looked up at the moment of sending; absent: the text is gone already. */
  endsAt?: string;
}

/** The last of the three: it says only what is true when it is sent. */
export const freeUserFinal = defineMail<Params, Texts>({
  category: 'marketing',
  texts: {
    en: {
      subject: 'Your free resume preview ends',
      hello: 'Hello',
      title: 'Unpaid texts are deleted after 48 hours',
      open: (hour) => `Your tailored resume is still there. If nothing changes, it is deleted on ${hour}.`,
      gone: 'Your text has been deleted, as promised. With your resume and a posting you have a new result within minutes.',
      offer: (once) => `To keep one resume with all reasons and files costs ${once}, once.`,
      keep: 'Keep my resume',
      again: 'Tailor a resume',
      last: 'This was the last mail about it.',
    },
    es: {
      subject: 'Termina la vista previa gratuita de tu currículum',
      hello: 'Hola',
      title: 'Los textos sin pago se eliminan tras 48 horas',
      open: (hour) => `Tu currículum adaptado sigue ahí. Si nada cambia, se elimina el ${hour}.`,
      gone: 'Tu texto se ha eliminado, como prometimos. Con tu currículum y una oferta tendrás un resultado nuevo en unos minutos.',
      offer: (once) =>
        `Conservar un currículum con todos los motivos y archivos cuesta ${once}, una sola vez.`,
      keep: 'Conservar mi currículum',
      again: 'Adaptar un currículum',
      last: 'Este ha sido el último correo sobre el tema.',
    },
    fr: {
      subject: 'L’aperçu gratuit de votre CV prend fin',
      hello: 'Bonjour',
      title: 'Les textes non payés sont supprimés après 48 heures',
      open: (hour) => `Votre CV adapté est encore là. Sans changement, il sera supprimé le ${hour}.`,
      gone: 'Votre texte a été supprimé, comme promis. Avec votre CV et une offre, vous aurez un nouveau résultat en quelques minutes.',
      offer: (once) =>
        `Conserver un CV avec toutes les raisons et tous les fichiers coûte ${once}, une seule fois.`,
      keep: 'Conserver mon CV',
      again: 'Adapter un CV',
      last: 'C’était le dernier e-mail à ce sujet.',
    },
    de: {
      subject: 'Die kostenlose Vorschau Ihres Lebenslaufs endet',
      hello: 'Guten Tag',
      title: 'Unbezahlte Texte werden nach 48 Stunden gelöscht',
      open: (hour) => `Ihr angepasster Lebenslauf ist noch da. Ohne Änderung wird er am ${hour} gelöscht.`,
      gone: 'Ihr Text wurde wie versprochen gelöscht. Mit Lebenslauf und Stellenanzeige haben Sie in wenigen Minuten ein neues Ergebnis.',
      offer: (once) =>
        `Einen Lebenslauf mit allen Begründungen und Dateien zu behalten kostet einmalig ${once}.`,
      keep: 'Lebenslauf behalten',
      again: 'Lebenslauf anpassen',
      last: 'Das war die letzte E-Mail dazu.',
    },
    zh: {
      subject: '您的免费简历预览即将结束',
      hello: '您好',
      comma: '，',
      title: '未付费的文本将在 48 小时后删除',
      open: (hour) => `您的定制简历仍在。如无变化，将于 ${hour} 删除。`,
      gone: '您的文本已按承诺删除。准备好简历和职位，几分钟即可得到新的结果。',
      offer: (once) => `保留一份包含全部理由和文件的简历，一次性 ${once}。`,
      keep: '保留我的简历',
      again: '定制简历',
      last: '这是关于此事的最后一封邮件。',
    },
  },
  compose(t, { name, resumeId, endsAt }, { language, sender }) {
    const there = Boolean(endsAt && resumeId);
    const path = there ? `/checkout?type=basic&resumeId=${encodeURIComponent(resumeId ?? '')}` : '/';
    return {
      subject: t.subject,
      preview: t.title,
      blocks: [
        heading(t.title),
        paragraph(greet(t.hello, name, t.comma)),
        paragraph(there ? t.open(hourText(endsAt ?? '', language)) : t.gone),
        paragraph(t.offer(priceOf('basic', language).text)),
        button(there ? t.keep : t.again, pageUrl(sender, language, path)),
        note(t.last),
      ],
    };
  },
});
