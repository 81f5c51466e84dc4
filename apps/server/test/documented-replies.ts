/**
 * Replies written after each interface's documentation: not seen live. `npm run jobs -- check SOURCE` says
 * what a live one lacks.
 */
const words = '<p>Cook for &amp; with guests.</p><ul><li>Soups</li></ul>';
export const clean = 'Cook for & with guests.\n\n- Soups';

/** Source, its settings, what it answers by address, what the posting says. */
type Documented = [
  name: string,
  settings: Record<string, string>,
  replies: Record<string, unknown>,
  wanted: Record<string, unknown>,
];

export const documented: Documented[] = [
  [
    'greenhouse',
    { company: 'acme' },
    {
      'boards/acme/jobs?content=true': {
        jobs: [
          {
            id: 1,
            title: 'Cook',
            company_name: 'Acme',
            content: words.replace(/</g, '&lt;').replace(/>/g, '&gt;'),
            location: { name: 'Berlin' },
            absolute_url: 'https://boards.greenhouse.io/acme/jobs/1',
            updated_at: '2026-01-02T03:04:05Z',
          },
        ],
      },
    },
    { key: '1', company: 'Acme', location: 'Berlin', url: 'https://boards.greenhouse.io/acme/jobs/1' },
  ],
  [
    'lever',
    { company: 'acme' },
    {
      'postings/acme': [
        {
          id: 'a-b',
          text: 'Cook',
          description: '<p>Cook for &amp; with guests.</p>',
          lists: [{ text: 'Tasks', content: '<li>Soups</li>' }],
          categories: { location: 'Lyon', commitment: 'Full-time' },
          workplaceType: 'remote',
          salaryRange: { min: 30000, max: 40000, currency: 'EUR', interval: 'per-year-salary' },
          hostedUrl: 'https://jobs.lever.co/acme/a-b',
          createdAt: 1760000000000,
        },
      ],
    },
    { key: 'a-b', remote: true, jobType: 'Full-time', salary: 'EUR 30,000 – 40,000 / per-year-salary' },
  ],
  [
    'ashby',
    { company: 'acme' },
    {
      'job-board/acme': {
        jobs: [
          { id: 'x', title: 'Hidden', descriptionHtml: words, isListed: false },
          {
            id: 'y',
            title: 'Cook',
            descriptionHtml: words,
            location: 'Madrid',
            isRemote: false,
            employmentType: 'FullTime',
            jobUrl: 'https://jobs.ashbyhq.com/acme/y',
            publishedAt: '2026-01-02',
            compensation: { scrapeableCompensationSalarySummary: '€30K' },
          },
        ],
      },
    },
    { key: 'y', location: 'Madrid', salary: '€30K', company: 'acme' },
  ],
  [
    'workable',
    { company: 'acme' },
    {
      'accounts/acme': {
        name: 'Acme Inc',
        jobs: [
          {
            shortcode: 'AB1',
            title: 'Cook',
            description: words,
            city: 'Leeds',
            state: 'England',
            country: 'United Kingdom',
            employment_type: 'Full-time',
            telecommuting: false,
            url: 'https://apply.workable.com/j/AB1',
            published_on: '2026-01-02',
          },
        ],
      },
    },
    { key: 'AB1', company: 'Acme Inc', location: 'Leeds, England, United Kingdom' },
  ],
  [
    'smartrecruiters',
    { company: 'Acme' },
    {
      'postings?limit': { content: [{ id: '74' }] },
      'postings/74': {
        name: 'Cook',
        company: { name: 'Acme AG' },
        location: { city: 'Zürich', country: 'ch', remote: false },
        typeOfEmployment: { label: 'Full-time' },
        releasedDate: '2026-01-02T00:00:00Z',
        jobAd: { sections: { jobDescription: { title: '', text: words } } },
      },
    },
    {
      key: '74',
      company: 'Acme AG',
      location: 'Zürich, ch',
      url: 'https://jobs.smartrecruiters.com/Acme/74',
    },
  ],
  [
    'recruitee',
    { company: 'acme' },
    {
      'acme.recruitee.com': {
        offers: [
          {
            id: 5,
            title: 'Cook',
            company_name: 'Acme BV',
            description: '<p>Cook for &amp; with guests.</p>',
            requirements: '<ul><li>Soups</li></ul>',
            location: 'Utrecht',
            careers_url: 'https://acme.recruitee.com/o/cook',
            published_at: '2026-01-02 03:04:05 UTC',
          },
        ],
      },
    },
    { key: '5', company: 'Acme BV', location: 'Utrecht' },
  ],
  [
    'personio',
    { company: 'acme' },
    {
      'acme.jobs.personio.de/xml': `<?xml version="1.0"?><workzag-jobs><position><id>9</id><subcompany>Acme GmbH</subcompany><office>Berlin</office><additionalOffices><office>Bonn</office></additionalOffices><name>Cook</name><jobDescriptions><jobDescription><name></name><value><![CDATA[${words}]]></value></jobDescription></jobDescriptions><schedule>full-time</schedule><createdAt>2026-01-02T03:04:05+00:00</createdAt></position></workzag-jobs>`,
    },
    { key: '9', company: 'Acme GmbH', location: 'Berlin / Bonn', url: 'https://acme.jobs.personio.de/job/9' },
  ],
  [
    'remotive',
    {},
    {
      'remote-jobs': {
        jobs: [
          {
            id: 3,
            title: 'Cook',
            company_name: 'Acme',
            description: words,
            candidate_required_location: 'Europe',
            job_type: 'full_time',
            salary: '€30k',
            url: 'https://remotive.com/3',
            publication_date: '2026-01-02T03:04:05',
          },
        ],
      },
    },
    { key: '3', remote: true, jobType: 'full time', salary: '€30k' },
  ],
  [
    'adzuna',
    { country: 'gb', appId: 'i', appKey: 'k' },
    {
      'api.adzuna.com': {
        results: [
          {
            id: '8',
            title: 'Cook',
            description: words,
            company: { display_name: 'Acme' },
            location: { display_name: 'Leeds, West Yorkshire' },
            salary_min: 30000,
            salary_max: 30000,
            salary_is_predicted: '0',
            contract_time: 'full_time',
            redirect_url: 'https://www.adzuna.co.uk/8',
            created: '2026-01-02T03:04:05Z',
          },
        ],
      },
    },
    {
      key: '8',
      salary: 'GBP 30,000 / year',
      jobType: 'full time',
    },
  ],
  [
    'feed',
    { url: 'https://jobs.example.org/feed.json' },
    {
      'feed.json': JSON.stringify({
        '@graph': [
          {
            '@type': 'JobPosting',
            identifier: { value: 'f1' },
            title: 'Cook',
            hiringOrganization: { name: 'Acme' },
            description: words,
            jobLocation: { address: { addressLocality: 'Wien', addressCountry: 'AT' } },
            employmentType: 'FULL_TIME',
            baseSalary: { currency: 'EUR', value: { minValue: 2000, maxValue: 2500, unitText: 'MONTH' } },
            validThrough: '2026-12-31',
          },
        ],
      }),
    },
    {
      key: 'f1',
      location: 'Wien, AT',
      salary: 'EUR 2,000 – 2,500 / month',
      jobType: 'full time',
      expiresAt: new Date('2027-01-01T12:00:00Z'),
    },
  ],
  [
    'feed',
    { url: 'https://jobs.example.org/rss' },
    {
      '/rss': `<rss version="2.0"><channel><item><guid>g1</guid><title>Cook</title><link>https://jobs.example.org/1</link><description>${words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</description><pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate></item></channel></rss>`,
    },
    { key: 'g1', url: 'https://jobs.example.org/1' },
  ],
];
