import type { SourceLine } from '@tailor/engine';
import { blockText } from '../posting/block-text.ts';
import { listMarks } from '../posting/description-text.ts';
import { parseHtml } from '../posting/html-tree.ts';
import { decodeText } from '../text/decode.ts';

const mostBytes = 4 * 1024 * 1024;

function unquoted(text: string): Buffer {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** The page within a web archive, as its mail-like form carries it. */
function archivedPage(archive: string): Buffer | undefined {
  const type = /^content-type:\s*text\/html/im.exec(archive);
  const body = type ? archive.slice(type.index).search(/\r?\n\r?\n/) : -1;
  if (!type || body < 0) return undefined;
  const head = archive.slice(type.index, type.index + body);
  const rest = archive.slice(type.index + body).trimStart();
  const end = rest.search(/\r?\n--[^\s<>]{4,70}(?:--)?\s*(?:\r?\n|$)/);
  const text = end < 0 ? rest : rest.slice(0, end);
  const coded = /^content-transfer-encoding:\s*([\w-]+)/im.exec(head)?.[1]?.toLowerCase();
  if (coded === 'base64') return Buffer.from(text, 'base64');
  return coded === 'quoted-printable' ? unquoted(text) : Buffer.from(text, 'latin1');
}

/**
 * What a web page's "export to Word" hangs into an otherwise empty document: a page, or a web archive with
 * one. Word makes paragraphs of it when it opens the file; other kinds are left to Word.
 */
export function chunkLines(bytes: Buffer, clean: (text: string) => string): SourceLine[] {
  if (bytes.length > mostBytes) return [];
  const start = bytes.subarray(0, 2_000).toString('latin1');
  const page = /^mime-version:/im.test(start) ? archivedPage(bytes.toString('latin1')) : bytes;
  if (!page || !/<(?:html|body|p|div|h[1-6]|table)\b/i.test(page.subarray(0, 20_000).toString('latin1')))
    return [];
  const text = listMarks(blockText(parseHtml(decodeText(page).text)));
  return text.split('\n').map((line) => ({ text: clean(line.replace(/^- /, '• ')) }));
}
