import type { Connector } from './connector.ts';
import { at, dateOf, entries, html, link, money, pageOf, posting, text } from './reading.ts';

const size = 50;
const lastPage = 20;
const currencies: Record<string, string> = { gb: 'GBP', us: 'USD', ca: 'CAD', ch: 'CHF', mx: 'MXN' };

/** Adzuna's search API, with an operator's key; it asks for its name and a link. Not seen live. */
export const adzuna: Connector = {
  name: 'adzuna',
  needs: ['country', 'appId', 'appKey'],
  terms: () => ({
    credit: 'Jobs by Adzuna',
    link: 'https://www.adzuna.com',
    gating: false,
    requestsADay: 200,
  }),
  async page(ask, { country = 'gb', appId = '', appKey = '', what = '' }, cursor) {
    const page = Number(cursor ?? 1);
    const query = new URLSearchParams({ app_id: appId, app_key: appKey, results_per_page: String(size) });
    if (what !== '') query.set('what', what);
    const base = `https://api.adzuna.com/v1/api/jobs/${encodeURIComponent(country)}/search/${page}`;
    const jobs = entries(at(await ask.json(`${base}?${query}`), 'results'), 'results');
    return pageOf(
      jobs.map((job) =>
        posting({
          key: text(job.id),
          title: html(job.title),
          company: text(at(job, 'company', 'display_name')),
          description: html(job.description),
          location: text(at(job, 'location', 'display_name')),
          jobType: [job.contract_time, job.contract_type]
            .map(text)
            .filter(Boolean)
            .join(', ')
            .replaceAll('_', ' '),
          salary:
            text(job.salary_is_predicted) === '1'
              ? ''
              : money(job.salary_min, job.salary_max, currencies[country] ?? 'EUR', 'year'),
          url: link(job.redirect_url),
          postedAt: dateOf(job.created),
        }),
      ),
      jobs.length === size && page < lastPage ? String(page + 1) : null,
    );
  },
};
