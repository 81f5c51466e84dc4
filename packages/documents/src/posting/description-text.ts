import { blockText, cleanText, oneLine } from './block-text.ts';
import { parseHtml } from './html-tree.ts';

const tag = /<\/?(p|br|div|ul|ol|li|h[1-6]|strong|b|em|i|span|section|table|a|u)\b[^>]*>/i;
const entity = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;

/** HTML, HTML escaped once or twice, or plain text: whatever a field called "description" holds. */
export function descriptionText(value: string): string {
  return listMarks(plainText(value));
}

function plainText(value: string): string {
  let html = value.replace(/<!\[CDATA\[|\]\]>/g, '');
  for (let turn = 0; turn < 3 && !tag.test(html) && entity.test(html); turn += 1) {
    const decoded = decodeEntities(html);
    if (decoded === html) break;
    html = decoded;
  }
  // Escaped line breaks of text that went through JSON twice.
  if (!html.includes('\n') && /\\n/.test(html))
    html = html.replace(/\\r?\\n|\\n/g, '\n').replace(/\\t/g, ' ');
  if (!tag.test(html)) return cleanText(entity.test(html) ? decodeEntities(html) : html);
  const text = blockText(parseHtml(html));
  return entity.test(text) ? cleanText(decodeEntities(text)) : text;
}

/** Marks that authors type before an item, whatever they are, become those of a list. */
export function listMarks(text: string): string {
  const starred = (text.match(/^\* \S/gm)?.length ?? 0) > 1;
  return text
    .replace(/^[•●▪◦‣○■□▶►➢➤✓✔·∙⁃]\s*(?=\S)|^[–—]\s+(?=\S)/gm, '- ')
    .replace(/^\* (?=\S)/gm, starred ? '- ' : '* ');
}

export function decodeEntities(text: string): string {
  const root = parseHtml(text.replace(/</g, '&lt;'));
  return root.children.map((child) => (typeof child === 'string' ? child : '')).join('');
}

/** A title or a name: one line, without mark-up, entities decoded however often they were encoded. */
export function lineText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return oneLine(descriptionText(String(value)));
}
