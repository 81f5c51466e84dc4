import { button, heading, list, note, paragraph } from '../blocks.ts';
import { defineMail, greet, hourText } from '../mail.ts';

interface Texts {
  subject: (site: string) => string;
  hello: string;
  comma?: string;
  title: string;
  text: string;
  button: string;
  until: (hour: string) => string;
  ways: string;
  items: [string, string];
  tips: string;
  confirm: string;
}

interface Params {
  /** The signed address of the plain text. */
  url: string;
  /** When the data goes, and the link with it. */
  endsAt: string;
  name?: string;
  /** For who ticked the box: the page where the address is confirmed. */
  confirmUrl?: string;
}

/** Right after a free optimisation: the plain text that the person asked for. */
export const freeUserImmediate = defineMail<Params, Texts>({
  category: 'service',
  texts: {
    en: {
      subject: () => 'Your tailored resume as plain text',
      hello: 'Hello',
      title: 'Your plain text is ready',
      text: 'Here is the text that you asked for: the first 500 words of your resume, tailored to the job you named. Nothing in it is invented.',
      button: 'Open the plain text',
      until: (hour) => `Your text, and this link with it, is deleted on ${hour}.`,
      ways: 'Before you send it anywhere:',
      items: [
        'Read every changed line once. You know best what is true.',
        'Put your contact data at the top.',
      ],
      tips: 'You ticked the box for tips and offers. They come only after you confirm it here:',
      confirm: 'Yes, send me tips',
    },
    es: {
      subject: () => 'Tu currículum adaptado en texto sin formato',
      hello: 'Hola',
      title: 'Tu texto está listo',
      text: 'Aquí tienes el texto que has pedido: las primeras 500 palabras de tu currículum, adaptadas al puesto que indicaste. No hay nada inventado.',
      button: 'Abrir el texto',
      until: (hour) => `Tu texto, y con él este enlace, se elimina el ${hour}.`,
      ways: 'Antes de enviarlo:',
      items: [
        'Lee una vez cada línea cambiada. Nadie sabe mejor que tú lo que es cierto.',
        'Pon tus datos de contacto al principio.',
      ],
      tips: 'Marcaste la casilla de consejos y ofertas. Solo llegarán si lo confirmas aquí:',
      confirm: 'Sí, quiero recibir consejos',
    },
    fr: {
      subject: () => 'Votre CV adapté en texte brut',
      hello: 'Bonjour',
      title: 'Votre texte est prêt',
      text: 'Voici le texte que vous avez demandé : les 500 premiers mots de votre CV, adaptés au poste que vous avez indiqué. Rien n’y est inventé.',
      button: 'Ouvrir le texte',
      until: (hour) => `Votre texte, et ce lien avec lui, sera supprimé le ${hour}.`,
      ways: 'Avant de l’envoyer :',
      items: [
        'Relisez chaque ligne modifiée. Vous savez mieux que quiconque ce qui est vrai.',
        'Placez vos coordonnées en haut.',
      ],
      tips: 'Vous avez coché la case des conseils et des offres. Ils ne viendront qu’après votre confirmation ici :',
      confirm: 'Oui, envoyez-moi des conseils',
    },
    de: {
      subject: () => 'Ihr angepasster Lebenslauf als reiner Text',
      hello: 'Guten Tag',
      title: 'Ihr Text ist fertig',
      text: 'Hier ist der Text, den Sie angefordert haben: die ersten 500 Wörter Ihres Lebenslaufs, angepasst an die genannte Stelle. Nichts darin ist erfunden.',
      button: 'Text öffnen',
      until: (hour) => `Ihr Text und mit ihm dieser Link werden am ${hour} gelöscht.`,
      ways: 'Bevor Sie ihn verschicken:',
      items: [
        'Lesen Sie jede geänderte Zeile einmal. Sie wissen am besten, was stimmt.',
        'Setzen Sie Ihre Kontaktdaten an den Anfang.',
      ],
      tips: 'Sie haben das Feld für Tipps und Angebote angekreuzt. Sie kommen erst, wenn Sie es hier bestätigen:',
      confirm: 'Ja, Tipps bitte an mich',
    },
    zh: {
      subject: () => '您的定制简历（纯文本）',
      hello: '您好',
      comma: '，',
      title: '您的文本已准备好',
      text: '这是您要求的文本：简历的前 500 词，已按您填写的职位定制。其中没有任何虚构内容。',
      button: '打开文本',
      until: (hour) => `您的文本及此链接将于 ${hour} 删除。`,
      ways: '投递之前：',
      items: ['请通读每一处修改。是否属实，您最清楚。', '请把联系方式放在最前面。'],
      tips: '您勾选了接收建议和优惠。请在此确认，之后才会发送：',
      confirm: '确认接收',
    },
  },
  compose: (t, { url, endsAt, name, confirmUrl }, { language, sender }) => ({
    subject: t.subject(sender.siteName),
    preview: t.title,
    blocks: [
      heading(t.title),
      paragraph(greet(t.hello, name, t.comma)),
      paragraph(t.text),
      button(t.button, url),
      paragraph(t.ways),
      list(...t.items),
      ...(confirmUrl ? [paragraph(t.tips), button(t.confirm, confirmUrl)] : []),
      note(t.until(hourText(endsAt, language))),
    ],
  }),
});
