import type {
  Bullet,
  EducationEntry,
  Entry,
  Field,
  Language,
  Resume,
  Section,
  SectionKind,
} from '@tailor/engine';

export interface Person {
  language: Language;
  name: string;
  headline: string;
  contact: string[];
  summary: string;
  headings: Record<'summary' | 'experience' | 'education' | 'skills' | 'languages', string>;
  jobs: { title: string; organization: string; location: string; dates: string; bullets: string[] }[];
  studies: { degree: string; institution: string; dates: string }[];
  skills: [string, string[]][];
  languages: string[];
}

/** The structure an engine would read, built from the facts, for tests of what writes it. */
class Builder {
  readonly lines: string[] = [];
  readonly sections: Section[] = [];

  add(text: string): number {
    return this.lines.push(text) - 1;
  }

  field(text: string): Field {
    return { value: text, lines: [this.add(text)] };
  }

  section(kind: SectionKind, heading: string, fill: () => void): void {
    this.add('');
    const start = this.lines.length;
    const field = this.field(heading);
    fill();
    const lines = Array.from({ length: this.lines.length - start }, (_, index) => start + index);
    this.sections.push({ id: kind, kind, heading: field, lines });
  }

  bullets(texts: string[]): Bullet[] {
    return texts.map((text) => ({
      id: `b${this.lines.length}`,
      text,
      marker: '•',
      lines: [this.add(`• ${text}`)],
    }));
  }

  span(start: number): number[] {
    return Array.from({ length: this.lines.length - start }, (_, index) => start + index);
  }
}

function entry(builder: Builder, job: Person['jobs'][number]): Entry {
  const start = builder.lines.length;
  const first = builder.add(`${job.title}\t${job.dates}`);
  const second = builder.add(`${job.organization}, ${job.location}`);
  const bullets = builder.bullets(job.bullets);
  return {
    id: `e${start}`,
    title: { value: job.title, lines: [first] },
    organization: { value: job.organization, lines: [second] },
    location: { value: job.location, lines: [second] },
    dates: { current: false, text: job.dates, lines: [first] },
    bullets,
    lines: builder.span(start),
  };
}

function study(builder: Builder, { degree, institution, dates }: Person['studies'][number]): EducationEntry {
  const start = builder.lines.length;
  const line = builder.add(`${degree}, ${institution}\t${dates}`);
  return {
    id: `s${start}`,
    degree: { value: degree, lines: [line] },
    institution: { value: institution, lines: [line] },
    bullets: [],
    lines: [line],
  };
}

export function buildResume(person: Person): Resume {
  const builder = new Builder();
  const name = builder.field(person.name);
  const headline = builder.field(person.headline);
  const contact = person.contact.map((text) => builder.field(text));
  const experience: Entry[] = [];
  const education: EducationEntry[] = [];
  let summary: Field | undefined;
  builder.section('summary', person.headings.summary, () => {
    summary = builder.field(person.summary);
  });
  builder.section('experience', person.headings.experience, () => {
    for (const job of person.jobs) experience.push(entry(builder, job));
  });
  builder.section('education', person.headings.education, () => {
    for (const one of person.studies) education.push(study(builder, one));
  });
  builder.section('skills', person.headings.skills, () => {
    for (const [label, items] of person.skills) builder.add(`${label}: ${items.join(', ')}`);
  });
  builder.section('languages', person.headings.languages, () => {
    for (const line of person.languages) builder.add(line);
  });
  const email = contact.find((field) => field.value.includes('@'));
  return {
    language: person.language,
    source: { lines: builder.lines.map((text) => ({ text })) },
    contact: {
      name,
      links: [],
      ...(email ? { email: { value: /\S+@\S+/.exec(email.value)?.[0] ?? '', lines: email.lines } } : {}),
    },
    headline,
    ...(summary ? { summary } : {}),
    sections: builder.sections,
    experience,
    projects: [],
    education,
    skills: [],
    certificates: [],
    languages: [],
    unread: [],
  };
}
