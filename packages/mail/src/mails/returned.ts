import { type Currency, formatMoney } from '@tailor/contract/currencies';
import { heading, note, paragraph } from '../blocks.ts';
import { defineMail } from '../mail.ts';

interface Texts {
  subject: (site: string) => string;
  title: (money: string) => string;
  reasons: { duplicate: string; deleted: string };
  when: string;
}

interface Params {
  amount: number;
  currency: Currency;
  /** Paid twice for one thing; or what it was for, or the whole account, was deleted. */
  reason: 'duplicate' | 'deleted';
}

export const returned = defineMail<Params, Texts>({
  category: 'service',
  texts: {
    en: {
      subject: (site) => `Your payment to ${site} goes back to you`,
      title: (money) => `You get ${money} back`,
      reasons: {
        duplicate: 'This was paid twice. The first payment stands; we have refunded the second one in full.',
        deleted:
          'This payment arrived after what it was for had been deleted. We have refunded it in full and charge nothing more for it.',
      },
      when: 'The money goes back the way it came. Depending on your bank this takes up to ten days.',
    },
    es: {
      subject: (site) => `Te devolvemos tu pago a ${site}`,
      title: (money) => `Te devolvemos ${money}`,
      reasons: {
        duplicate:
          'Esto se pagó dos veces. El primer pago sigue en pie; hemos reembolsado el segundo por completo.',
        deleted:
          'Este pago llegó cuando aquello a lo que correspondía ya se había eliminado. Lo hemos reembolsado por completo y no se cobrará nada más por ello.',
      },
      when: 'El dinero vuelve por la misma vía. Según tu banco, puede tardar hasta diez días.',
    },
    fr: {
      subject: (site) => `Votre paiement à ${site} vous est remboursé`,
      title: (money) => `Nous vous remboursons ${money}`,
      reasons: {
        duplicate:
          'Cet achat a été payé deux fois. Le premier paiement est conservé ; nous avons remboursé le second en totalité.',
        deleted:
          'Ce paiement est arrivé après la suppression de ce à quoi il était destiné. Nous l’avons remboursé en totalité et rien d’autre ne sera débité à ce titre.',
      },
      when: 'L’argent revient par la même voie. Selon votre banque, cela peut prendre jusqu’à dix jours.',
    },
    de: {
      subject: (site) => `Ihre Zahlung an ${site} geht an Sie zurück`,
      title: (money) => `Sie erhalten ${money} zurück`,
      reasons: {
        duplicate:
          'Dies wurde zweimal bezahlt. Die erste Zahlung bleibt bestehen; die zweite haben wir vollständig erstattet.',
        deleted:
          'Diese Zahlung traf ein, nachdem gelöscht worden war, wofür sie bestimmt war. Wir haben sie vollständig erstattet und buchen dafür nichts mehr ab.',
      },
      when: 'Das Geld geht auf demselben Weg zurück. Je nach Bank dauert das bis zu zehn Tage.',
    },
    zh: {
      subject: (site) => `您向 ${site} 支付的款项将退回`,
      title: (money) => `我们将退还 ${money}`,
      reasons: {
        duplicate: '该项目被重复支付。第一笔付款有效，第二笔我们已全额退款。',
        deleted: '这笔款项到账时，其对应的内容已被删除。我们已全额退款，不会再就此扣款。',
      },
      when: '款项将按原支付方式退回，视银行而定，最长需要十天。',
    },
  },
  compose(t, { amount, currency, reason }, { language, sender }) {
    const title = t.title(formatMoney(amount, currency, language));
    return {
      subject: t.subject(sender.siteName),
      preview: title,
      blocks: [heading(title), paragraph(t.reasons[reason]), note(t.when)],
    };
  },
});
