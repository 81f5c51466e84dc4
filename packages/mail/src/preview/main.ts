import { createServer } from 'node:http';
import { isLanguage, type Language, languages } from '@tailor/contract/languages';
import { composeMail, type MailKind, mailKinds, sampleParams } from '../index.ts';

/** A page on this machine that shows every mail; what is saved in a mail's file shows at the next start. */
const port = Number(process.argv[2] ?? 4025);
const sender = {
  siteName: 'Resume Tailor',
  origin: `http://127.0.0.1:${port}`,
  operatorName: 'Example Ltd',
  postalAddress: '1 Example Street, Example Town',
};
const samples = sampleParams(sender.origin);

function mail(kind: MailKind, language: Language) {
  return composeMail({ kind, language, sender, params: samples[kind] as never, unsubscribeToken: 'sample' });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function overview(): string {
  const rows = mailKinds
    .map((kind) => {
      const cells = languages.map((language) => {
        const path = `/${kind}/${language}`;
        return `<td><a href="${path}">${language}</a> <a href="${path}/text">text</a></td>`;
      });
      return `<tr><th align="left">${kind}</th>${cells.join('')}<td>${escaped(mail(kind, 'en').subject)}</td></tr>`;
    })
    .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title><style>:root{color-scheme:light dark}body{font:16px system-ui;margin:2rem}td,th{padding:.4rem .8rem}</style><h1>${mailKinds.length} mails, ${languages.length} languages</h1><table>${rows}</table></html>`;
}

const server = createServer((request, reply) => {
  const [kind = '', language = '', part] = (request.url ?? '/').slice(1).split('/');
  const known = mailKinds.find((name) => name === kind);
  if (!known || !isLanguage(language)) {
    reply.writeHead(kind ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(overview());
    return;
  }
  const { html, text, subject } = mail(known, language);
  const [type, body] = part === 'text' ? ['plain', `${subject}\n\n${text}`] : ['html', html];
  reply.writeHead(200, { 'content-type': `text/${type}; charset=utf-8` }).end(body);
});
server.listen(port, '127.0.0.1', () => console.log(`open http://127.0.0.1:${port}`));
