import { anyLine } from '../text/any-line.ts';
import { perLine } from '../text/per-line.ts';
import type { DateValue, Entry, Finding, ParseReport, Resume } from '../types.ts';
import type { FindingCode } from './findings.ts';
import { closeSpacedLetters } from './piece-of.ts';
import type { Pieces } from './pieces.ts';
import type { Block } from './sections.ts';

function finding(
  code: FindingCode,
  severity: Finding['severity'],
  lines: number[] = [],
  params: Finding['params'] = {},
): Finding {
  return { code, severity, lines, params };
}

function absent(resume: Resume): Finding[] {
  const { contact } = resume;
  const found: Finding[] = [];
  if (!resume.source.lines.some((line) => line.text.trim())) return [finding('read.empty', 'problem')];
  if (!contact.name) found.push(finding('read.no-name', 'problem'));
  if (!contact.email) found.push(finding('read.no-email', 'problem'));
  if (!contact.phone) found.push(finding('read.no-phone', 'warning'));
  if (resume.experience.length === 0) found.push(finding('read.no-experience', 'warning'));
  if (resume.education.length === 0) found.push(finding('read.no-education', 'warning'));
  if (resume.skills.length === 0) found.push(finding('read.no-skills', 'info'));
  return found;
}

function places(resume: Resume): Finding[] {
  const found: Finding[] = [];
  const total = resume.source.lines.length;
  for (const field of ['name', 'email', 'phone'] as const) {
    const line = resume.contact[field]?.lines[0];
    if (line === undefined) continue;
    const region = resume.source.lines[line]?.layout?.region;
    if (region === 'header' || region === 'footer')
      found.push(finding('read.contact-in-margin', 'warning', [line], { field }));
    else if (total > 20 && line > total * 0.6)
      found.push(finding('read.contact-at-end', 'info', [line], { field }));
  }
  return found;
}

function months(date: DateValue, end: boolean): number {
  return date.year * 12 + (date.month ?? (end ? 12 : 1));
}

function label(entry: Entry): string {
  return entry.title?.value ?? entry.organization?.value ?? entry.dates?.text ?? '';
}

function dated(entry: Entry): Finding[] {
  const found: Finding[] = [];
  const head = entry.lines.slice(0, 1);
  if (!entry.dates) found.push(finding('read.dates-missing', 'warning', head, { entry: label(entry) }));
  if (!entry.title) found.push(finding('read.title-missing', 'warning', head, { entry: label(entry) }));
  if (!entry.organization)
    found.push(finding('read.organization-missing', 'warning', head, { entry: label(entry) }));
  const { start, end } = entry.dates ?? {};
  if (start && end && months(start, false) > months(end, true))
    found.push(finding('read.dates-reversed', 'warning', entry.dates?.lines ?? [], { entry: label(entry) }));
  if (entry.bullets.length === 0)
    found.push(finding('read.no-bullets', 'info', head, { entry: label(entry) }));
  return found;
}

/** Half a year or more between the end of one role and the start of the next. */
function gaps(entries: Entry[]): Finding[] {
  const spans = entries
    .flatMap((entry) =>
      entry.dates?.start
        ? [
            {
              start: entry.dates.start,
              end: entry.dates.end,
              current: entry.dates.current,
              lines: entry.dates.lines,
            },
          ]
        : [],
    )
    .sort((a, b) => months(a.start, false) - months(b.start, false));
  const found: Finding[] = [];
  let covered: DateValue | undefined;
  for (const span of spans) {
    if (covered) {
      const apart = months(span.start, false) - months(covered, true) - 1;
      if (apart >= 6)
        found.push(
          finding('read.gap', 'info', span.lines, {
            months: apart,
            from: written(covered),
            to: written(span.start),
          }),
        );
    }
    if (span.current) return found;
    const end = span.end ?? span.start;
    if (!covered || months(end, true) > months(covered, true)) covered = end;
  }
  return found;
}

export function written(date: DateValue): string {
  return date.month ? `${date.year}-${String(date.month).padStart(2, '0')}` : String(date.year);
}

/** What a machine may stumble over in a line. */
const looks = ['cell', 'icon', 'spaced', 'markup', 'long'] as const;
type Look = (typeof looks)[number];

