import { priceOf } from '@tailor/contract/currencies';
import { button, heading, list, note, paragraph } from '../blocks.ts';
import { defineMail, greet, pageUrl } from '../mail.ts';

interface Texts {
  subject: string;
  hello: string;
  comma?: string;
  title: string;
  text: string;
  items: [string, string, string];
  button: string;
  price: (once: string, month: string) => string;
}

/** A day after a free result: what the whole one holds. */
export const freeUser24h = defineMail<{ name?: string; resumeId?: string }, Texts>({
  category: 'marketing',
  texts: {
    en: {
      subject: 'What the rest of your tailored resume holds',
      hello: 'Hello',
      title: 'You have seen a part of it',
      text: 'Yesterday you tailored a resume for free. The whole result shows more than the preview could:',
      items: [
        'Every change with its reason, and the words of yours that support it.',
        'The requirements of the job, one by one, with the evidence found or missing.',
        'Files that are read back before you get them: PDF, DOCX, text.',
      ],
      button: 'See the plans',
      price: (once, month) =>
        `One resume costs ${once} once; as many as you like cost ${month} a month. No subscription starts by itself.`,
    },
    es: {
      subject: 'Lo que contiene el resto de tu currículum adaptado',
      hello: 'Hola',
      title: 'Has visto una parte',
      text: 'Ayer adaptaste un currículum gratis. El resultado completo muestra más que la vista previa:',
      items: [
        'Cada cambio con su motivo y con las palabras tuyas que lo respaldan.',
        'Los requisitos del puesto, uno a uno, con las pruebas encontradas o ausentes.',
        'Archivos que se comprueban antes de entregártelos: PDF, DOCX y texto.',
      ],
      button: 'Ver los planes',
      price: (once, month) =>
        `Un currículum cuesta ${once} una sola vez; todos los que quieras, ${month} al mes. Ninguna suscripción empieza sola.`,
    },
    fr: {
      subject: 'Ce que contient le reste de votre CV adapté',
      hello: 'Bonjour',
      title: 'Vous en avez vu une partie',
      text: 'Hier, vous avez adapté un CV gratuitement. Le résultat complet montre plus que l’aperçu :',
      items: [
        'Chaque modification avec sa raison et les mots de votre CV qui la justifient.',
        'Les exigences du poste, une à une, avec les preuves trouvées ou manquantes.',
        'Des fichiers relus avant de vous être remis : PDF, DOCX, texte.',
      ],
      button: 'Voir les formules',
      price: (once, month) =>
        `Un CV coûte ${once} une seule fois ; autant que vous voulez, ${month} par mois. Aucun abonnement ne démarre tout seul.`,
    },
    de: {
      subject: 'Was der Rest Ihres angepassten Lebenslaufs enthält',
      hello: 'Guten Tag',
      title: 'Einen Teil haben Sie gesehen',
      text: 'Gestern haben Sie kostenlos einen Lebenslauf angepasst. Das ganze Ergebnis zeigt mehr als die Vorschau:',
      items: [
        'Jede Änderung mit ihrem Grund und den Worten aus Ihrem Lebenslauf, die sie stützen.',
        'Die Anforderungen der Stelle, eine nach der anderen, mit gefundenen oder fehlenden Belegen.',
        'Dateien, die vor der Übergabe zurückgelesen werden: PDF, DOCX, Text.',
      ],
      button: 'Tarife ansehen',
      price: (once, month) =>
        `Ein Lebenslauf kostet einmalig ${once}, beliebig viele kosten ${month} im Monat. Kein Abonnement beginnt von selbst.`,
    },
    zh: {
      subject: '您的定制简历还有哪些内容',
      hello: '您好',
      comma: '，',
      title: '您已看到其中一部分',
      text: '昨天您免费定制了一份简历。完整结果比预览多出：',
      items: [
        '每处修改的理由，以及简历中支持它的原文。',
        '职位的各项要求，逐条列出找到或缺少的依据。',
        '交付前经过回读核对的文件：PDF、DOCX、文本。',
      ],
      button: '查看方案',
      price: (once, month) => `单份简历一次性 ${once}；不限份数每月 ${month}。任何订阅都不会自动开始。`,
    },
  },
  compose: (t, { name }, { language, sender }) => ({
    subject: t.subject,
    preview: t.title,
    blocks: [
      heading(t.title),
      paragraph(greet(t.hello, name, t.comma)),
      paragraph(t.text),
      list(...t.items),
      button(t.button, pageUrl(sender, language, '/pricing')),
      note(t.price(priceOf('basic', language).text, priceOf('premium', language).text)),
    ],
  }),
});
