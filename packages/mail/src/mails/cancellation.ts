import { button, heading, note, paragraph } from '../blocks.ts';
import { dateText, defineMail, pageUrl } from '../mail.ts';

interface Texts {
  subject: (site: string) => string;
  title: string;
  until: (date: string) => string;
  ended: string;
  keep: string;
  again: string;
  button: string;
}

interface Params {
  /** Until when access lasts; absent: it has ended. */
  endsAt?: string;
}

export const cancellation = defineMail<Params, Texts>({
  category: 'service',
  texts: {
    en: {
      subject: (site) => `Your subscription to ${site} is canceled`,
      title: 'Your subscription is canceled',
      until: (date) => `You keep Unlimited until ${date}. After that nothing more is charged.`,
      ended: 'Unlimited has ended, and nothing more is charged.',
      keep: 'What you made under it stays whole. If you change your mind before that day, press “Keep my subscription”.',
      again: 'What you made under it stays whole. You can start again at any time.',
      button: 'See your subscription',
    },
    es: {
      subject: (site) => `Tu suscripción a ${site} está cancelada`,
      title: 'Tu suscripción está cancelada',
      until: (date) => `Conservas el plan Ilimitado hasta el ${date}. Después no se te cobrará nada más.`,
      ended: 'El plan Ilimitado ha terminado y no se te cobrará nada más.',
      keep: 'Lo que hiciste con él sigue completo. Si cambias de idea antes de ese día, pulsa «Mantener mi suscripción».',
      again: 'Lo que hiciste con él sigue completo. Puedes volver cuando quieras.',
      button: 'Ver tu suscripción',
    },
    fr: {
      subject: (site) => `Votre abonnement à ${site} est résilié`,
      title: 'Votre abonnement est résilié',
      until: (date) => `Vous gardez la formule Illimité jusqu’au ${date}. Ensuite, rien ne sera plus débité.`,
      ended: 'La formule Illimité a pris fin et rien ne sera plus débité.',
      keep: 'Ce que vous avez créé reste entier. Si vous changez d’avis d’ici là, choisissez « Garder mon abonnement ».',
      again: 'Ce que vous avez créé reste entier. Vous pouvez recommencer quand vous le souhaitez.',
      button: 'Voir votre abonnement',
    },
    de: {
      subject: (site) => `Ihr Abonnement bei ${site} ist gekündigt`,
      title: 'Ihr Abonnement ist gekündigt',
      until: (date) => `Ihr Tarif „Unbegrenzt“ gilt noch bis ${date}. Danach wird nichts mehr abgebucht.`,
      ended: 'Ihr Tarif „Unbegrenzt“ ist beendet, und es wird nichts mehr abgebucht.',
      keep: 'Was Sie damit erstellt haben, bleibt vollständig. Falls Sie es sich vorher anders überlegen, wählen Sie „Abonnement behalten“.',
      again: 'Was Sie damit erstellt haben, bleibt vollständig. Sie können jederzeit neu beginnen.',
      button: 'Abonnement ansehen',
    },
    zh: {
      subject: (site) => `您的 ${site} 订阅已取消`,
      title: '您的订阅已取消',
      until: (date) => `无限版可继续使用至${date}，之后不再扣款。`,
      ended: '无限版已结束，不再扣款。',
      keep: '此前生成的内容保持完整。如在该日期前改变主意，请选择“保留订阅”。',
      again: '此前生成的内容保持完整。您可随时重新开始。',
      button: '查看订阅',
    },
  },
  compose: (t, { endsAt }, { language, sender }) => ({
    subject: t.subject(sender.siteName),
    preview: endsAt ? t.until(dateText(endsAt, language)) : t.ended,
    blocks: [
      heading(t.title),
      paragraph(endsAt ? t.until(dateText(endsAt, language)) : t.ended),
      button(t.button, pageUrl(sender, language, '/subscription')),
      note(endsAt ? t.keep : t.again),
    ],
  }),
});
