import type { Connector } from './connector.ts';
import { at, dateOf, entries, html, joined, link, pageOf, posting, text } from './reading.ts';

/** Workable's public widget of an account, after its documentation; not seen live. */
export const workable: Connector = {
  name: 'workable',
  needs: ['company'],
  terms: ({ company = '' }) => ({ credit: company, gating: false, requestsADay: 100 }),
  async page(ask, { company = '' }) {
    const reply = await ask.json(
      `https://apply.workable.com/api/v1/widget/accounts/${encodeURIComponent(company)}?details=true`,
    );
    const name = text(at(reply, 'name')) || company;
    return pageOf(
      entries(at(reply, 'jobs'), 'jobs').map((job) =>
        posting({
          key: text(job.shortcode),
          title: text(job.title),
          company: name,
          description: joined(html(job.description), html(job.requirements), html(job.benefits)),
          location: [job.city, job.state, job.country].map(text).filter(Boolean).join(', '),
          ...(job.telecommuting === true ? { remote: true } : {}),
          jobType: text(job.employment_type),
          url: link(job.url) ?? link(job.shortlink),
          postedAt: dateOf(job.published_on),
        }),
      ),
    );
  },
};
