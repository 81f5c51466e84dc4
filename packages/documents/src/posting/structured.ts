import { elements, findAll, type HtmlElement, rawText } from './html-tree.ts';
import { hasType, isNode, pick, postingOf, type SchemaNode } from './job-posting.ts';
import { readLooseJson } from './loose-json.ts';
import type { Posting } from './types.ts';

export interface StructuredPosting extends Posting {
  url: string;
  /** In how many fields the description stood. */
  parts: number;
}

export interface Structured {
  postings: StructuredPosting[];
  /** The page says of itself that it is a list. */
  isList: boolean;
  /** Name of the organisation that runs the page, where it says so. */
  organization: string;
}

const jobType = /^jobposting$/i;
const maxNodes = 20_000;

/** Every object anywhere inside, breadth first, with a bound for blocks that mean harm. */
function nodesIn(values: unknown[]): SchemaNode[] {
  const found: SchemaNode[] = [];
  const waiting = [...values];
  for (let at = 0; at < waiting.length && found.length < maxNodes; at += 1) {
    const value = waiting[at];
    if (Array.isArray(value)) for (const one of value) waiting.push(one);
    else if (isNode(value)) {
      found.push(value);
      for (const one of Object.values(value)) if (typeof one === 'object' && one !== null) waiting.push(one);
    }
  }
  return found;
}

function textOfUrl(node: SchemaNode): string {
  const url = pick(node, 'url', '@id', 'mainEntityOfPage');
  return typeof url === 'string' ? url : isNode(url) ? String(url['@id'] ?? '') : '';
}

function collected(nodes: SchemaNode[]): Structured {
  const byId = new Map<string, SchemaNode>();
  for (const node of nodes)
    if (typeof node['@id'] === 'string' && pick(node, 'name')) byId.set(node['@id'], node);
  const jobs = nodes.filter((node) => hasType(node, jobType));
  const organization = nodes.find((node) => hasType(node, /^(organization|corporation|localbusiness)$/i));
  const postings = new Map<string, StructuredPosting>();
  for (const job of jobs) {
    const posting = { ...postingOf(job, byId), url: textOfUrl(job) };
    if (posting.title === '' && posting.description === '') continue;
    const key = `${posting.title}\n${posting.description.slice(0, 300)}`;
    if (!postings.has(key)) postings.set(key, posting);
  }
  return {
    postings: [...postings.values()],
    isList: nodes.some((node) => hasType(node, /^(itemlist|searchresultspage|collectionpage)$/i)),
    organization: organization ? String(pick(organization, 'name') ?? '') : '',
  };
}

export function jsonLdOf(page: HtmlElement): Structured {
  const blocks = findAll(
    page,
    ({ name, attributes }) => name === 'script' && /ld\+json/i.test(attributes.type ?? ''),
  );
  return collected(nodesIn(blocks.flatMap((block) => readLooseJson(rawText(block)))));
}

/** Microdata and RDFa lite as the same nodes; the text of a property keeps its mark-up's lines. */
export function microdataOf(page: HtmlElement, textOf: (element: HtmlElement) => string): Structured {
  const nodes: SchemaNode[] = [];
  for (const element of elements(page)) {
    const type = element.attributes.itemtype ?? element.attributes.typeof ?? '';
    if (/jobposting\b/i.test(type)) nodes.push(itemOf(element, textOf));
  }
  return collected(nodes);
}

const propertyOf = ({ attributes }: HtmlElement): string =>
  (attributes.itemprop ?? attributes.property ?? '').replace(/^schema:/, '').trim();
const isItem = ({ attributes }: HtmlElement): boolean =>
  attributes.itemscope !== undefined || attributes.itemtype !== undefined || attributes.typeof !== undefined;

function itemOf(item: HtmlElement, textOf: (element: HtmlElement) => string): SchemaNode {
  const made: SchemaNode = {
    '@type': (item.attributes.itemtype ?? item.attributes.typeof ?? '').split(/\s+/)[0] ?? '',
  };
  const visit = (from: HtmlElement) => {
    for (const child of from.children) {
      if (typeof child === 'string') continue;
      const names = propertyOf(child);
      const scope = isItem(child);
      for (const name of names.split(/\s+/)) {
        if (name === '' || name.includes(':')) continue;
        const value = scope ? itemOf(child, textOf) : propertyValue(child, textOf);
        const before = made[name];
        made[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
      }
      // A description may hold further properties inside; an item keeps its own.
      if (!scope || (names === '' && !/jobposting/i.test(child.attributes.itemtype ?? ''))) visit(child);
    }
  };
  visit(item);
  if (made['@type'] === '') made['@type'] = 'Thing';
  const text = textOf(item);
  if (made.name === undefined && text.length < 100) made.name = text;
  return made;
}

function propertyValue(element: HtmlElement, textOf: (element: HtmlElement) => string): string {
  const { name, attributes } = element;
  if (attributes.content !== undefined && (name === 'meta' || attributes.content.length > 0))
    return attributes.content;
  if (name === 'a' && propertyOf(element) === 'url') return attributes.href ?? '';
  if (name === 'img') return attributes.alt ?? '';
  return textOf(element);
}
