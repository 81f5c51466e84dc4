import { descriptionText, lineText } from './description-text.ts';
import { isNode, listOf, pick, type SchemaNode } from './job-posting.ts';
import type { Posting } from './types.ts';

/** A board that publishes its postings: where this posting's data is, and how it is read. */
export interface BoardRequest {
  board: string;
  api: string;
  read(body: string): Posting | null;
}

interface Board {
  name: string;
  /** Null: not an address of one posting on this board. */
  request(url: URL): Omit<BoardRequest, 'board'> | null;
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

const text = (value: unknown): string => (typeof value === 'string' ? descriptionText(value) : '');
const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n\n');
const nodesOf = (value: unknown): SchemaNode[] => listOf(value).filter(isNode);
const segments = (url: URL): string[] => url.pathname.split('/').filter((part) => part !== '');
const safe = (part: string | undefined): string | null =>
  part !== undefined && /^[\w.~%-]{1,120}$/.test(part) ? part : null;

const posting = (title: unknown, company: unknown, description: string): Posting | null => {
  const made = { title: lineText(title), company: lineText(company), description };
  return made.title !== '' && made.description !== '' ? made : null;
};

/** The path's first part names the company on boards that give no name; nobody reads "acme-inc". */
const greenhouse: Board = {
  name: 'greenhouse',
  request(url) {
    if (!/(^|\.)greenhouse\.io$/.test(url.hostname)) return null;
    const [first, second, third] = segments(url);
    const embedded = first === 'embed';
    const company = safe(embedded ? (url.searchParams.get('for') ?? undefined) : first);
    const id = embedded ? url.searchParams.get('token') : second === 'jobs' ? third : null;
    if (!company || !id || !/^\d+$/.test(id)) return null;
    return {
      api: `https://boards-api.greenhouse.io/v1/boards/${company}/jobs/${id}`,
      read(body) {
        const job = parsed(body);
        return isNode(job) ? posting(job.title, job.company_name, text(job.content)) : null;
      },
    };
  },
};

const lever: Board = {
  name: 'lever',
  request(url) {
    const host = /^jobs\.(eu\.)?lever\.co$/.exec(url.hostname);
    const [first, id] = segments(url);
    const company = safe(first);
    if (!host || !company || !id || !/^[\da-f-]{36}$/i.test(id)) return null;
    return {
      api: `https://api.${host[1] ?? ''}lever.co/v0/postings/${company}/${id}`,
      read(body) {
        const job = parsed(body);
        if (!isNode(job)) return null;
        const lists = nodesOf(job.lists).map((list) =>
          joined(lineText(list.text), text(`<ul>${list.content}</ul>`)),
        );
        const whole = joined(text(job.description), ...lists, text(job.additional));
        return posting(job.text, '', whole);
      },
    };
  },
};

const ashby: Board = {
  name: 'ashby',
  request(url) {
    const [first, id] = segments(url);
    const company = safe(first);
    if (url.hostname !== 'jobs.ashbyhq.com' || !company || !id || !/^[\da-f-]{36}$/i.test(id)) return null;
    return {
      api: `https://api.ashbyhq.com/posting-api/job-board/${company}`,
      read(body) {
        const board = parsed(body);
        const job = isNode(board) ? nodesOf(board.jobs).find((one) => one.id === id) : undefined;
        return job ? posting(job.title, '', text(job.descriptionHtml ?? job.descriptionPlain)) : null;
      },
    };
  },
};

const workable: Board = {
  name: 'workable',
  request(url) {
    const [first, second, third] = segments(url);
    const company = safe(first);
    if (url.hostname !== 'apply.workable.com' || second !== 'j' || !company || !third) return null;
    if (!/^[\dA-Z]{6,20}$/i.test(third)) return null;
    return {
      api: `https://apply.workable.com/api/v1/widget/accounts/${company}?details=true`,
      read(body) {
        const account = parsed(body);
        if (!isNode(account)) return null;
        const job = nodesOf(account.jobs).find((one) => String(one.shortcode) === third);
        const whole = job ? joined(text(job.description), text(job.requirements), text(job.benefits)) : '';
        return job ? posting(job.title, account.name, whole) : null;
      },
    };
  },
};

const smartRecruiters: Board = {
  name: 'smartrecruiters',
  request(url) {
    const [first, second] = segments(url);
    const company = safe(first);
    const id = /^\d{6,}/.exec(second ?? '')?.[0];
    if (!/^(jobs|careers)\.smartrecruiters\.com$/.test(url.hostname) || !company || !id) return null;
    return {
      api: `https://api.smartrecruiters.com/v1/companies/${company}/postings/${id}`,
      read(body) {
        const job = parsed(body);
        if (!isNode(job)) return null;
        const ad = isNode(job.jobAd) && isNode(job.jobAd.sections) ? job.jobAd.sections : {};
        const order = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation'];
        const sections = order.map((name) => ad[name]).filter(isNode);
        const whole = joined(...sections.flatMap((one) => [lineText(one.title), text(one.text)]));
        return posting(job.name, isNode(job.company) ? job.company.name : '', whole);
      },
    };
  },
};

const recruitee: Board = {
  name: 'recruitee',
  request(url) {
    const company = /^([\w-]+)\.recruitee\.com$/.exec(url.hostname)?.[1];
    const [first, slug] = segments(url);
    const known = safe(slug);
    if (!company || first !== 'o' || !known) return null;
    return {
      api: `https://${company}.recruitee.com/api/offers/${known}`,
      read(body) {
        const reply = parsed(body);
        const job = isNode(reply) && isNode(reply.offer) ? reply.offer : null;
        if (!job) return null;
        return posting(
          job.title,
          pick(job, 'company_name'),
          joined(text(job.description), text(job.requirements)),
        );
      },
    };
  },
};

const personio: Board = {
  name: 'personio',
  request(url) {
    const host = /^([\w-]+)\.jobs\.personio\.(de|com)$/.exec(url.hostname);
    const [first, id] = segments(url);
    if (!host || first !== 'job' || !id || !/^\d+$/.test(id)) return null;
    const language = /^[a-z]{2}$/.exec(url.searchParams.get('language') ?? '')?.[0];
    return {
      api: `https://${host[1]}.jobs.personio.${host[2]}/xml${language ? `?language=${language}` : ''}`,
      read: (body) => readPersonio(body, id),
    };
  },
};

/** A feed of all positions; each has its descriptions as named parts of escaped HTML. */
function readPersonio(xml: string, id: string): Posting | null {
  const field = (from: string, name: string): string =>
    new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(from)?.[1]?.trim() ?? '';
  const position = xml.split(/<position>/).find((one) => field(one, 'id') === id);
  if (!position) return null;
  const plain = (value: string) => lineText(value.replace(/<!\[CDATA\[|\]\]>/g, ''));
  const parts = position.split(/<jobDescription>/).slice(1);
  const whole = joined(...parts.flatMap((part) => [plain(field(part, 'name')), text(field(part, 'value'))]));
  const outer = position.replace(/<jobDescriptions>[\s\S]*<\/jobDescriptions>/, '');
  return posting(plain(field(outer, 'name')), plain(field(outer, 'subcompany')), whole);
}

const boards: Board[] = [greenhouse, lever, ashby, workable, smartRecruiters, recruitee, personio];

export function boardOf(address: string): BoardRequest | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  for (const board of boards) {
    const request = board.request(url);
    if (request) return { board: board.name, ...request };
  }
  return null;
}
