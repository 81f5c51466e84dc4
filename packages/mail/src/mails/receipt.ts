import { type Currency, formatMoney } from '@tailor/contract/currencies';
import type { PaidPlan } from '@tailor/contract/plans';
import { button, heading, note, paragraph, rows } from '../blocks.ts';
import { dateText, defineMail, pageUrl } from '../mail.ts';

interface Texts {
  subject: (number: number, site: string) => string;
  title: string;
  text: string;
  number: string;
  date: string;
  plan: string;
  amount: string;
  plans: Record<PaidPlan, string>;
  taxes: string;
  open: string;
  account: string;
  cancel: string;
  cancelHere: string;
  cancelButton: string;
}

interface Params {
  number: number;
  amount: number;
  currency: Currency;
  plan: PaidPlan;
  /** When it was paid. */
  at?: string;
  /** Opens what was bought, from any browser. */
  url?: string;
  /** Cancels the subscription, and can do nothing else. */
  cancelUrl?: string;
}

export const receipt = defineMail<Params, Texts>({
  category: 'service',
  texts: {
    en: {
      subject: (number, site) => `Receipt ${number} from ${site}`,
      title: 'Thank you for your payment',
      text: 'Your payment has been received. This is your receipt.',
      number: 'Receipt',
      date: 'Date',
      plan: 'Plan',
      amount: 'Amount paid',
      plans: { basic: 'One-Time', premium: 'Unlimited, one month' },
      taxes: 'The amount includes tax, where it applies.',
      open: 'Open what you bought',
      account: 'See your plan and payments',
      cancel:
        'You can cancel at any time on the same page; access then lasts until the end of the month paid.',
      cancelHere:
        'You can cancel at any time, without signing in; access then lasts until the end of the month paid.',
      cancelButton: 'Cancel the subscription',
    },
    es: {
      subject: (number, site) => `Recibo ${number} de ${site}`,
      title: 'Gracias por tu pago',
      text: 'Hemos recibido tu pago. Este es tu recibo.',
      number: 'Recibo',
      date: 'Fecha',
      plan: 'Plan',
      amount: 'Importe pagado',
      plans: { basic: 'Pago único', premium: 'Ilimitado, un mes' },
      taxes: 'El importe incluye los impuestos que correspondan.',
      open: 'Abrir lo que has comprado',
      account: 'Ver tu plan y tus pagos',
      cancel:
        'Puedes cancelar cuando quieras en esa misma página; el acceso dura hasta el final del mes pagado.',
      cancelHere:
        'Puedes cancelar cuando quieras, sin iniciar sesión; el acceso dura hasta el final del mes pagado.',
      cancelButton: 'Cancelar la suscripción',
    },
    fr: {
      subject: (number, site) => `Reçu ${number} de ${site}`,
      title: 'Merci pour votre paiement',
      text: 'Nous avons bien reçu votre paiement. Voici votre reçu.',
      number: 'Reçu',
      date: 'Date',
      plan: 'Formule',
      amount: 'Montant payé',
      plans: { basic: 'Paiement unique', premium: 'Illimité, un mois' },
      taxes: 'Le montant comprend les taxes éventuellement dues.',
      open: 'Ouvrir ce que vous avez acheté',
      account: 'Voir votre formule et vos paiements',
      cancel:
        'Vous pouvez résilier à tout moment sur cette même page ; l’accès dure alors jusqu’à la fin du mois payé.',
      cancelHere:
        'Vous pouvez résilier à tout moment, sans vous connecter ; l’accès dure jusqu’à la fin du mois payé.',
      cancelButton: 'Résilier l’abonnement',
    },
    de: {
      subject: (number, site) => `Beleg ${number} von ${site}`,
      title: 'Vielen Dank für Ihre Zahlung',
      text: 'Ihre Zahlung ist eingegangen. Das ist Ihr Beleg.',
      number: 'Beleg',
      date: 'Datum',
      plan: 'Tarif',
      amount: 'Gezahlter Betrag',
      plans: { basic: 'Einmalzahlung', premium: 'Unbegrenzt, ein Monat' },
      taxes: 'Der Betrag enthält die Steuer, soweit eine anfällt.',
      open: 'Gekauftes öffnen',
      account: 'Tarif und Zahlungen ansehen',
      cancel:
        'Sie können jederzeit auf derselben Seite kündigen; der Zugang gilt dann bis zum Ende des bezahlten Monats.',
      cancelHere:
        'Sie können jederzeit ohne Anmeldung kündigen; der Zugang besteht dann bis zum Ende des bezahlten Monats.',
      cancelButton: 'Abonnement kündigen',
    },
    zh: {
      subject: (number, site) => `${site} 收据 ${number}`,
      title: '感谢您的付款',
      text: '我们已收到您的付款。这是您的收据。',
      number: '收据编号',
      date: '日期',
      plan: '方案',
      amount: '支付金额',
      plans: { basic: '一次性付款', premium: '无限版，一个月' },
      taxes: '金额已含应缴税费（如适用）。',
      open: '打开您购买的内容',
      account: '查看方案和付款记录',
      cancel: '您可随时在同一页面取消；取消后仍可使用至已付月份结束。',
      cancelHere: '您可随时取消，无需登录；取消后仍可使用至已付月份结束。',
      cancelButton: '取消订阅',
    },
  },
  compose(t, { number, amount, currency, plan, at, url, cancelUrl }, { language, sender }) {
    const date: [string, string][] = at ? [[t.date, dateText(at, language)]] : [];
    return {
      subject: t.subject(number, sender.siteName),
      preview: `${t.plans[plan]}, ${formatMoney(amount, currency, language)}`,
      blocks: [
        heading(t.title),
        paragraph(t.text),
        rows(
          [t.number, String(number)],
          ...date,
          [t.plan, t.plans[plan]],
          [t.amount, formatMoney(amount, currency, language)],
        ),
        button(url ? t.open : t.account, url ?? pageUrl(sender, language, '/subscription')),
        note(plan === 'premium' && !cancelUrl ? `${t.taxes} ${t.cancel}` : t.taxes),
        ...(cancelUrl ? [note(t.cancelHere), button(t.cancelButton, cancelUrl)] : []),
      ],
    };
  },
});
