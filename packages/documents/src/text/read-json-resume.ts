import type { SourceLine } from '@tailor/engine';
import { type DocumentContent, visibleText, withoutIdleBlanks } from '../content.ts';
import { DocumentError } from '../failure.ts';
import { decodeFile, textContent } from './read-text.ts';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const records = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const words = (value: unknown): string =>
  typeof value === 'string'
    ? value.replace(/\s*\n\s*/g, ' ').trim()
    : typeof value === 'number'
      ? String(value)
      : '';
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(words).filter(Boolean) : []);
const joined = (parts: unknown[], by: string): string => parts.map(words).filter(Boolean).join(by);

function line(text: string, role?: 'heading' | 'list-item', level = 1): SourceLine {
  if (!role) return { text };
  const place = { page: 1, x: 0, y: 0, width: 0, height: 0, size: 0, column: 0, region: 'body' as const };
  return { text, layout: { ...place, bold: role === 'heading', role, level } };
}

/** "2019-03-01" is a day nobody writes in a resume; the month is enough. */
const month = (value: unknown): string => words(value).slice(0, 7);

/** What JSON Resume leaves to the reader: an entry that began and has no end goes on. */
const present: Record<string, string> = {
  en: 'Present',
  es: 'Actualidad',
  fr: 'Présent',
  de: 'heute',
  zh: '至今',
};

function dates(entry: Json, language: string): string {
  const single = month(entry.date) || month(entry.releaseDate);
  if (single) return single;
  const start = month(entry.startDate);
  const end = month(entry.endDate) || (start ? (present[language] ?? present.en ?? '') : '');
  return start ? `${start} – ${end}` : end;
}

function basics(value: Json): SourceLine[] {
  const location = isRecord(value.location)
    ? joined(
        [
          value.location.address,
          value.location.postalCode,
          value.location.city,
          value.location.region,
          value.location.countryCode,
        ],
        ', ',
      )
    : words(value.location);
  const profiles = records(value.profiles).map(
    (profile) => words(profile.url) || joined([profile.network, profile.username], ': '),
  );
  return [
    line(words(value.name)),
    line(words(value.label)),
    line(joined([value.email, value.phone, location], ' | ')),
    line(joined([value.url ?? value.website, ...profiles], ' | ')),
    line(''),
    ...texts([value.summary]).map((text) => line(text)),
  ].filter((item, index) => item.text !== '' || index === 4);
}

interface Shape {
  key: string;
  title: (entry: Json) => string;
  detail: (entry: Json) => string;
}

const shapes: Shape[] = [
  {
    key: 'work',
    title: (e) => joined([e.position, e.name ?? e.company], ', '),
    detail: (e) => words(e.location),
  },
  { key: 'volunteer', title: (e) => joined([e.position, e.organization], ', '), detail: () => '' },
  { key: 'projects', title: (e) => joined([e.name, e.entity], ', '), detail: (e) => words(e.description) },
  {
    key: 'education',
    title: (e) => joined([joined([e.studyType, e.area], ' '), e.institution], ', '),
    detail: (e) => words(e.score ?? e.gpa),
  },
  { key: 'awards', title: (e) => joined([e.title, e.awarder], ', '), detail: () => '' },
  { key: 'certificates', title: (e) => joined([e.name, e.issuer], ', '), detail: (e) => words(e.url) },
  { key: 'publications', title: (e) => joined([e.name, e.publisher], ', '), detail: (e) => words(e.url) },
];

