import { defineLinkMail } from '../link-mail.ts';

/** The link works once, and only for a short time. */
export const signIn = defineLinkMail({
  en: {
    subject: (site) => `Your sign-in link for ${site}`,
    preview: 'One click and you are in.',
    title: 'Sign in',
    text: 'Press the button to sign in. No password is needed.',
    button: 'Sign in',
    notYou: 'If you did not ask for it, ignore this mail: nothing happens without a click.',
  },
  es: {
    subject: (site) => `Tu enlace para entrar en ${site}`,
    preview: 'Un clic y ya estás dentro.',
    title: 'Iniciar sesión',
    text: 'Pulsa el botón para iniciar sesión. No hace falta contraseña.',
    button: 'Iniciar sesión',
    notYou: 'Si no lo has pedido tú, ignora este correo: sin un clic no pasa nada.',
  },
  fr: {
    subject: (site) => `Votre lien de connexion à ${site}`,
    preview: 'Un clic et vous êtes connecté.',
    title: 'Connexion',
    text: 'Appuyez sur le bouton pour vous connecter. Aucun mot de passe n’est nécessaire.',
    button: 'Se connecter',
    notYou:
      'Si vous n’en êtes pas à l’origine, ignorez cet e-mail : rien ne se passe sans un clic de votre part.',
  },
  de: {
    subject: (site) => `Ihr Anmeldelink für ${site}`,
    preview: 'Ein Klick, und Sie sind angemeldet.',
    title: 'Anmelden',
    text: 'Drücken Sie die Schaltfläche, um sich anzumelden. Ein Passwort ist nicht nötig.',
    button: 'Anmelden',
    notYou:
      'Falls Sie ihn nicht angefordert haben, beachten Sie diese E-Mail nicht: Ohne Klick geschieht nichts.',
  },
  zh: {
    subject: (site) => `您的 ${site} 登录链接`,
    preview: '点击一下即可登录。',
    title: '登录',
    text: '请点击按钮登录，无需密码。',
    button: '登录',
    notYou: '如果不是您本人的请求，请忽略此邮件：不点击就不会发生任何事。',
  },
});
