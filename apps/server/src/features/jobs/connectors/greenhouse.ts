import type { Connector } from './connector.ts';
import { at, dateOf, entries, html, link, pageOf, posting, text } from './reading.ts';

/** Greenhouse job board API, after its documentation; not seen live. */
export const greenhouse: Connector = {
  name: 'greenhouse',
  needs: ['company'],
  terms: ({ company = '' }) => ({ credit: company, gating: false, requestsADay: 200 }),
  async page(ask, { company = '' }) {
    const reply = await ask.json(
      `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(company)}/jobs?content=true`,
    );
    return pageOf(
      entries(at(reply, 'jobs'), 'jobs').map((job) =>
        posting({
          key: text(job.id),
          title: text(job.title),
          company: text(job.company_name) || company,
          description: html(job.content),
          location: text(at(job, 'location', 'name')),
          url: link(job.absolute_url),
          postedAt: dateOf(job.first_published ?? job.updated_at),
        }),
      ),
    );
  },
};