const headings: Record<string, Record<string, string>> = {
  en: {
    work: 'Experience',
    volunteer: 'Volunteering',
    projects: 'Projects',
    education: 'Education',
    awards: 'Awards',
    certificates: 'Certificates',
    publications: 'Publications',
    skills: 'Skills',
    languages: 'Languages',
    interests: 'Interests',
    references: 'References',
  },
  es: {
    work: 'Experiencia',
    volunteer: 'Voluntariado',
    projects: 'Proyectos',
    education: 'Educación',
    awards: 'Premios',
    certificates: 'Certificados',
    publications: 'Publicaciones',
    skills: 'Habilidades',
    languages: 'Idiomas',
    interests: 'Intereses',
    references: 'Referencias',
  },
  fr: {
    work: 'Expérience',
    volunteer: 'Bénévolat',
    projects: 'Projets',
    education: 'Formation',
    awards: 'Prix',
    certificates: 'Certifications',
    publications: 'Publications',
    skills: 'Compétences',
    languages: 'Langues',
    interests: 'Centres d’intérêt',
    references: 'Références',
  },
  de: {
    work: 'Berufserfahrung',
    volunteer: 'Ehrenamt',
    projects: 'Projekte',
    education: 'Ausbildung',
    awards: 'Auszeichnungen',
    certificates: 'Zertifikate',
    publications: 'Veröffentlichungen',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    interests: 'Interessen',
    references: 'Referenzen',
  },
  zh: {
    work: '工作经历',
    volunteer: '志愿经历',
    projects: '项目经历',
    education: '教育背景',
    awards: '获奖情况',
    certificates: '证书',
    publications: '发表作品',
    skills: '专业技能',
    languages: '语言能力',
    interests: '兴趣爱好',
    references: '推荐人',
  },
};

function entryLines(entry: Json, shape: Shape, language: string): SourceLine[] {
  return [
    line([shape.title(entry), dates(entry, language)].filter(Boolean).join('\t')),
    line(shape.detail(entry)),
    ...texts([entry.summary]).map((text) => line(text)),
    ...texts(entry.highlights).map((text) => line(`• ${text}`, 'list-item', 0)),
    ...(texts(entry.courses).length > 0 ? [line(texts(entry.courses).join(', '))] : []),
  ].filter((item) => item.text !== '');
}

function lists(resume: Json, head: Record<string, string>): SourceLine[][] {
  const skills = records(resume.skills).map((skill) =>
    line(joined([skill.name, texts(skill.keywords).join(', ')], ': ')),
  );
  const spoken = records(resume.languages).map((entry) =>
    line(joined([entry.language, entry.fluency], ': ')),
  );
  const interests = records(resume.interests).map((entry) =>
    line(joined([entry.name, texts(entry.keywords).join(', ')], ': ')),
  );
  const references = records(resume.references).map((entry) =>
    line(joined([entry.name, entry.reference], ': ')),
  );
  const all: [string, SourceLine[]][] = [
    ['skills', skills],
    ['languages', spoken],
    ['interests', interests],
    ['references', references],
  ];
  return all
    .filter(([, lines]) => lines.length > 0)
    .map(([key, lines]) => [line(''), line(head[key] ?? key, 'heading'), ...lines]);
}

function languageOf(resume: Json): string {
  const meta = isRecord(resume.meta) ? words(resume.meta.language).slice(0, 2).toLowerCase() : '';
  return meta in headings ? meta : 'en';
}

function jsonResumeLines(resume: Json): SourceLine[] {
  const language = languageOf(resume);
  const head = headings[language] ?? {};
  const sections = shapes.map((shape) => {
    const entries = records(resume[shape.key]);
    if (entries.length === 0) return [];
    const body = entries.flatMap((entry) => [...entryLines(entry, shape, language), line('')]);
    return [line(''), line(head[shape.key] ?? shape.key, 'heading'), ...body];
  });
  const top = isRecord(resume.basics) ? basics(resume.basics) : [];
  return withoutIdleBlanks([...top, ...sections.flat(), ...lists(resume, head).flat()]);
}

export async function readJsonResume(path: string): Promise<DocumentContent> {
  const { text, encoding } = await decodeFile(path);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new DocumentError('damaged', { type: 'json' });
  }
  if (!isRecord(parsed)) throw new DocumentError('damaged', { type: 'json' });
  const lines = jsonResumeLines(parsed);
  const base = textContent('', 'json', encoding);
  return { ...base, text: visibleText(lines), source: { lines } };
}
