import { Parser } from 'htmlparser2';

export interface HtmlElement {
  name: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
  parent: HtmlElement | null;
}
export type HtmlNode = HtmlElement | string;

/** A page that means harm nests without end; deeper elements become children of the deepest allowed. */
const maxDepth = 300;
const maxNodes = 400_000;
const hostileDepth = 3_000;
const chunk = 16_384;

const newElement = (name: string, attributes: Record<string, string>, parent: HtmlElement | null) =>
  ({ name, attributes, children: [], parent }) as HtmlElement;

/** A light tree: no document, no styles, nothing is run or fetched. */
export function parseHtml(html: string): HtmlElement {
  const root = newElement('#root', {}, null);
  const open: HtmlElement[] = [root];
  let nodes = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const parent = open[Math.min(open.length, maxDepth) - 1] ?? root;
        const element = newElement(name, attributes, parent);
        nodes += 1;
        if (nodes < maxNodes) parent.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const parent = open[Math.min(open.length, maxDepth) - 1] ?? root;
        const last = parent.children.at(-1);
        if (typeof last === 'string') parent.children[parent.children.length - 1] = last + text;
        else if (nodes++ < maxNodes) parent.children.push(text);
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  // The parser's own stack grows slow with depth: what nests deeper than any page is read no further.
  for (let at = 0; at < html.length && open.length < hostileDepth && nodes < maxNodes; at += chunk)
    parser.write(html.slice(at, at + chunk));
  parser.end();
  return root;
}

export const childElements = (element: HtmlElement): HtmlElement[] =>
  element.children.filter((child): child is HtmlElement => typeof child === 'object');

/** Every element below, in the order of the page. Without recursion: pages are as deep as they like. */
export function* elements(from: HtmlElement): Generator<HtmlElement> {
  const waiting: HtmlElement[] = [];
  const push = (element: HtmlElement) => {
    for (let at = element.children.length - 1; at >= 0; at -= 1) {
      const child = element.children[at];
      if (typeof child === 'object') waiting.push(child);
    }
  };
  push(from);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    push(next);
  }
}

export function find(from: HtmlElement, wanted: (element: HtmlElement) => boolean): HtmlElement | undefined {
  for (const element of elements(from)) if (wanted(element)) return element;
  return undefined;
}

export function findAll(from: HtmlElement, wanted: (element: HtmlElement) => boolean): HtmlElement[] {
  const found: HtmlElement[] = [];
  for (const element of elements(from)) if (wanted(element)) found.push(element);
  return found;
}

export function* ancestors(element: HtmlElement): Generator<HtmlElement> {
  for (let at = element.parent; at; at = at.parent) yield at;
}

export const isInside = (element: HtmlElement, outer: HtmlElement): boolean => {
  if (element === outer) return true;
  for (const one of ancestors(element)) if (one === outer) return true;
  return false;
};

/** The text as it stands in the tree: for scripts and attributes' sakes, not for people. */
export function rawText(element: HtmlElement): string {
  let text = '';
  for (const child of element.children) text += typeof child === 'string' ? child : rawText(child);
  return text;
}

/** What authors call an element: its id, classes and test marks, in one line. */
export function marksOf({ attributes }: HtmlElement): string {
  let marks = `${attributes.id ?? ''} ${attributes.class ?? ''}`;
  for (const [name, value] of Object.entries(attributes))
    if (name.startsWith('data-') && value.length < 80 && !/\s/.test(value)) marks += ` ${value}`;
  return marks;
}
