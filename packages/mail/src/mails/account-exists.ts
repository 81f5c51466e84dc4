import { button, heading, note, paragraph } from '../blocks.ts';
import { defineMail } from '../mail.ts';

interface Texts {
  subject: (site: string) => string;
  title: string;
  text: string;
  button: string;
  notYou: string;
}

/** The page says the same to everybody; only the address itself learns that it is known. */
export const accountExists = defineMail<{ url: string }, Texts>({
  category: 'service',
  texts: {
    en: {
      subject: (site) => `You have an account at ${site} already`,
      title: 'You have an account already',
      text: 'Somebody tried to open an account with this address. There is one: sign in, or have a link sent to you if the password is lost.',
      button: 'Sign in',
      notYou: 'If it was not you, nothing has to be done: your account is unchanged.',
    },
    es: {
      subject: (site) => `Ya tienes una cuenta en ${site}`,
      title: 'Ya tienes una cuenta',
      text: 'Alguien ha intentado crear una cuenta con esta dirección. Ya existe una: inicia sesión o, si has perdido la contraseña, pide un enlace.',
      button: 'Iniciar sesión',
      notYou: 'Si no has sido tú, no tienes que hacer nada: tu cuenta sigue igual.',
    },
    fr: {
      subject: (site) => `Vous avez déjà un compte sur ${site}`,
      title: 'Vous avez déjà un compte',
      text: 'Quelqu’un a tenté de créer un compte avec cette adresse. Il en existe déjà un : connectez-vous, ou demandez un lien si vous avez perdu le mot de passe.',
      button: 'Se connecter',
      notYou: 'Si ce n’était pas vous, il n’y a rien à faire : votre compte est inchangé.',
    },
    de: {
      subject: (site) => `Sie haben bereits ein Konto bei ${site}`,
      title: 'Sie haben bereits ein Konto',
      text: 'Jemand wollte mit dieser Adresse ein Konto anlegen. Es gibt schon eines: Melden Sie sich an, oder lassen Sie sich einen Link schicken, falls Sie das Passwort nicht mehr wissen.',
      button: 'Anmelden',
      notYou: 'Falls Sie das nicht waren, müssen Sie nichts tun: Ihr Konto ist unverändert.',
    },
    zh: {
      subject: (site) => `您在 ${site} 已有账户`,
      title: '您已有账户',
      text: '有人尝试用此邮箱注册账户。该邮箱已有账户：请直接登录；如忘记密码，可让系统发送登录链接。',
      button: '登录',
      notYou: '如果不是您本人操作，无需处理：您的账户没有任何变化。',
    },
  },
  compose: (t, { url }, { sender }) => ({
    subject: t.subject(sender.siteName),
    preview: t.title,
    blocks: [heading(t.title), paragraph(t.text), button(t.button, url), note(t.notYou)],
  }),
});
