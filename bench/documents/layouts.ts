import type { Person } from '../../packages/documents/test/build-resume.ts';

/** A person's lines by column, in the order a person reads them. */
export interface Columns {
  top: string[];
  side: string[];
  main: string[];
}

export function columnsOf(person: Person): Columns {
  const { headings } = person;
  return {
    top: [person.name, person.headline],
    side: [
      ...person.contact.flatMap((line) => line.split(' | ')),
      headings.skills,
      ...person.skills.flatMap(([label, items]) => [label, ...items]),
      headings.languages,
      ...person.languages,
    ],
    main: [
      headings.summary,
      person.summary,
      headings.experience,
      ...person.jobs.flatMap((job) => [
        `${job.title} ${job.dates}`,
        `${job.organization}, ${job.location}`,
        ...job.bullets,
      ]),
      headings.education,
      ...person.studies.map((study) => `${study.degree}, ${study.institution} ${study.dates}`),
    ],
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export const isHeading = (person: Person, line: string) => Object.values(person.headings).includes(line);

function flow(person: Person, lines: string[]): string {
  return lines
    .map((line) => {
      const dated = /^(.*) (\d{4} – \S+)$/.exec(line);
      if (isHeading(person, line)) return `<h2>${escaped(line)}</h2>`;
      if (dated)
        return `<p class=entry><b>${escaped(dated[1] ?? '')}</b><span>${escaped(dated[2] ?? '')}</span></p>`;
      return person.jobs.some((job) => job.bullets.includes(line))
        ? `<li>${escaped(line)}</li>`
        : `<p>${escaped(line)}</p>`;
    })
    .join('\n');
}

const base = `*{box-sizing:border-box}body{font:10pt/1.35 'Noto Sans CJK SC','DejaVu Sans',sans-serif;margin:0}h1{font-size:20pt;margin:0}h2{font-size:12pt;margin:10pt 0 3pt}p,li{margin:1pt 0}li{margin-left:14pt}.entry{display:flex;justify-content:space-between}@page{size:A4;margin:14mm}`;

type Job = Person['jobs'][number];
const told = (job: Job) =>
  `<b>${escaped(job.title)}</b><br><i>${escaped(`${job.organization}, ${job.location}`)}</i>${job.bullets.map((line) => `<p>${escaped(line)}</p>`).join('')}`;

/** The rows of a table one after the other, and in each the left cell before the right one. */
const entriesInOrder = (person: Person, columns: Columns): string[] => [
  ...columns.top,
  ...columns.side,
  person.headings.experience,
  ...person.jobs.flatMap((job) => [
    `${job.dates} ${job.title}`,
    `${job.organization}, ${job.location}`,
    ...job.bullets,
  ]),
];

/** Ways in which web pages and programs built on a browser set a resume. */
export const htmlLayouts: Record<
  string,
  {
    css: string;
    body: (person: Person, columns: Columns) => string;
    twoColumns: boolean;
    sideFirst?: boolean;
    /** A form that one language's people use. */
    only?: Person['language'];
    /** Where the columns alone don't say it. */
    order?: (person: Person, columns: Columns) => string[];
  }
> = {
  'one column': {
    css: '',
    twoColumns: false,
    body: (p, c) => `${top(c)}${flow(p, c.side)}${flow(p, c.main)}`,
  },
  'headings set wide, justified': {
    css: 'h2{letter-spacing:.35em;text-transform:uppercase}p,li{text-align:justify}',
    twoColumns: false,
    body: (p, c) => `${top(c)}${flow(p, c.side)}${flow(p, c.main)}`,
  },
  'small serif': {
    css: "body{font:8pt/1.2 'DejaVu Serif','Noto Serif CJK SC',serif}",
    twoColumns: false,
    body: (p, c) => `${top(c)}${flow(p, c.side)}${flow(p, c.main)}`,
  },
  'sidebar left, flex': {
    css: '.f{display:flex}.s{width:32%;padding-right:14pt}.m{width:68%}',
    twoColumns: true,
    sideFirst: true,
    body: (p, c) =>
      `${top(c)}<div class=f><div class=s>${flow(p, c.side)}</div><div class=m>${flow(p, c.main)}</div></div>`,
  },
  'sidebar right, grid': {
    css: '.f{display:grid;grid-template-columns:2fr 1fr;gap:18pt}',
    twoColumns: true,
    body: (p, c) => `${top(c)}<div class=f><div>${flow(p, c.main)}</div><div>${flow(p, c.side)}</div></div>`,
  },
  'dark sidebar, white text': {
    css: 'body{-webkit-print-color-adjust:exact}.s{float:left;width:33%;background:#1d3446;color:#fff;padding:10pt;min-height:240mm}.m{margin-left:36%}',
    twoColumns: true,
    sideFirst: true,
    body: (p, c) => `${top(c)}<div class=s>${flow(p, c.side)}</div><div class=m>${flow(p, c.main)}</div>`,
  },
  'layout table': {
    css: 'td{vertical-align:top;padding-right:12pt}td:first-child{width:30%}',
    twoColumns: true,
    sideFirst: true,
    body: (p, c) => `${top(c)}<table><tr><td>${flow(p, c.side)}</td><td>${flow(p, c.main)}</td></tr></table>`,
  },
  'entries in a ruled table': {
    css: 'td{border:1px solid #888;padding:3pt 5pt;vertical-align:top;width:75%}td:first-child{width:25%;white-space:nowrap}table{border-collapse:collapse}',
    twoColumns: false,
    order: entriesInOrder,
    body: (p, c) =>
      `${top(c)}${flow(p, c.side)}<h2>${escaped(p.headings.experience)}</h2><table>${p.jobs
        .map((job) => `<tr><td>${escaped(job.dates)}</td><td>${told(job)}</td></tr>`)
        .join('')}</table>`,
  },
  'time line, employers in italics': {
    css: '.e{display:grid;grid-template-columns:110pt 1fr;gap:10pt;margin:7pt 0}.e>div+div{border-left:2px solid #999;padding-left:9pt}',
    twoColumns: false,
    order: entriesInOrder,
    body: (p, c) =>
      `${top(c)}${flow(p, c.side)}<h2>${escaped(p.headings.experience)}</h2>${p.jobs
        .map((job) => `<div class=e><div>${escaped(job.dates)}</div><div>${told(job)}</div></div>`)
        .join('')}`,
  },
  'labels set flush right, as Europass does': {
    css: '.r{display:grid;grid-template-columns:44mm 1fr;column-gap:6mm;margin:4pt 0}.r>div:first-child{text-align:right;color:#0e4194;font-size:9pt}',
    twoColumns: false,
    order: (person, columns) => [
      ...columns.top,
      ...person.jobs.flatMap((job) => [
        `${job.dates} ${job.title}`,
        `${job.organization}, ${job.location}`,
        ...job.bullets,
      ]),
      ...person.skills.map(([label, items]) => `${label} ${items.join(', ')}`),
    ],
    body: (p, c) =>
      `${top(c)}${p.jobs
        .map((job) => `<div class=r><div>${escaped(job.dates)}</div><div>${told(job)}</div></div>`)
        .join('')}${p.skills
        .map(
          ([label, items]) =>
            `<div class=r><div>${escaped(label)}</div><div>${escaped(items.join(', '))}</div></div>`,
        )
        .join('')}`,
  },
  'boxes side by side, then the page goes on': {
    css: '.c{display:grid;grid-template-columns:repeat(3,1fr);gap:10pt}.c>div{border:1px solid #999;padding:6pt}',
    twoColumns: false,
    order: (person, columns) => [
      ...columns.top,
      person.headings.skills,
      ...boxes(person).flat(),
      ...columns.main.slice(2),
    ],
    body: (p, c) =>
      `${top(c)}<h2>${escaped(p.headings.skills)}</h2><div class=c>${boxes(p)
        .map((lines) => `<div>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}</div>`)
        .join('')}</div>${flow(p, c.main.slice(2))}`,
  },
  'contact data beside the name, above columns': {
    css: '.t{display:flex;justify-content:space-between;margin-bottom:16pt}.t>div+div{text-align:right;font-size:8.5pt}.f{display:grid;grid-template-columns:2fr 1fr;gap:18pt}',
    twoColumns: true,
    order: (person, { top: head, main }) => [
      ...head,
      ...contactOf(person),
      ...main.slice(0, 2),
      ...main.slice(2, -person.studies.length - 1),
    ],
    body: (p, c) =>
      `<div class=t><div>${top(c)}</div><div>${contactOf(p)
        .map((line) => `<p>${escaped(line)}</p>`)
        .join(
          '',
        )}</div></div><div class=f><div>${flow(p, c.main.slice(0, -p.studies.length - 1))}</div><div>${flow(p, c.side.slice(contactOf(p).length))}</div></div>`,
  },
  'profile as it is exported, dark sidebar from edge to edge': {
    css: '@page{margin:0}.f{display:flex;min-height:297mm}.s{width:32%;background:#293e49;color:#fff;padding:12mm 6mm}.m{width:68%;padding:12mm 8mm}',
    twoColumns: true,
    order: (_, { top: head, side, main }) => [...side, ...head, ...main],
    body: (p, c) =>
      `<div class=f><div class=s>${flow(p, c.side)}</div><div class=m>${top(c)}${flow(p, c.main)}</div></div>`,
  },
  'text in columns between titles with dates': {
    css: '.c{columns:2;column-gap:20pt}.c p{margin:0 0 5pt}',
    twoColumns: true,
    order: (person, { top: head, side }) => [
      ...head,
      ...side,
      ...person.jobs.flatMap((job) => [`${job.title} ${job.dates}`, ...job.bullets, ...job.bullets]),
    ],
    body: (p, c) =>
      `${top(c)}${flow(p, c.side)}${p.jobs
        .map(
          (job) =>
            `${dated(job)}<div class=c>${[...job.bullets, ...job.bullets].map((line) => `<p>${escaped(line)}</p>`).join('')}</div>`,
        )
        .join('')}`,
  },
  'form with upright labels': {
    css: 'table{border-collapse:collapse;width:100%}td{border:1px solid #000;padding:4pt 6pt;font-size:10.5pt}.v{writing-mode:vertical-rl;letter-spacing:6px;text-align:center}',
    twoColumns: false,
    only: 'zh',
    order: (person, { top: head }) => [
      ...head,
      ...pairs(person).map(([label, text]) => `${label} ${text}`),
      person.headings.experience,
      ...person.jobs.flatMap((job) => [`${job.dates} ${job.organization} ${job.title}`, ...job.bullets]),
      person.headings.education,
      ...person.studies.map((study) => `${study.dates} ${study.institution} ${study.degree}`),
    ],
    body: (p, c) =>
      `${top(c)}<table>${pairs(p)
        .map(([label, text]) => `<tr><td>${escaped(label)}<td colspan=3>${escaped(text)}</tr>`)
        .join('')}${upright(
        p.headings.experience,
        p.jobs.flatMap((job) => [`${job.dates} ${job.organization} ${job.title}`, ...job.bullets]),
      )}${upright(
        p.headings.education,
        p.studies.map((study) => `${study.dates} ${study.institution} ${study.degree}`),
      )}</table>`,
  },
};

const dated = (job: Job) =>
  `<p class=entry><b>${escaped(job.title)}</b><span>${escaped(job.dates)}</span></p>`;

const pairs = (person: Person): [string, string][] =>
  person.skills.map(([label, items]) => [label, items.join('、')]);

/** A section of a form: its name upright in a narrow cell, what belongs to it beside it. */
const upright = (name: string, lines: string[]) =>
  `<tr><td class=v>${escaped(name)}<td colspan=3>${lines.map(escaped).join('<br>')}</tr>`;

/** What the boxes hold: three bullets, each under a name. */
const boxes = (person: Person) =>
  person.jobs
    .flatMap((job) => job.bullets)
    .slice(0, 3)
    .map((line, at) => [person.skills.flatMap(([, items]) => items)[at] ?? '', line]);

const contactOf = (person: Person) => person.contact.flatMap((line) => line.split(' | '));

const top = (columns: Columns) =>
  `<h1>${escaped(columns.top[0] ?? '')}</h1><p>${escaped(columns.top[1] ?? '')}</p>`;

export function htmlOf(
  person: Person,
  layout: string,
): { html: string; order: string[]; twoColumns: boolean } {
  const shape = htmlLayouts[layout];
  if (!shape) throw new Error(layout);
  const columns = columnsOf(person);
  const html = `<!doctype html><html lang=${person.language}><meta charset=utf-8><title>x</title><style>${base}${shape.css}</style><body>${shape.body(person, columns)}</body></html>`;
  const sideFirst = !shape.twoColumns || shape.sideFirst;
  const order = shape.order?.(person, columns) ?? [
    ...columns.top,
    ...(sideFirst ? [...columns.side, ...columns.main] : [...columns.main, ...columns.side]),
  ];
  return { html, order, twoColumns: shape.twoColumns };
}
