import type { Connector } from './connector.ts';
import { SourceProblem } from './connector.ts';
import { at, dateOf, html, joined, pageOf, places, posting } from './reading.ts';
import { each, inner, listAt, readXml } from './xml.ts';

/** Personio's XML feed of a company's positions, after its documentation; not seen live. */
export const personio: Connector = {
  name: 'personio',
  needs: ['company'],
  terms: ({ company = '' }) => ({ credit: company, gating: false, requestsADay: 50 }),
  async page(ask, { company = '', language = 'de' }) {
    const host = `https://${encodeURIComponent(company)}.jobs.personio.de`;
    const feed = readXml(await ask.text(`${host}/xml?language=${encodeURIComponent(language)}`));
    if (at(feed, 'workzag-jobs') === undefined)
      throw new SourceProblem('garbage', 'the feed has no list of positions');
    return pageOf(
      listAt(feed, 'workzag-jobs', 'position').map((job) => {
        const parts = each(at(job, 'jobDescriptions', 'jobDescription'));
        const more = each(at(job, 'additionalOffices')).flatMap(({ office }) =>
          Array.isArray(office) ? office : [office],
        );
        return posting({
          key: inner(job.id),
          title: inner(job.name),
          company: inner(job.subcompany) || company,
          description: joined(...parts.flatMap(({ name, value }) => [inner(name), html(inner(value))])),
          location: places(inner(job.office), ...more.map(inner)),
          jobType: inner(job.schedule) || inner(job.employmentType),
          url: `${host}/job/${encodeURIComponent(inner(job.id))}`,
          postedAt: dateOf(inner(job.createdAt)),
        });
      }),
    );
  },
};
