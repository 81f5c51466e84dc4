import type { CallReply } from '@tailor/contract/call';
import type { ScrapeJob } from '@tailor/contract/calls/scrape-job';
import { limits } from '@tailor/contract/limits';
import { boardOf, type Posting } from '@tailor/documents';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { askableUrl } from '../../platform/public-address.ts';
import { createSafeFetch, type Fetched, FetchRefused, type SafeFetch } from '../../platform/safe-fetch.ts';
import { createRobots, type Robots } from './robots.ts';

export type Scraped = CallReply<ScrapeJob>;

export interface ScrapeService {
  scrape(address: string): Promise<Scraped>;
}

/** Closed, filtered and inner hosts answer at the same moment: a step, or the next one. */
const STEP_MS = 2_500;
const AT_ONCE = 6;
const readable = /html|json|xml|text\/plain|^$/i;

export interface ScrapeParts {
  fetchSafely?: SafeFetch;
  wait?(milliseconds: number): Promise<void>;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const none = (reason: string): Scraped => ({
  success: false,
  jobTitle: '',
  jobDescription: '',
  company: '',
  reason,
});

export function createScrapeService(context: Context, parts: ScrapeParts = {}): ScrapeService {
  const { documents, clock, config } = context;
  const fetchSafely =
    parts.fetchSafely ?? createSafeFetch({ userAgent: `ResumeTailor/1.0 (+${config.origin})` });
  const robots: Robots = createRobots(fetchSafely, () => clock.now());
  const wait = parts.wait ?? sleep;
  let running = 0;

  async function fromBoard(address: string): Promise<Posting | null> {
    const board = boardOf(address);
    if (!board) return null;
    try {
      const reply = await fetchSafely(board.api, { accept: 'application/json, application/xml' });
      return reply.status === 200 ? board.read(Buffer.from(reply.body).toString('utf8')) : null;
    } catch (error) {
      if (error instanceof FetchRefused) return null;
      throw error;
    }
  }

  async function fromPage(address: string): Promise<Scraped> {
    const url = askableUrl(address);
    if (!url) throw new FetchRefused('not reachable');
    if (!(await robots.allows(url))) return none('forbidden');
    const page = await fetchSafely(url.href);
    const landed = new URL(page.url);
    if (landed.origin !== url.origin && !(await robots.allows(landed))) return none('forbidden');
    return readPage(page);
  }

  async function readPage(page: Fetched): Promise<Scraped> {
    if (page.status === 404 || page.status === 410) return none('expired');
    if (page.status === 401) return none('login_wall');
    if (page.status === 403 || page.status === 429) return none('blocked');
    if (page.status >= 400) return none('unreachable');
    if (!readable.test(page.contentType)) return none('not_a_posting');
    const outcome = await documents.run('posting', {
      html: page.body,
      address: page.url,
      contentType: page.contentType,
    });
    if (!outcome.ok) return none(outcome.error.code === 'busy' ? 'unreachable' : 'not_a_posting');
    return outcome.value.ok ? found(outcome.value.posting) : none(outcome.value.reason);
  }

  async function read(address: string): Promise<Scraped> {
    const posting = await fromBoard(address);
    if (!posting) return fromPage(address);
    if (posting.company !== '') return found(posting);
    // Some boards say everything but who is hiring; their page does.
    const page = await fromPage(address).catch(() => none('unreachable'));
    return found({ ...posting, company: page.company });
  }

  return {
    async scrape(given) {
      if (running >= AT_ONCE)
        throw new AppError(
          'busy',
          'Too many pages are being read. Try again in a moment.',
          {},
          { 'retry-after': '5' },
        );
      running += 1;
      const began = performance.now();
      try {
        return await read(addressOf(given));
      } catch (error) {
        if (!(error instanceof FetchRefused)) throw error;
        await wait(STEP_MS - ((performance.now() - began) % STEP_MS));
        return none('unreachable');
      } finally {
        running -= 1;
      }
    },
  };
}

/** People paste "www.example.com/job" too. */
function addressOf(given: string): string {
  const trimmed = given.trim();
  return /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

function found({ title, company, description }: Posting): Scraped {
  return {
    success: true,
    jobTitle: title.slice(0, limits.maxTitleCharacters),
    jobDescription: description.slice(0, limits.maxDescriptionCharacters),
    company: company.slice(0, limits.maxCompanyCharacters),
  };
}
