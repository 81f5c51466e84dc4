import { scrapeJob } from '@tailor/contract/calls/scrape-job';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { networkOf, takeFromLimit } from '../../platform/limits.ts';
import { createScrapeService } from './service.ts';

const perVisitor = { name: 'scrape', most: 30, seconds: 3600 };
/** Visitors are cheap to make: what comes from one network is counted together. */
const perNetwork = { name: 'scrape-network', most: 120, seconds: 3600 };

export function routes(http: Http, context: Context): void {
  const service = createScrapeService(context);
  http.route(scrapeJob, { access: 'writer', limit: perVisitor }, async ({ body, request }) => {
    await takeFromLimit(context.db, context.clock, perNetwork, `ip:${networkOf(request.ip)}`);
    return answer(200, await service.scrape(body.url));
  });
}
