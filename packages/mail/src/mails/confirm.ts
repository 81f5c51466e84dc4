import { defineLinkMail } from '../link-mail.ts';

/** Whoever presses the button reads this address. */
export const confirm = defineLinkMail({
  en: {
    subject: (site) => `Confirm your address for ${site}`,
    preview: 'One click completes your account.',
    title: 'Confirm your e-mail address',
    text: 'Press the button to confirm that this address is yours. Then your account is complete.',
    button: 'Confirm address',
    notYou: 'If you did not open an account, ignore this mail.',
  },
  es: {
    subject: (site) => `Confirma tu dirección en ${site}`,
    preview: 'Un clic completa tu cuenta.',
    title: 'Confirma tu dirección de correo',
    text: 'Pulsa el botón para confirmar que esta dirección es tuya. Con eso tu cuenta queda completa.',
    button: 'Confirmar dirección',
    notYou: 'Si no has creado ninguna cuenta, ignora este correo.',
  },
  fr: {
    subject: (site) => `Confirmez votre adresse sur ${site}`,
    preview: 'Un clic et votre compte est complet.',
    title: 'Confirmez votre adresse e-mail',
    text: 'Appuyez sur le bouton pour confirmer que cette adresse est la vôtre. Votre compte sera alors complet.',
    button: 'Confirmer l’adresse',
    notYou: 'Si vous n’avez pas créé de compte, ignorez cet e-mail.',
  },
  de: {
    subject: (site) => `Bestätigen Sie Ihre Adresse für ${site}`,
    preview: 'Ein Klick, und Ihr Konto ist vollständig.',
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Drücken Sie die Schaltfläche, um zu bestätigen, dass diese Adresse Ihnen gehört. Dann ist Ihr Konto vollständig.',
    button: 'Adresse bestätigen',
    notYou: 'Falls Sie kein Konto angelegt haben, beachten Sie diese E-Mail nicht.',
  },
  zh: {
    subject: (site) => `请确认您在 ${site} 的邮箱地址`,
    preview: '点击一下即可完成注册。',
    title: '确认您的邮箱地址',
    text: '请点击按钮，确认此邮箱属于您。确认后账户即完成设置。',
    button: '确认邮箱',
    notYou: '如果您没有注册账户，请忽略此邮件。',
  },
});
