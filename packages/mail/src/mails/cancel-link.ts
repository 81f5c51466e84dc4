import { button, heading, note, paragraph } from '../blocks.ts';
import { defineMail } from '../mail.ts';

interface Texts {
  subject: (site: string) => string;
  title: string;
  text: string;
  button: string;
  note: string;
}

/** Somebody asked, without signing in, to cancel what this address pays for. */
export const cancelLink = defineMail<{ url: string }, Texts>({
  category: 'service',
  texts: {
    en: {
      subject: (site) => `Cancel your subscription to ${site}`,
      title: 'Cancel your subscription',
      text: 'Press the button and confirm on the page that opens. You keep what you paid for until the end of the month paid, and nothing more is charged after it.',
      button: 'Cancel my subscription',
      note: 'The link can do nothing but cancel. If you did not ask for it, ignore this mail: your subscription goes on.',
    },
    es: {
      subject: (site) => `Cancelar tu suscripción a ${site}`,
      title: 'Cancelar tu suscripción',
      text: 'Pulsa el botón y confirma en la página que se abre. Conservas lo que has pagado hasta el final del mes pagado y después no se te cobrará nada más.',
      button: 'Cancelar mi suscripción',
      note: 'El enlace solo sirve para cancelar. Si no lo has pedido tú, ignora este correo: tu suscripción continúa.',
    },
    fr: {
      subject: (site) => `Résilier votre abonnement à ${site}`,
      title: 'Résilier votre abonnement',
      text: 'Appuyez sur le bouton et confirmez sur la page qui s’ouvre. Vous gardez ce que vous avez payé jusqu’à la fin du mois payé ; ensuite, rien ne sera plus débité.',
      button: 'Résilier mon abonnement',
      note: 'Ce lien ne peut servir qu’à résilier. Si vous ne l’avez pas demandé, ignorez cet e-mail : votre abonnement continue.',
    },
    de: {
      subject: (site) => `Ihr Abonnement bei ${site} kündigen`,
      title: 'Ihr Abonnement kündigen',
      text: 'Drücken Sie die Schaltfläche und bestätigen Sie auf der Seite, die sich öffnet. Was Sie bezahlt haben, behalten Sie bis zum Ende des bezahlten Monats; danach wird nichts mehr abgebucht.',
      button: 'Abonnement kündigen',
      note: 'Der Link kann nur kündigen. Falls Sie ihn nicht angefordert haben, beachten Sie diese E-Mail nicht: Ihr Abonnement läuft weiter.',
    },
    zh: {
      subject: (site) => `取消您的 ${site} 订阅`,
      title: '取消订阅',
      text: '请点击按钮，并在打开的页面上确认。已付月份结束前您仍可使用，之后不再扣款。',
      button: '取消我的订阅',
      note: '此链接只能用于取消订阅。如非您本人申请，请忽略此邮件，您的订阅将继续有效。',
    },
  },
  compose: (t, { url }, { sender }) => ({
    subject: t.subject(sender.siteName),
    preview: t.text,
    blocks: [heading(t.title), paragraph(t.text), button(t.button, url), note(t.note)],
  }),
});
