import type { Connector } from './connector.ts';
import { at, dateOf, entries, html, joined, link, money, pageOf, posting, text } from './reading.ts';

/** Recruitee's careers site API, after its documentation; not seen live. */
export const recruitee: Connector = {
  name: 'recruitee',
  needs: ['company'],
  terms: ({ company = '' }) => ({ credit: company, gating: false, requestsADay: 200 }),
  async page(ask, { company = '' }) {
    const reply = await ask.json(`https://${encodeURIComponent(company)}.recruitee.com/api/offers/`);
    return pageOf(
      entries(at(reply, 'offers'), 'offers').map((job) =>
        posting({
          key: text(job.id),
          title: text(job.title),
          company: text(job.company_name) || company,
          description: joined(html(job.description), html(job.requirements)),
          location: text(job.location) || [job.city, job.country].map(text).filter(Boolean).join(', '),
          ...(job.remote === true ? { remote: true } : {}),
          jobType: text(job.employment_type_code),
          salary: money(
            at(job, 'salary', 'min'),
            at(job, 'salary', 'max'),
            at(job, 'salary', 'currency'),
            at(job, 'salary', 'period'),
          ),
          url: link(job.careers_url),
          postedAt: dateOf(job.published_at),
        }),
      ),
    );
  },
};
