import { defineLinkMail } from '../link-mail.ts';

export const reset = defineLinkMail({
  en: {
    subject: (site) => `Choose a new password for ${site}`,
    preview: 'A link to choose a new password.',
    title: 'Choose a new password',
    text: 'Press the button to choose a new password. All other devices are signed out then.',
    button: 'Choose a password',
    notYou: 'If you did not ask for it, ignore this mail: your password stays as it is.',
  },
  es: {
    subject: (site) => `Elige una contraseña nueva para ${site}`,
    preview: 'Un enlace para elegir una contraseña nueva.',
    title: 'Elige una contraseña nueva',
    text: 'Pulsa el botón para elegir una contraseña nueva. Se cerrará la sesión en los demás dispositivos.',
    button: 'Elegir contraseña',
    notYou: 'Si no lo has pedido tú, ignora este correo: tu contraseña no cambia.',
  },
  fr: {
    subject: (site) => `Choisissez un nouveau mot de passe pour ${site}`,
    preview: 'Un lien pour choisir un nouveau mot de passe.',
    title: 'Choisissez un nouveau mot de passe',
    text: 'Appuyez sur le bouton pour choisir un nouveau mot de passe. Tous les autres appareils seront déconnectés.',
    button: 'Choisir un mot de passe',
    notYou: 'Si vous n’en êtes pas à l’origine, ignorez cet e-mail : votre mot de passe reste inchangé.',
  },
  de: {
    subject: (site) => `Wählen Sie ein neues Passwort für ${site}`,
    preview: 'Ein Link, um ein neues Passwort zu wählen.',
    title: 'Neues Passwort wählen',
    text: 'Drücken Sie die Schaltfläche, um ein neues Passwort zu wählen. Alle anderen Geräte werden dann abgemeldet.',
    button: 'Passwort wählen',
    notYou:
      'Falls Sie ihn nicht angefordert haben, beachten Sie diese E-Mail nicht: Ihr Passwort bleibt, wie es ist.',
  },
  zh: {
    subject: (site) => `为 ${site} 设置新密码`,
    preview: '用于设置新密码的链接。',
    title: '设置新密码',
    text: '请点击按钮设置新密码。设置后，其他设备将全部退出登录。',
    button: '设置密码',
    notYou: '如果不是您本人的请求，请忽略此邮件：您的密码不会改变。',
  },
});
