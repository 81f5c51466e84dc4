import { descriptionText, lineText } from './description-text.ts';
import { findAll, type HtmlElement, rawText } from './html-tree.ts';
import { isNode, pick, type SchemaNode } from './job-posting.ts';
import { readLooseJson } from './loose-json.ts';
import { sizeOf } from './main-content.ts';
import type { Posting } from './types.ts';

/**
 * Pages that scripts paint carry their data with them, in a block of JSON or in an assignment. One
 * object with a title and a long description is the posting; several with different titles are none.
 */
const bodies = [
  'descriptionHtml',
  'jobDescriptionHtml',
  'jobDescription',
  'description_html',
  'jobDescriptionText',
  'sanitizedJobDescription',
  'descriptionBody',
  'jobAd',
  'description',
  'content',
  'jobDesc',
  'positionDetail',
  'postDescription',
];
const titles = ['jobTitle', 'title', 'positionName', 'jobName', 'name', 'text'];
const companies = ['companyName', 'company', 'hiringOrganization', 'organization', 'employer', 'brandName'];

const maxBytes = 3_000_000;

function blocksOf(page: HtmlElement): unknown[] {
  const values: unknown[] = [];
  let read = 0;
  for (const script of findAll(page, ({ name, attributes }) => name === 'script' && !attributes.src)) {
    const type = script.attributes.type ?? '';
    if (/ld\+json/i.test(type)) continue;
    const text = rawText(script);
    read += text.length;
    if (text.length < 300 || read > maxBytes) continue;
    if (/json/i.test(type)) values.push(...readLooseJson(text).slice(0, 1));
    else {
      const start = /(?:window|self|globalThis)?\.?[\w$.[\]"']+\s*=\s*(?=\{["'\w])/.exec(text);
      if (start) values.push(...firstObject(text.slice(start.index + start[0].length)));
    }
  }
  return values;
}

/** The object an assignment begins with; what stands behind it is program. */
function firstObject(text: string): unknown[] {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char === '\\') at += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) {
        try {
          return [JSON.parse(text.slice(0, at + 1))];
        } catch {
          return [];
        }
      }
    }
  }
  return [];
}

function postingIn(node: SchemaNode): Posting | null {
  const body = bodies
    .map((name) => node[name])
    .find((value) => typeof value === 'string' && value.length > 200);
  if (typeof body !== 'string') return null;
  const title = titles.map((name) => lineText(node[name])).find((text) => text !== '' && text.length < 160);
  if (!title) return null;
  const description = descriptionText(body);
  if (sizeOf(description) < 220) return null;
  const company = pick(node, ...companies);
  return {
    title,
    company: lineText(isNode(company) ? pick(company, 'name', 'companyName', 'displayName') : company),
    description,
  };
}

export function embeddedPostings(page: HtmlElement): Posting[] {
  const waiting = blocksOf(page);
  const found = new Map<string, Posting>();
  for (let at = 0; at < waiting.length && at < 50_000; at += 1) {
    const value = waiting[at];
    if (Array.isArray(value)) waiting.push(...value.slice(0, 2_000));
    else if (isNode(value)) {
      const posting = postingIn(value);
      if (posting && !found.has(posting.title)) found.set(posting.title, posting);
      waiting.push(...Object.values(value).filter((one) => typeof one === 'object' && one !== null));
    }
  }
  return [...found.values()];
}
