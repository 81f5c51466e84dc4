import type { Origin, Piece } from './origin.ts';

const bullet = /^\s*[•◦▪▫‣⁃●○■□–*·➢✓-](?=\s)/;
const counted = /^\s*\(?\w{1,3}[.)](?=\s)/;

/** Names come with whatever prefix a program chose; new ones take that of their neighbours. */
const prefixOf = (xml: string, at: number): string => /^<([\w.-]+:)?/.exec(xml.slice(at, at + 60))?.[1] ?? '';

export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

export const rawText = (origin: Origin): string => origin.pieces.map((piece) => piece.text).join('');

export const isListItem = (origin: Origin): boolean => origin.marker !== '' || bullet.test(rawText(origin));
export const looksListed = (text: string): boolean => bullet.test(text);

/** What numbering writes in front stands nowhere in the text, so it is not written into it either. */
export function withoutMarker(text: string, origin: Origin): string {
  if (origin.marker === '') return text;
  return text.replace(bullet.test(text) ? bullet : counted, '').trimStart();
}

function element(xml: string, name: string): string {
  const open = xml.search(new RegExp(`<${name}[\\s/>]`));
  if (open < 0) return '';
  const tag = xml.indexOf('>', open);
  if (xml[tag - 1] === '/') return xml.slice(open, tag + 1);
  const close = xml.indexOf(`</${name}>`, tag);
  return close < 0 ? '' : xml.slice(open, close + name.length + 3);
}

/** Properties of a neighbour, without what must stand once only: the section's end, notes on changes. */
function properties(xml: string, name: string, prefix: string): string {
  const once = new RegExp(
    `<${prefix}(pPrChange|rPrChange|sectPr|ins|del)\\b(?:[^>]*/>|[\\s\\S]*?</${prefix}\\1>)`,
    'g',
  );
  return element(xml.replace(once, ''), `${prefix}${name}`);
}

/** The run whose look a new text takes: the one with most letters that is no link. */
function modelPiece(pieces: Piece[]): Piece | undefined {
  const placed = pieces.filter((piece) => piece.place);
  const plain = placed.filter((piece) => !piece.link);
  return [...(plain.length > 0 ? plain : placed)].sort((a, b) => b.text.length - a.text.length)[0];
}

function runProperties(xml: string, origin: Origin, prefix: string): string {
  const at = modelPiece(origin.pieces)?.place?.start;
  if (at === undefined) return '';
  const start = Math.max(xml.lastIndexOf(`<${prefix}r>`, at), xml.lastIndexOf(`<${prefix}r `, at));
  return start < origin.paragraph.start ? '' : properties(xml.slice(start, at), 'rPr', prefix);
}

const textElement = (prefix: string, text: string) =>
  `<${prefix}t xml:space="preserve">${escapeXml(text)}</${prefix}t>`;

/** A paragraph of its own that looks like a neighbour. */
export function newParagraph(xml: string, like: Origin, text: string): string {
  const { start, end } = like.paragraph;
  const prefix = prefixOf(xml, start);
  const own = xml.slice(start, end);
  const firstRun = own.search(new RegExp(`<${prefix}(r|hyperlink|ins|smartTag|sdt)[\\s>]`));
  const paragraphProperties = properties(firstRun < 0 ? own : own.slice(0, firstRun), 'pPr', prefix);
  const body = withoutMarker(text, like);
  // A mark typed by hand with a tab behind it hangs in front of its text; so does the new one.
  const typed = /^(\S)\t/.exec(rawText(like))?.[1];
  const content =
    typed && bullet.test(body)
      ? `${textElement(prefix, typed)}<${prefix}tab/>${textElement(prefix, body.replace(bullet, '').trimStart())}`
      : textElement(prefix, body);
  return `<${prefix}p>${paragraphProperties}<${prefix}r>${runProperties(xml, like, prefix)}${content}</${prefix}r></${prefix}p>`;
}

/** A line behind another one of the same paragraph. */
export function newLine(xml: string, after: Origin, text: string): { at: number; text: string } | undefined {
  const place = after.pieces.findLast((piece) => piece.place)?.place;
  if (!place) return undefined;
  const prefix = prefixOf(xml, after.paragraph.start);
  const at = xml.indexOf('>', place.end) + 1;
  return { at, text: `<${prefix}br/>${textElement(prefix, withoutMarker(text, after))}` };
}

/** What else hangs on a paragraph (a picture, a section's end, a mark that has a partner) would go with it. */
const holdsMore =
  /<(?:[\w.-]+:)?(sectPr|drawing|pict|object|txbxContent|bookmarkStart|bookmarkEnd|comment\w+|perm\w+|fldChar|moveFrom\w*|moveTo\w*|ins|del|footnoteReference|endnoteReference)\b/;

/** Whether a paragraph can go as a whole; the last one of a cell must stay. */
export function isRemovable(xml: string, { paragraph, alone }: Origin): boolean {
  if (!alone || holdsMore.test(xml.slice(paragraph.start, paragraph.end))) return false;
  return !/^\s*<\/(?:[\w.-]+:)?(tc|txbxContent|hdr|ftr)>/.test(xml.slice(paragraph.end, paragraph.end + 60));
}
