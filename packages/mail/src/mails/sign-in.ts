import { button, heading, note, paragraph } from '../blocks.ts';
import { defineMail } from '../mail.ts';

interface Texts {
  subject: (site: string) => string;
  preview: string;
  title: string;
  text: string;
  button: string;
  valid: (minutes: number) => string;
  notYou: string;
}

/** The link works once, and only for a short time. */
export const signIn = defineMail<{ url: string; minutes: number }, Texts>({
  category: 'service',
  texts: {
    en: {
      subject: (site) => `Your sign-in link for ${site}`,
      preview: 'One click and you are in.',
      title: 'Sign in',
      text: 'Press the button to sign in. No password is needed.',
      button: 'Sign in',
      valid: (n) => `The link works once and for ${n} ${n === 1 ? 'minute' : 'minutes'}.`,
      notYou: 'If you did not ask for it, ignore this mail: nothing happens without a click.',
    },
    es: {
      subject: (site) => `Tu enlace para entrar en ${site}`,
      preview: 'Un clic y ya estás dentro.',
      title: 'Iniciar sesión',
      text: 'Pulsa el botón para iniciar sesión. No hace falta contraseña.',
      button: 'Iniciar sesión',
      valid: (n) => `El enlace funciona una sola vez y durante ${n} ${n === 1 ? 'minuto' : 'minutos'}.`,
      notYou: 'Si no lo has pedido tú, ignora este correo: sin un clic no pasa nada.',
    },
    fr: {
      subject: (site) => `Votre lien de connexion à ${site}`,
      preview: 'Un clic et vous êtes connecté.',
      title: 'Connexion',
      text: 'Appuyez sur le bouton pour vous connecter. Aucun mot de passe n’est nécessaire.',
      button: 'Se connecter',
      valid: (n) =>
        `Ce lien fonctionne une seule fois et reste valable ${n} ${n === 1 ? 'minute' : 'minutes'}.`,
      notYou:
        'Si vous n’en êtes pas à l’origine, ignorez cet e-mail : rien ne se passe sans un clic de votre part.',
    },
    de: {
      subject: (site) => `Ihr Anmeldelink für ${site}`,
      preview: 'Ein Klick, und Sie sind angemeldet.',
      title: 'Anmelden',
      text: 'Drücken Sie die Schaltfläche, um sich anzumelden. Ein Passwort ist nicht nötig.',
      button: 'Anmelden',
      valid: (n) => `Der Link gilt einmal und ${n} ${n === 1 ? 'Minute' : 'Minuten'} lang.`,
      notYou:
        'Falls Sie ihn nicht angefordert haben, beachten Sie diese E-Mail nicht: Ohne Klick geschieht nichts.',
    },
    zh: {
      subject: (site) => `您的 ${site} 登录链接`,
      preview: '点击一下即可登录。',
      title: '登录',
      text: '请点击按钮登录，无需密码。',
      button: '登录',
      valid: (n) => `此链接仅可使用一次，${n} 分钟内有效。`,
      notYou: '如果不是您本人的请求，请忽略此邮件：不点击就不会发生任何事。',
    },
  },
  compose: (t, { url, minutes }, { sender }) => ({
    subject: t.subject(sender.siteName),
    preview: t.preview,
    blocks: [
      heading(t.title),
      paragraph(t.text),
      button(t.button, url),
      note(`${t.valid(minutes)} ${t.notYou}`),
    ],
  }),
});
