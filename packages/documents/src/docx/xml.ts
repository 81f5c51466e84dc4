import { DocumentError } from '../failure.ts';
import { decodeText } from '../text/decode.ts';

/**
 * XML of office documents, as events. No tree, so depth and size cost nothing but time; no DTD, so there
 * are no entities to resolve. Names come without their prefix: programs differ in which they choose.
 */
export interface XmlHandler {
  open(name: string, attributes: Attributes, at: number): void;
  close(name: string, at: number): void;
  text(text: string, start: number, end: number): void;
}

export class Attributes {
  private read: Map<string, string> | undefined;
  private readonly raw: string;

  constructor(raw: string) {
    this.raw = raw;
  }

  get(name: string): string | undefined {
    this.read ??= new Map(
      [...this.raw.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map((found) => [
        localName(found[1] ?? ''),
        unescapeXml(found[2] ?? found[3] ?? ''),
      ]),
    );
    return this.read.get(name);
  }
}

const maxDepth = 5_000;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function localName(name: string): string {
  const colon = name.lastIndexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return named[entity] ?? whole;
    const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}

export function decodeXml(bytes: Buffer): string {
  let { text } = decodeText(bytes);
  const declared = /^<\?xml[^>]{0,200}encoding\s*=\s*["']([\w-]{1,40})["']/.exec(text)?.[1]?.toLowerCase();
  if (declared && !/^(utf-?8|utf-?16(le|be)?|us-ascii)$/.test(declared))
    text = inDeclared(declared, bytes) ?? text;
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new DocumentError('forbidden_xml');
  return text;
}

function inDeclared(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return undefined;
  }
}

const damaged = () => new DocumentError('damaged', { type: 'docx' });

/** Skips "<?…?>" and "<!--…-->", hands CDATA on as text; the place behind it. */
function special(xml: string, at: number, handler: XmlHandler): number {
  const [open, end] = xml.startsWith('<!--', at)
    ? ['<!--', '-->']
    : xml.startsWith('<![CDATA[', at)
      ? ['<![CDATA[', ']]>']
      : xml.startsWith('<?', at)
        ? ['<?', '?>']
        : ['<!', '>'];
  const close = xml.indexOf(end, at + open.length);
  if (close < 0) throw damaged();
  if (open === '<![CDATA[') handler.text(xml.slice(at + open.length, close), at + open.length, close);
  return close + end.length;
}

/** A ">" may stand inside a quoted attribute. */
function tagEnd(xml: string, at: number): number {
  let quote = '';
  for (let i = at; i < xml.length; i++) {
    const char = xml[i] ?? '';
    if (quote) {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return i;
  }
  throw damaged();
}

export function scanXml(xml: string, handler: XmlHandler): void {
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const next = xml.indexOf('<', at);
    if (next < 0) break;
    if (next > at && open.length > 0) handler.text(unescapeXml(xml.slice(at, next)), at, next);
    if (xml[next + 1] === '!' || xml[next + 1] === '?') {
      at = special(xml, next, handler);
      continue;
    }
    const end = tagEnd(xml, next + 1);
    if (xml[next + 1] === '/') {
      const name = localName(xml.slice(next + 2, end).trim());
      if (open.pop() !== name) throw damaged();
      handler.close(name, next);
    } else {
      const empty = xml[end - 1] === '/';
      const tag = xml.slice(next + 1, empty ? end - 1 : end);
      const space = tag.search(/\s/);
      const name = localName(space < 0 ? tag : tag.slice(0, space));
      handler.open(name, new Attributes(space < 0 ? '' : tag.slice(space)), next);
      if (empty) handler.close(name, end + 1);
      else if (open.push(name) > maxDepth) throw new DocumentError('too_complex');
    }
    at = end + 1;
  }
  if (open.length > 0) throw damaged();
}
