import type { Block, LinkItem } from './blocks.ts';

/**
 * Html for old readers: tables for the frame, every style inlined in light colours. What reads
 * style sheets and asks for dark gets the dark ones by class.
 */
const font = "font-family:'Segoe UI',Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif";
const styles = {
  heading: `margin:0 0 16px;${font};font-size:22px;line-height:1.3;font-weight:bold;color:#16211b`,
  paragraph: `margin:0 0 16px;${font};font-size:16px;line-height:1.55;color:#16211b`,
  note: `margin:0 0 12px;${font};font-size:14px;line-height:1.5;color:#43514a`,
  item: `padding:0 0 8px 10px;${font};font-size:16px;line-height:1.5;color:#16211b`,
  dot: `padding:0 0 8px;${font};font-size:16px;line-height:1.5;color:#0d5c4a`,
  label: `padding:8px 16px 8px 0;white-space:nowrap;${font};font-size:15px;line-height:1.4;color:#43514a`,
  value: `padding:8px 0;${font};font-size:15px;line-height:1.4;font-weight:bold;color:#16211b`,
  quote: `padding:12px 16px;${font};font-size:15px;line-height:1.5;color:#16211b`,
  link: `color:#0b5242`,
};

const sheet = `
      body { margin: 0; padding: 0; }
      a { text-underline-offset: 2px; }
      @media (max-width: 620px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
      @media (prefers-color-scheme: dark) {
        .canvas { background-color: #0f1512 !important; }
        .sheet { background-color: #171e1a !important; border-color: #e6b422 #2b352f #2b352f !important; }
        .ink { color: #e9eee9 !important; }
        .soft { color: #bcc7bf !important; }
        .line { border-color: #2b352f !important; }
        .well { background-color: #0a0f0c !important; }
        .link { color: #8cdcbf !important; }
        .button { background-color: #74d3b2 !important; }
        .button a { color: #06231a !important; }
      }
    `;

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');
const row = (cell: string) => `<tr>${cell}</tr>`;
const table = (inner: string, extra = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px${extra}">${inner}</table>`;

function buttonHtml(label: string, url: string): string {
  const link = `${font};display:inline-block;padding:13px 24px;font-size:16px;font-weight:bold;line-height:1.2;color:#ffffff;text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr><td class="button" bgcolor="#0d5c4a" style="border-radius:6px;background-color:#0d5c4a"><a href="${escapeHtml(url)}" style="${link}">${escapeHtml(label)}</a></td></tr></table>`;
}

function linkRow({ text, url, note }: LinkItem): string {
  const line = url
    ? `<a class="link" href="${escapeHtml(url)}" style="${styles.link};font-weight:bold">${lines(text)}</a>`
    : `<strong>${lines(text)}</strong>`;
  const below = note
    ? `<br><span class="soft" style="font-size:14px;color:#43514a">${lines(note)}</span>`
    : '';
  return row(
    `<td width="14" valign="top" class="link" style="${styles.dot}">•</td><td valign="top" class="ink" style="${styles.item}">${line}${below}</td>`,
  );
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<h1 class="ink" style="${styles.heading}">${lines(block.text)}</h1>`;
    case 'paragraph':
      return `<p class="ink" style="${styles.paragraph}">${lines(block.text)}</p>`;
    case 'note':
      return `<p class="soft" style="${styles.note}">${lines(block.text)}</p>`;
    case 'button':
      return buttonHtml(block.label, block.url);
    case 'quote':
      return table(
        row(
          `<td class="well ink" bgcolor="#ebefe8" style="background-color:#ebefe8;border-left:3px solid #e6b422;${styles.quote}">${lines(block.text)}</td>`,
        ),
      );
    case 'list':
      return table(
        block.items
          .map((item) =>
            row(
              `<td width="14" valign="top" class="link" style="${styles.dot}">•</td><td valign="top" class="ink" style="${styles.item}">${lines(item)}</td>`,
            ),
          )
          .join(''),
      );
    case 'links':
      return table(block.items.map(linkRow).join(''));
    case 'rows':
      return table(
        block.rows
          .map(([label, value]) =>
            row(
              `<td class="soft line" valign="top" style="border-bottom:1px solid #d8ded4;${styles.label}">${lines(label)}</td><td class="ink line" valign="top" align="right" style="border-bottom:1px solid #d8ded4;${styles.value}">${lines(value)}</td>`,
            ),
          )
          .join(''),
      );
  }
}

export interface Page {
  language: string;
  subject: string;
  preview: string;
  siteName: string;
  origin: string;
  blocks: Block[];
  /** Below the content: reason, address, links. */
  footer: string[];
  links: [label: string, url: string][];
}

export function renderHtml(page: Page): string {
  const { language, subject, preview, siteName, origin, blocks, footer, links } = page;
  const foot = footer.map((text) => `<p class="soft" style="${styles.note}">${lines(text)}</p>`).join('');
  const linkLine = links
    .map(
      ([label, url]) =>
        `<a class="link" href="${escapeHtml(url)}" style="${styles.link}">${escapeHtml(label)}</a>`,
    )
    .join(' &nbsp;·&nbsp; ');
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${escapeHtml(subject)}</title>
    <style>${sheet}</style>
  </head>
  <body class="canvas" style="margin:0;padding:0;background-color:#f5f7f3">
    <div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preview)}</div>
    <table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f5f7f3" style="background-color:#f5f7f3"><tr><td align="center" style="padding:28px 12px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
        <tr><td class="pad" style="padding:0 32px 14px;${font};font-size:17px;font-weight:bold"><a class="link" href="${escapeHtml(origin)}" style="${styles.link};text-decoration:none">${escapeHtml(siteName)}</a></td></tr>
        <tr><td class="sheet pad" bgcolor="#ffffff" style="padding:32px 32px 16px;background-color:#ffffff;border:1px solid #d8ded4;border-top:4px solid #e6b422;border-radius:8px;word-break:break-word">${blocks.map(blockHtml).join('')}</td></tr>
        <tr><td class="pad" style="padding:20px 32px 0;word-break:break-word">${foot}<p class="soft" style="${styles.note}">${linkLine}</p></td></tr>
      </table>
    </td></tr></table>
  </body>
</html>
`;
}
