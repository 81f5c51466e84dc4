import { priceOf } from '@tailor/contract/currencies';
import type { PaidPlan } from '@tailor/contract/plans';
import { button, heading, list, note, paragraph, rows } from '../blocks.ts';
import { defineMail, greet, pageUrl } from '../mail.ts';

interface Texts {
  subject: string;
  hello: string;
  comma?: string;
  title: string;
  text: string;
  plan: string;
  price: string;
  plans: Record<PaidPlan, string>;
  month: (price: string) => string;
  why: string;
  items: [string, string];
  button: string;
  once: string;
}

interface Params {
  plan: PaidPlan;
  name?: string;
  resumeId?: string;
}

/** Once, six hours after a checkout that was begun and not finished. */
export const abandonedCart = defineMail<Params, Texts>({
  category: 'marketing',
  texts: {
    en: {
      subject: 'Your checkout is still open',
      hello: 'Hello',
      title: 'You began a checkout and did not finish it',
      text: 'Nothing was charged. If you still want it, you can go on where you stopped.',
      plan: 'Plan',
      price: 'Price',
      plans: { basic: 'One-Time', premium: 'Unlimited' },
      month: (price) => `${price} a month`,
      why: 'Something did not work?',
      items: [
        'Another card, or another browser, often helps.',
        'Write to us on the contact page; a person answers.',
      ],
      button: 'Go on with the checkout',
      once: 'We send this reminder once.',
    },
    es: {
      subject: 'Tu compra sigue abierta',
      hello: 'Hola',
      title: 'Empezaste una compra y no la terminaste',
      text: 'No se ha cobrado nada. Si aún te interesa, puedes continuar donde lo dejaste.',
      plan: 'Plan',
      price: 'Precio',
      plans: { basic: 'Pago único', premium: 'Ilimitado' },
      month: (price) => `${price} al mes`,
      why: '¿Algo no funcionó?',
      items: [
        'Otra tarjeta u otro navegador suele ayudar.',
        'Escríbenos en la página de contacto; responde una persona.',
      ],
      button: 'Continuar con la compra',
      once: 'Enviamos este recordatorio una sola vez.',
    },
    fr: {
      subject: 'Votre commande est encore ouverte',
      hello: 'Bonjour',
      title: 'Vous avez commencé une commande sans la terminer',
      text: 'Rien n’a été débité. Si elle vous intéresse toujours, vous pouvez reprendre là où vous vous êtes arrêté.',
      plan: 'Formule',
      price: 'Prix',
      plans: { basic: 'Paiement unique', premium: 'Illimité' },
      month: (price) => `${price} par mois`,
      why: 'Quelque chose n’a pas fonctionné ?',
      items: [
        'Une autre carte ou un autre navigateur aide souvent.',
        'Écrivez-nous sur la page de contact ; une personne vous répond.',
      ],
      button: 'Reprendre la commande',
      once: 'Nous n’envoyons ce rappel qu’une fois.',
    },
    de: {
      subject: 'Ihr Bestellvorgang ist noch offen',
      hello: 'Guten Tag',
      title: 'Sie haben eine Bestellung begonnen und nicht abgeschlossen',
      text: 'Es wurde nichts abgebucht. Falls Sie noch möchten, können Sie dort weitermachen, wo Sie aufgehört haben.',
      plan: 'Tarif',
      price: 'Preis',
      plans: { basic: 'Einmalzahlung', premium: 'Unbegrenzt' },
      month: (price) => `${price} im Monat`,
      why: 'Hat etwas nicht funktioniert?',
      items: [
        'Oft hilft eine andere Karte oder ein anderer Browser.',
        'Schreiben Sie uns über die Kontaktseite; ein Mensch antwortet.',
      ],
      button: 'Bestellung fortsetzen',
      once: 'Diese Erinnerung senden wir nur einmal.',
    },
    zh: {
      subject: '您的订单尚未完成',
      hello: '您好',
      comma: '，',
      title: '您开始了结账但没有完成',
      text: '没有产生任何扣款。如果仍有需要，您可以从中断处继续。',
      plan: '方案',
      price: '价格',
      plans: { basic: '一次性付款', premium: '无限版' },
      month: (price) => `每月 ${price}`,
      why: '遇到问题了吗？',
      items: ['换一张卡或换一个浏览器通常有帮助。', '请在联系页面给我们留言，会有人工回复。'],
      button: '继续结账',
      once: '此提醒只发送一次。',
    },
  },
  compose(t, { plan, name, resumeId }, { language, sender }) {
    const price = priceOf(plan, language).text;
    const about = resumeId ? `&resumeId=${encodeURIComponent(resumeId)}` : '';
    return {
      subject: t.subject,
      preview: t.text,
      blocks: [
        heading(t.title),
        paragraph(greet(t.hello, name, t.comma)),
        paragraph(t.text),
        rows([t.plan, t.plans[plan]], [t.price, plan === 'premium' ? t.month(price) : price]),
        button(t.button, pageUrl(sender, language, `/checkout?type=${plan}${about}`)),
        paragraph(t.why),
        list(...t.items),
        note(t.once),
      ],
    };
  },
});
