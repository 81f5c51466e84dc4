import { InputError } from './arguments.ts';

type Node = Record<string, unknown>;

const node = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const joined = (parts: string[], by: string): string => parts.filter((part) => part !== '').join(by);

function dates(entry: Node): string {
  const [start, end] = [text(entry.startDate).slice(0, 7), text(entry.endDate).slice(0, 7)];
  if (start === '' && end === '') return '';
  return `${start} – ${end === '' ? 'present' : end}`;
}

function bullets(entry: Node): string[] {
  const lines = list(entry.highlights)
    .map(text)
    .filter((line) => line !== '');
  return [...(text(entry.summary) === '' ? [] : [text(entry.summary)]), ...lines.map((line) => `- ${line}`)];
}

function section(heading: string, lines: string[]): string[] {
  const filled = lines.filter((line) => line !== '');
  return filled.length === 0 ? [] : ['', heading, ...filled];
}

const work = (entry: Node): string[] => [
  joined([text(entry.position), text(entry.name) || text(entry.company)], ', '),
  dates(entry),
  ...bullets(entry),
];

const study = (entry: Node): string[] => [
  joined([joined([text(entry.studyType), text(entry.area)], ' '), text(entry.institution)], ', '),
  dates(entry),
];

const skill = (entry: Node): string => {
  const words = list(entry.keywords).map(text).filter(Boolean).join(', ');
  return words === '' ? text(entry.name) : `${text(entry.name)}: ${words}`;
};

/** A resume in the JSON Resume form, as the text a person would have written. */
export function jsonResumeText(value: unknown): string {
  const resume = node(value);
  const basics = node(resume.basics);
  if (Object.keys(basics).length === 0 && !Array.isArray(resume.work))
    throw new InputError('invalid_resume', 'the file is JSON, but no JSON Resume');
  const place = node(basics.location);
  const profiles = list(basics.profiles).map((one) => text(node(one).url));
  const nodes = (name: string): Node[] => list(resume[name]).map(node);
  return [
    text(basics.name),
    text(basics.label),
    text(basics.email),
    text(basics.phone),
    joined([text(place.city), text(place.region), text(place.countryCode)], ', '),
    ...[text(basics.url), ...profiles].filter(Boolean),
    ...section('Summary', [text(basics.summary)]),
    ...section('Experience', nodes('work').flatMap(work)),
    ...section(
      'Volunteering',
      nodes('volunteer').flatMap((one) => work({ ...one, name: one.organization })),
    ),
    ...section(
      'Projects',
      nodes('projects').flatMap((one) => [
        text(one.name),
        dates(one),
        ...bullets({ ...one, summary: one.description }),
      ]),
    ),
    ...section('Education', nodes('education').flatMap(study)),
    ...section('Skills', nodes('skills').map(skill)),
    ...section(
      'Languages',
      nodes('languages').map((one) => joined([text(one.language), text(one.fluency)], ': ')),
    ),
    ...section(
      'Certificates',
      nodes('certificates').map((one) => joined([text(one.name), text(one.issuer)], ', ')),
    ),
  ]
    .filter((line, at, all) => line !== '' || all[at - 1] !== '')
    .join('\n')
    .trim();
}
