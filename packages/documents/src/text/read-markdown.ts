import type { LineLayout, SourceLine } from '@tailor/engine';
import { type DocumentContent, visibleText, withoutIdleBlanks } from '../content.ts';
import { decodeFile, textContent } from './read-text.ts';

type Link = { start: number; end: number; target: string };

/** Marks of emphasis go; the words and the targets of links stay. */
function plain(line: string): { text: string; links: Link[] } {
  const links: Link[] = [];
  let text = '';
  let rest = line;
  for (;;) {
    const found = /!?\[([^\]]*)\]\(([^)\s]+)(?:\s+"[^"]*")?\)|<((?:https?:|mailto:)[^>\s]+)>/.exec(rest);
    if (!found) break;
    text += unmarked(rest.slice(0, found.index));
    const label = unmarked(found[1] ?? found[3]?.replace(/^mailto:/, '') ?? '');
    const target = found[2] ?? found[3] ?? '';
    if (!found[0].startsWith('!'))
      links.push({ start: text.length, end: text.length + label.length, target });
    text += label;
    rest = rest.slice(found.index + found[0].length);
  }
  return { text: text + unmarked(rest), links };
}

function unmarked(text: string): string {
  return text
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)(.+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/(?<!\w)_(?=\S)(.+?)(?<=\S)_(?!\w)/g, '$1')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/\\([\\`*_{}[\]()#+\-.!|])/g, '$1');
}

function layoutOf(role: LineLayout['role'], level: number, bold: boolean, links: Link[]): LineLayout {
  const place = { page: 1, x: 0, y: 0, width: 0, height: 0, size: 0, column: 0, region: 'body' as const };
  return { ...place, bold, ...(role ? { role, level } : {}), ...(links.length > 0 ? { links } : {}) };
}

function readLine(line: string): SourceLine | undefined {
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
  if (heading) {
    const { text, links } = plain(heading[2] ?? '');
    return { text, layout: layoutOf('heading', heading[1]?.length ?? 1, true, links) };
  }
  if (/^([-*_]\s*){3,}$/.test(line) || /^[=-]{3,}$/.test(line) || /^\|?[\s:|-]+\|[\s:|-]*$/.test(line))
    return undefined;
  const item = /^([-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(line);
  if (item) {
    const { text, links } = plain(item[2] ?? '');
    const marker = /^\d/.test(item[1] ?? '') ? `${item[1]} ` : '• ';
    const moved = links.map((link) => ({
      ...link,
      start: link.start + marker.length,
      end: link.end + marker.length,
    }));
    return { text: marker + text, layout: layoutOf('list-item', 0, false, moved) };
  }
  const cells = /^\|(.*)\|$/
    .exec(line)?.[1]
    ?.split('|')
    .map((cell) => cell.trim());
  const { text, links } = plain(cells ? cells.join('\t') : line.replace(/^>\s?/, ''));
  if (cells) return { text, layout: layoutOf('table-cell', 0, false, links) };
  return links.length > 0 ? { text, layout: layoutOf(undefined, 0, false, links) } : { text };
}

function markdownLines(lines: string[]): SourceLine[] {
  const read: SourceLine[] = [];
  for (const [index, line] of lines.entries()) {
    const underlined = /^(={3,}|-{3,})$/.exec(lines[index + 1] ?? '');
    if (underlined && line !== '' && !/^[#>|*-]/.test(line)) {
      const { text, links } = plain(line);
      read.push({ text, layout: layoutOf('heading', underlined[1]?.startsWith('=') ? 1 : 2, true, links) });
      continue;
    }
    const source = readLine(line);
    if (source) read.push(source);
  }
  return withoutIdleBlanks(read);
}

export async function readMarkdown(path: string): Promise<DocumentContent> {
  const { text, encoding } = await decodeFile(path);
  const base = textContent(text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, ''), 'markdown', encoding);
  const lines = markdownLines(base.source.lines.map((line) => line.text));
  return { ...base, text: visibleText(lines), source: { lines } };
}
