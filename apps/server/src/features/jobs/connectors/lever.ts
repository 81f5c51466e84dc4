import type { Connector } from './connector.ts';
import { at, dateOf, entries, html, isEntry, joined, link, money, pageOf, posting, text } from './reading.ts';

const size = 100;

/** Lever postings API, after its documentation; not seen live. */
export const lever: Connector = {
  name: 'lever',
  needs: ['company'],
  terms: ({ company = '' }) => ({ credit: company, gating: false, requestsADay: 200 }),
  async page(ask, { company = '' }, cursor) {
    const skip = Number(cursor ?? 0);
    const reply = await ask.json(
      `https://api.lever.co/v0/postings/${encodeURIComponent(company)}?mode=json&limit=${size}&skip=${skip}`,
    );
    const jobs = entries(reply, 'postings');
    const found = jobs.map((job) => {
      const lists = Array.isArray(job.lists) ? job.lists.filter(isEntry) : [];
      const salary = at(job, 'salaryRange');
      return posting({
        key: text(job.id),
        title: text(job.text),
        company: company,
        description: joined(
          html(job.description),
          ...lists.map((list) => joined(text(list.text), html(`<ul>${text(list.content)}</ul>`))),
          html(job.additional),
        ),
        location: text(at(job, 'categories', 'location')),
        remote: text(job.workplaceType) === 'remote' || undefined,
        jobType: text(at(job, 'categories', 'commitment')),
        salary: money(at(salary, 'min'), at(salary, 'max'), at(salary, 'currency'), at(salary, 'interval')),
        url: link(job.hostedUrl),
        postedAt: dateOf(job.createdAt),
      } as Parameters<typeof posting>[0]);
    });
    return pageOf(found, jobs.length === size ? String(skip + size) : null);
  },
};
