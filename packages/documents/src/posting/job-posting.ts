import { descriptionText, lineText } from './description-text.ts';
import type { Posting } from './types.ts';

/** One schema.org node, from JSON-LD, microdata or RDFa alike. */
export type SchemaNode = Record<string, unknown>;

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** "JobPosting", "schema:JobPosting", "http://schema.org/JobPosting", in a list or alone; any case. */
export function hasType(node: SchemaNode, wanted: RegExp): boolean {
  return listOf(node['@type'] ?? node.type).some(
    (type) => typeof type === 'string' && wanted.test(type.split(/[/:#]/).at(-1) ?? ''),
  );
}

/** Sloppy authors write keys in other cases: "JobTitle", "hiringorganization". */
export function pick(node: SchemaNode, ...names: string[]): unknown {
  for (const name of names) {
    const value = node[name] ?? node[`schema:${name}`];
    if (value !== undefined && value !== null && value !== '') return value;
  }
  const folded = names.map((name) => name.toLowerCase());
  for (const [key, value] of Object.entries(node))
    if (folded.includes(key.toLowerCase()) && value !== null && value !== '') return value;
  return undefined;
}

function firstText(value: unknown): string {
  for (const one of listOf(value)) {
    const text = isNode(one) ? lineText(pick(one, '@value', 'name', 'legalName', 'value')) : lineText(one);
    if (text !== '') return text;
  }
  return '';
}

function bodyText(value: unknown): string {
  return listOf(value)
    .map((one) => (isNode(one) ? pick(one, '@value', 'description', 'name') : one))
    .map((one) => (typeof one === 'string' ? descriptionText(one) : ''))
    .filter((text) => text !== '')
    .join('\n');
}

const further = [
  'responsibilities',
  'qualifications',
  'experienceRequirements',
  'skills',
  'educationRequirements',
  'jobBenefits',
  'incentives',
];

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** What stands in fields of its own is added where the description does not say it already. */
function wholeDescription(node: SchemaNode): { description: string; parts: number } {
  const main = bodyText(pick(node, 'description', 'jobDescription'));
  const said = folded(main);
  const rest = further
    .map((name) => bodyText(node[name]))
    .filter((text) => text.length > 120 && !said.includes(folded(text).slice(0, 60)));
  const parts = [main, ...rest].filter((text) => text !== '');
  return { description: parts.join('\n\n'), parts: parts.length };
}

/** References are looked up among all nodes of the page: `{"@id": "#organization"}`. */
export function postingOf(
  node: SchemaNode,
  byId: ReadonlyMap<string, SchemaNode>,
): Posting & { parts: number } {
  const organization = listOf(pick(node, 'hiringOrganization', 'hiringorganisation', 'organization')).map(
    (one) => (isNode(one) && !pick(one, 'name') ? (byId.get(String(one['@id'])) ?? one) : one),
  );
  return {
    title: firstText(pick(node, 'title', 'jobTitle', 'name')),
    company: companyName(firstText(organization)),
    ...wholeDescription(node),
  };
}

/** Some systems write an address or a placeholder where a name should be. */
function companyName(name: string): string {
  if (/^https?:\/\//i.test(name) || /^(confidential|n\/?a|null|undefined|-)$/i.test(name)) return '';
  return name;
}
