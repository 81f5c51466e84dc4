import type { Connector } from './connector.ts';
import { at, dateOf, entries, html, link, pageOf, posting, text } from './reading.ts';

const lastPage = 50;

/** Arbeitnow's job board API, in pages; not seen live. */
export const arbeitnow: Connector = {
  name: 'arbeitnow',
  needs: [],
  terms: () => ({ credit: 'Arbeitnow', link: 'https://www.arbeitnow.com', gating: false, requestsADay: 200 }),
  async page(ask, _settings, cursor) {
    const page = Number(cursor ?? 1);
    const reply = await ask.json(`https://www.arbeitnow.com/api/job-board-api?page=${page}`);
    const jobs = entries(at(reply, 'data'), 'data');
    const more = text(at(reply, 'links', 'next')) !== '' && jobs.length > 0 && page < lastPage;
    return pageOf(
      jobs.map((job) =>
        posting({
          key: text(job.slug),
          title: text(job.title),
          company: text(job.company_name),
          description: html(job.description),
          location: text(job.location),
          ...(job.remote === true ? { remote: true } : {}),
          jobType: Array.isArray(job.job_types) ? job.job_types.map(text).join(', ') : '',
          url: link(job.url),
          postedAt: dateOf(job.created_at),
        }),
      ),
      more ? String(page + 1) : null,
    );
  },
};