/** Most lines have nothing of it. */
const looksOf = perLine(({ text, layout }): Look[] => {
  const has: Record<Look, boolean> = {
    cell: layout?.role === 'table-cell' || /^\s*\|.*\|\s*$/.test(text),
    icon: /[\ue000-\uf8ff\u{f0000}-\u{10ffff}]/u.test(text.slice(0, 500)),
    spaced: text.length < 120 && /(?:^|\s)\S\s+\S(?:\s|$)/.test(text) && closeSpacedLetters(text) !== text,
    markup: /\\[a-z]{3,20}[{[]|\*\*\S|<\/?(?:b|div|span|li)>/.test(text.slice(0, 500)),
    long: text.length > 1500,
  };
  return looks.filter((look) => has[look]);
});

const anyLook = anyLine((line) => looksOf(line).length > 0);

function shapes(resume: Resume, pieces: Pieces, blocks: Block[], columns: number): Finding[] {
  const found: Finding[] = [];
  const lines: Record<Look, number[]> = { cell: [], icon: [], spaced: [], markup: [], long: [] };
  if (anyLook(resume.source.lines))
    resume.source.lines.forEach((line, index) => {
      for (const look of looksOf(line)) lines[look].push(index);
    });
  if (columns > 1) found.push(finding('read.columns', 'warning', [], { columns }));
  const { cell: cells, icon: icons, spaced, markup, long } = lines;
  if (cells.length > 0) found.push(finding('read.table', 'warning', cells, { cells: cells.length }));
  for (const block of blocks) {
    if (block.headingPiece && block.heading && !block.heading.known) {
      found.push(
        finding('read.unusual-heading', 'warning', [block.headingPiece.line], {
          heading: block.heading.text,
        }),
      );
    }
  }
  if (!blocks.some((block) => block.heading)) found.push(finding('read.no-headings', 'warning'));
  if (pieces.hidden.length > 0)
    found.push(finding('read.hidden-text', 'problem', pieces.hidden, { count: pieces.hidden.length }));
  if (icons.length > 0) found.push(finding('read.icons', 'info', icons, { count: icons.length }));
  if (spaced.length > 0)
    found.push(finding('read.spaced-letters', 'warning', spaced, { count: spaced.length }));
  if (markup.length > 0) found.push(finding('read.markup-left', 'info', markup, { count: markup.length }));
  if (long.length > 0) found.push(finding('read.very-long-line', 'warning', long, { count: long.length }));
  return found;
}

/** The lines of all of them, each once; most stand line below line. */
function inOrder(values: { lines: number[] }[]): number[] {
  const all: number[] = [];
  let ordered = true;
  for (const { lines } of values)
    for (const line of lines) {
      ordered &&= line > (all.at(-1) ?? -1);
      all.push(line);
    }
  return ordered ? all : [...new Set(all)].sort((a, b) => a - b);
}

function fields(resume: Resume): ParseReport['fields'] {
  const { contact } = resume;
  const list: ParseReport['fields'] = [];
  const add = (field: string, values: { lines: number[] }[]) => {
    if (values.length > 0) list.push({ field, count: values.length, lines: inOrder(values) });
  };
  for (const key of ['name', 'email', 'phone', 'location'] as const)
    add(key, contact[key] ? [contact[key]] : []);
  add('links', contact.links);
  add('headline', resume.headline ? [resume.headline] : []);
  add('summary', resume.summary ? [resume.summary] : []);
  add('experience', resume.experience);
  add('projects', resume.projects);
  add('education', resume.education);
  add(
    'skills',
    resume.skills.map((skill) => ({ lines: [skill.line] })),
  );
  add('certificates', resume.certificates);
  add('languages', resume.languages);
  return list;
}

/** What was read, from where, what was not, and what a machine would stumble on. */
export function makeReport(resume: Resume, pieces: Pieces, blocks: Block[], columns: number): ParseReport {
  const findings = [...absent(resume), ...places(resume), ...shapes(resume, pieces, blocks, columns)];
  findings.push(...resume.experience.flatMap(dated), ...gaps(resume.experience));
  if (resume.unread.length > 0)
    findings.push(finding('read.unread-lines', 'info', resume.unread, { count: resume.unread.length }));
  return { fields: fields(resume), unread: resume.unread, findings };
}
