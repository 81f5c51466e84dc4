import type { Block } from './blocks.ts';
import type { Page } from './html.ts';

const WIDTH = 76;

/** Breaks at spaces; text without spaces (Chinese, addresses) is left to the reader. */
function wrap(text: string, indent = ''): string {
  return text
    .split('\n')
    .map((line) => {
      const out: string[] = [];
      let current = '';
      for (const word of line.split(' ')) {
        if (current && current.length + word.length + 1 > WIDTH - indent.length) {
          out.push(current);
          current = word;
        } else current = current ? `${current} ${word}` : word;
      }
      out.push(current);
      return out.map((part) => indent + part).join('\n');
    })
    .join('\n');
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
      return wrap(block.text);
    case 'paragraph':
    case 'note':
      return wrap(block.text);
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'list':
      return block.items.map((item) => `- ${wrap(item, '  ').trimStart()}`).join('\n');
    case 'links':
      return block.items
        .map(({ text, url, note }) =>
          [`- ${wrap(text, '  ').trimStart()}`, note && wrap(note, '  '), url && `  ${url}`]
            .filter(Boolean)
            .join('\n'),
        )
        .join('\n');
    case 'rows':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'quote':
      return wrap(block.text, '> ');
  }
}

export function renderText({ siteName, blocks, footer, links }: Page): string {
  const body = blocks.map(blockText).join('\n\n');
  const foot = [...footer.map((line) => wrap(line)), ...links.map(([label, url]) => `${label}: ${url}`)];
  return `${body}\n\n-- \n${siteName}\n\n${foot.join('\n')}\n`;
}
