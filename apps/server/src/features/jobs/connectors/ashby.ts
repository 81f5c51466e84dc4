import type { Connector } from './connector.ts';
import { at, dateOf, entries, html, link, pageOf, posting, text } from './reading.ts';

/** Ashby's public job board API, after its documentation; not seen live. */
export const ashby: Connector = {
  name: 'ashby',
  needs: ['company'],
  terms: ({ company = '' }) => ({ credit: company, gating: false, requestsADay: 200 }),
  async page(ask, { company = '' }) {
    const reply = await ask.json(
      `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(company)}?includeCompensation=true`,
    );
    const listed = entries(at(reply, 'jobs'), 'jobs').filter((job) => job.isListed !== false);
    return pageOf(
      listed.map((job) =>
        posting({
          key: text(job.id),
          title: text(job.title),
          company,
          description: html(job.descriptionHtml) || text(job.descriptionPlain),
          location: text(job.location),
          ...(job.isRemote === true ? { remote: true } : {}),
          jobType: text(job.employmentType),
          salary: text(at(job, 'compensation', 'scrapeableCompensationSalarySummary')),
          url: link(job.jobUrl),
          postedAt: dateOf(job.publishedAt),
        }),
      ),
    );
  },
};
