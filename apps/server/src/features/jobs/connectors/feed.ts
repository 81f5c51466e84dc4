import { type Connector, SourceProblem } from './connector.ts';
import {
  at,
  dateOf,
  type Entry,
  endOf,
  html,
  isEntry,
  link,
  money,
  pageOf,
  posting,
  text,
} from './reading.ts';
import { inner, listAt, readXml } from './xml.ts';

/** Any JSON of schema.org JobPosting: a list, a graph, or objects inside. */
function jobPostings(value: unknown): Entry[] {
  const found: Entry[] = [];
  const waiting: unknown[] = [value];
  for (let index = 0; index < waiting.length && index < 200_000; index += 1) {
    const one = waiting[index];
    if (Array.isArray(one)) for (const item of one) waiting.push(item);
    else if (isEntry(one)) {
      if ([one['@type']].flat().some((type) => /JobPosting$/.test(text(type)))) found.push(one);
      else for (const inside of Object.values(one)) if (typeof inside === 'object') waiting.push(inside);
    }
  }
  return found;
}

const address = (job: Entry): string =>
  [job.jobLocation]
    .flat()
    .map((place) => {
      const where = at(place, 'address');
      const country = at(where, 'addressCountry');
      const parts = [
        at(where, 'addressLocality'),
        at(where, 'addressRegion'),
        isEntry(country) ? country.name : country,
      ];
      return typeof where === 'string' ? where : parts.map(text).filter(Boolean).join(', ');
    })
    .filter(Boolean)
    .join(' / ');

function fromSchema(job: Entry) {
  const organization = job.hiringOrganization;
  const value = at(job, 'baseSalary', 'value');
  const identifier = job.identifier;
  const url = link(job.url);
  return posting({
    key: text(isEntry(identifier) ? identifier.value : identifier) || url || '',
    title: html(job.title ?? job.name),
    company: html(isEntry(organization) ? organization.name : organization),
    description: html(job.description),
    location: address(job),
    ...(text(job.jobLocationType) === 'TELECOMMUTE' ? { remote: true } : {}),
    jobType: [job.employmentType].flat().map(text).join(', ').replaceAll('_', ' ').toLowerCase(),
    salary: money(
      at(value, 'minValue') ?? at(value, 'value') ?? value,
      at(value, 'maxValue'),
      at(job, 'baseSalary', 'currency'),
      at(value, 'unitText'),
    ),
    url,
    postedAt: dateOf(job.datePosted),
    expiresAt: endOf(job.validThrough),
  });
}

function fromRss(item: Entry) {
  const field = (...names: string[]) =>
    names.map((name) => inner(item[name])).find((value) => value !== '') ?? '';
  return posting({
    key: field('guid', 'id', 'link'),
    title: html(field('title')),
    company: html(field('company', 'job:company', 'dc:creator', 'author')),
    description: html(field('content:encoded', 'description', 'summary')),
    location: html(field('location', 'job:location', 'city')),
    url: link(field('link', 'url')),
    salary: html(field('salary', 'job:salary')),
    jobType: html(field('job_type', 'jobType', 'job:type')),
    postedAt: dateOf(field('pubDate', 'published', 'date')),
    expiresAt: endOf(field('expirationDate', 'expires', 'validThrough')),
  });
}

/** A feed of JobPosting objects, or RSS with a posting an item. */
export const feed: Connector = {
  name: 'feed',
  needs: ['url'],
  terms: ({ url = '', credit = '', gating = '' }) => ({
    credit: credit || (URL.canParse(url) ? new URL(url).hostname : url),
    ...(URL.canParse(url) ? { link: new URL(url).origin } : {}),
    gating: gating === 'allowed',
    requestsADay: 24,
  }),
  async page(ask, { url = '' }) {
    const body = await ask.text(url);
    if (/^\s*</.test(body)) {
      const xml = readXml(body);
      const items = [...listAt(xml, 'rss', 'channel', 'item'), ...listAt(xml, 'rdf:RDF', 'item')];
      if (items.length === 0 && at(xml, 'rss', 'channel') === undefined)
        throw new SourceProblem('garbage', 'the reply is no RSS');
      return pageOf(items.map(fromRss));
    }
    let parsed: unknown;
    try {
      parsed = JSON.parse(body);
    } catch {
      throw new SourceProblem('garbage', 'the reply is neither JSON nor RSS');
    }
    return pageOf(jobPostings(parsed).map(fromSchema));
  },
};
