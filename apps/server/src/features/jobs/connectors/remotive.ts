import type { Connector } from './connector.ts';
import { at, dateOf, entries, html, link, pageOf, posting, text } from './reading.ts';

/** Remotive's public API asks for credit with a link back and few requests; not seen live. */
export const remotive: Connector = {
  name: 'remotive',
  needs: [],
  terms: () => ({ credit: 'Remotive', link: 'https://remotive.com', gating: false, requestsADay: 4 }),
  async page(ask, { category = '' }) {
    const query = category === '' ? '' : `?category=${encodeURIComponent(category)}`;
    const reply = await ask.json(`https://remotive.com/api/remote-jobs${query}`);
    return pageOf(
      entries(at(reply, 'jobs'), 'jobs').map((job) =>
        posting({
          key: text(job.id),
          title: text(job.title),
          company: text(job.company_name),
          description: html(job.description),
          location: text(job.candidate_required_location),
          remote: true,
          jobType: text(job.job_type).replaceAll('_', ' '),
          salary: text(job.salary),
          url: link(job.url),
          postedAt: dateOf(job.publication_date),
        }),
      ),
    );
  },
};
