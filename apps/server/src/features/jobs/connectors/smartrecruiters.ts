import type { Connector } from './connector.ts';
import { at, dateOf, entries, html, isEntry, joined, pageOf, posting, text } from './reading.ts';

const size = 20;
const order = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation'];

/** SmartRecruiters posting API: a list, then each posting's details; after its documentation, not seen live. */
export const smartrecruiters: Connector = {
  name: 'smartrecruiters',
  needs: ['company'],
  terms: ({ company = '' }) => ({ credit: company, gating: false, requestsADay: 2_000 }),
  async page(ask, { company = '' }, cursor) {
    const offset = Number(cursor ?? 0);
    const base = `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(company)}/postings`;
    const list = entries(at(await ask.json(`${base}?limit=${size}&offset=${offset}`), 'content'), 'content');
    const found = [];
    for (const { id } of list) {
      const job = await ask.json(`${base}/${encodeURIComponent(text(id))}`);
      const sections = order.map((name) => at(job, 'jobAd', 'sections', name)).filter(isEntry);
      const key = text(id);
      found.push(
        posting({
          key,
          title: text(at(job, 'name')),
          company: text(at(job, 'company', 'name')) || company,
          description: joined(...sections.flatMap((one) => [text(one.title), html(one.text)])),
          location: [at(job, 'location', 'city'), at(job, 'location', 'country')]
            .map(text)
            .filter(Boolean)
            .join(', '),
          ...(at(job, 'location', 'remote') === true ? { remote: true } : {}),
          jobType: text(at(job, 'typeOfEmployment', 'label')),
          url: `https://jobs.smartrecruiters.com/${encodeURIComponent(company)}/${encodeURIComponent(key)}`,
          postedAt: dateOf(at(job, 'releasedDate')),
        }),
      );
    }
    return pageOf(found, list.length === size ? String(offset + size) : null);
  },
};
