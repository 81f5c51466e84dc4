import { heading, quote, rows } from '../blocks.ts';
import { defineMail } from '../mail.ts';

interface Texts {
  subject: (about: string) => string;
  title: string;
  name: string;
  email: string;
  about: string;
}

interface Params {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** To the operator's own address: what somebody wrote, as a quotation. */
export const contact = defineMail<Params, Texts>({
  category: 'service',
  texts: {
    en: {
      subject: (about) => `Contact: ${about}`,
      title: 'A message from the contact form',
      name: 'Name',
      email: 'E-mail',
      about: 'Subject',
    },
    es: {
      subject: (about) => `Contacto: ${about}`,
      title: 'Mensaje del formulario de contacto',
      name: 'Nombre',
      email: 'Correo',
      about: 'Asunto',
    },
    fr: {
      subject: (about) => `Contact : ${about}`,
      title: 'Message du formulaire de contact',
      name: 'Nom',
      email: 'E-mail',
      about: 'Objet',
    },
    de: {
      subject: (about) => `Kontakt: ${about}`,
      title: 'Nachricht aus dem Kontaktformular',
      name: 'Name',
      email: 'E-Mail',
      about: 'Betreff',
    },
    zh: {
      subject: (about) => `联系：${about}`,
      title: '来自联系表单的消息',
      name: '姓名',
      email: '邮箱',
      about: '主题',
    },
  },
  compose: (t, { name, email, subject, message }) => ({
    subject: t.subject(subject),
    preview: subject,
    blocks: [heading(t.title), rows([t.name, name], [t.email, email], [t.about, subject]), quote(message)],
  }),
});
