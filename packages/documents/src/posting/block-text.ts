import type { HtmlElement, HtmlNode } from './html-tree.ts';

/** textContent glues list items to each other; this knows which elements begin a line or a paragraph. */
const paragraphs = new Set(
  'p,h1,h2,h3,h4,h5,h6,ul,ol,dl,table,blockquote,pre,section,article,figure,fieldset'.split(','),
);
const lines = new Set(
  'div,li,dt,dd,tr,header,footer,main,aside,nav,address,body,html,form,hr,tbody,thead,caption,figcaption,details,summary,center,legend'.split(
    ',',
  ),
);
const silent = new Set(
  'script,style,noscript,template,svg,iframe,object,canvas,head,title,meta,link,audio,video,picture,img,map'.split(
    ',',
  ),
);

const bulletLine = /(^|\n)[ \t]*[-–•*·●▪◦‣○■□✓✔➢➤►▶]\s/;

/** Line breaks of the source count where it is plain text with bullets of its own. */
function collapse(text: string, kept: boolean): string {
  if (!kept) return text.replace(/[\s\u00a0\u2028\u2029]+/g, ' ');
  return text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n');
}

class Writer {
  text = '';
  private pending: '' | '\n' | '\n\n' = '';
  /** Waits for the first words of its item, so that `<li><p>` is one line. */
  private marker = '';

  gap(size: '\n' | '\n\n'): void {
    if (this.pending !== '\n\n') this.pending = size;
  }

  item(marker: string): void {
    this.gap('\n');
    this.marker = marker;
  }

  drop(): void {
    this.marker = '';
  }

  add(text: string): void {
    if (text === '') return;
    const blank = text.trim() === '';
    if (blank && (this.pending !== '' || this.text === '' || this.marker !== '')) return;
    if (blank) {
      if (!/\s$/.test(this.text)) this.text += ' ';
      return;
    }
    let words = text;
    if (this.pending !== '' || this.text === '') words = words.trimStart();
    if (this.marker !== '') {
      // An author's own mark inside a list item would be a second one.
      words = this.marker + words.trimStart().replace(/^[-–•*·●▪◦‣○■]\s+/, '');
      if (this.pending === '\n\n' && /(^|\n)(- |\d+\. )[^\n]*$/.test(this.text.trimEnd()))
        this.pending = '\n';
    }
    if (this.text !== '' && this.pending !== '') this.text = this.text.trimEnd() + this.pending;
    else if (/\s$/.test(this.text)) words = words.trimStart();
    this.text += words;
    this.pending = '';
    this.marker = '';
  }
}

interface Place {
  pre: boolean;
  /** Of the next item of an ordered list; null in a list with bullets. */
  count: { next: number } | null;
}

const keepsBreaks = ({ name, attributes }: HtmlElement): boolean =>
  name === 'pre' ||
  /white-space:\s*(pre|break-spaces)/.test(attributes.style ?? '') ||
  /\bwhitespace-pre(-line|-wrap)?\b/.test(attributes.class ?? '');

function write(node: HtmlNode, place: Place, out: Writer, skip: (element: HtmlElement) => boolean): void {
  if (typeof node === 'string') {
    writeText(node, place.pre || bulletLine.test(node), out);
    return;
  }
  const { name } = node;
  if (silent.has(name) || skip(node)) return;
  if (name === 'br') {
    out.gap(doubled(node) ? '\n\n' : '\n');
    return;
  }
  const size = paragraphs.has(name) ? '\n\n' : lines.has(name) ? '\n' : null;
  if (size) out.gap(size);
  if (name === 'li') out.item(place.count ? `${place.count.next++}. ` : '- ');
  if ((name === 'td' || name === 'th') && out.text !== '') out.add(' ');
  const inner: Place = {
    pre: place.pre || keepsBreaks(node),
    count: name === 'ol' ? { next: Number.parseInt(node.attributes.start ?? '1', 10) || 1 } : place.count,
  };
  if (name === 'ul') inner.count = null;
  for (const child of node.children) write(child, inner, out, skip);
  if (name === 'li') out.drop();
  if (size) out.gap(size);
}

/** Two breaks behind each other are a paragraph. */
function doubled(element: HtmlElement): boolean {
  const siblings = element.parent?.children ?? [];
  for (let at = siblings.indexOf(element) - 1; at >= 0; at -= 1) {
    const before = siblings[at];
    if (typeof before === 'string' && before.trim() === '') continue;
    return typeof before === 'object' && before.name === 'br';
  }
  return false;
}

function writeText(text: string, kept: boolean, out: Writer): void {
  const pieces = collapse(text, kept).split('\n');
  pieces.forEach((piece, index) => {
    if (index > 0) out.gap(pieces[index - 1]?.trim() === '' && index > 1 ? '\n\n' : '\n');
    out.add(piece);
  });
}

/** Control and direction characters, zero-width marks: nothing a person typed. */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function blockText(
  from: HtmlNode | HtmlNode[],
  skip: (element: HtmlElement) => boolean = () => false,
): string {
  const out = new Writer();
  for (const node of Array.isArray(from) ? from : [from]) write(node, { pre: false, count: null }, out, skip);
  return cleanText(out.text);
}

export const oneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();
