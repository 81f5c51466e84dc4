import { titleCloseness, titleSense } from '../match/title-closeness.ts';
import { allMatches } from '../text/all-matches.ts';
import type { Language, LineIndex, Operation, Section } from '../types.ts';
import { type Draft, lineText, sameLanguage, type TailorContext } from './context.ts';
import { effectOf } from './effects.ts';
import { isOwnTrade } from './relevance.ts';

/** What a page asks for, where it stands. */
interface Aim {
  line: LineIndex;
  start: number;
  end: number;
  /** The section that says nothing but what is looked for. */
  section?: Section;
}

interface Cell {
  start: number;
  end: number;
  label: string;
  value: string;
}

/** Nearer than this, the post looked for may be another name of this one. */
const farApart = 0.3;
/** Longer lines tell of the person as well. */
const longestAim = 120;

/**
 * "求职意向：前厅主管", "Objetivo: crecer como ejecutiva de cuenta" on a page that is sent to somebody who offers another
 * post: who reads it believes the page went astray. What else the aim says, of place and start, stays.
 */
export function otherAim(context: TailorContext): Draft[] {
  return [...otherPost(context), ...payWished(context)];
}

/** "薪资：7-9K" beside place and start: whoever names a sum first has the less to speak of. */
function payWished({ resume, lexis, before, claims }: TailorContext): Draft[] {
  const { aim } = lexis.pack.style;
  const { pay } = aim;
  // A posting that asks for it gets it.
  if (!pay || pay.asked.test(before.job.description)) return [];
  const rows = resume.sections.flatMap(({ heading, lines }) =>
    heading && aim.heading.test(heading.value) ? lines : [],
  );
  return rows.flatMap((line): Draft[] => {
    const text = lineText(resume, line);
    const cells = cellsOf(text, resume.language);
    const cell =
      cells.length > 1
        ? cells.find(({ label, value }) => pay.label.test(label) && /\d/u.test(value))
        : undefined;
    if (!cell) return [];
    const isLast = cell.end === text.length;
    const start = isLast ? text.slice(0, cell.start).trimEnd().length : cell.start;
    if (!claims.take(line, start, cell.end)) return [];
    return [
      shortened(line, text.slice(cell.start, cell.end), 'edit.drop-pay', [
        { type: 'replace', line, start, end: cell.end, text: '' },
      ]),
    ];
  });
}

function otherPost(context: TailorContext): Draft[] {
  if (!sameLanguage(context) || isOwnTrade(context)) return [];
  const aim = [...belowHeading(context), ...inRows(context)].find(({ line, start, end }) =>
    namesOtherPost(lineText(context.resume, line).slice(start, end), context),
  );
  return aim ? draft(aim, context) : [];
}

function belowHeading(context: TailorContext): Aim[] {
  const { resume, lexis } = context;
  const { aim } = lexis.pack.style;
  return resume.sections.flatMap((section): Aim[] => {
    const { heading, lines } = section;
    if (!heading || !aim.heading.test(heading.value)) return [];
    const below = lines.filter(
      (line) => !heading.lines.includes(line) && lineText(resume, line).trim() !== '',
    );
    const [line, ...more] = below;
    const text = line === undefined ? '' : lineText(resume, line);
    if (line === undefined || more.length > 0 || text.length > longestAim || aim.tells.test(text)) return [];
    const cells = cellsOf(text, resume.language);
    const post = cells.find(({ label }) => label !== '' && aim.post?.test(label)) ?? cells[0];
    // "职位：…   到岗：…": only the post goes. A sentence goes whole.
    const [start, end] = post && cells.length > 1 ? [post.start, post.end] : [0, text.length];
    return [{ line, start, end, section }];
  });
}

/** "期望职位:项目经理" among other rows or cells of the page's head. */
function inRows({ resume, lexis }: TailorContext): Aim[] {
  const { aim } = lexis.pack.style;
  const own = new Set<LineIndex>(
    [...resume.experience, ...resume.projects, ...resume.education].flatMap(({ lines }) => lines),
  );
  return resume.source.lines.flatMap(({ text, layout }, line): Aim[] => {
    if (layout || own.has(line) || text.length > longestAim || !aim.heading.test(text)) return [];
    const cells = cellsOf(text, resume.language);
    return cells
      .filter(({ label, value }) => aim.heading.test(label) && !aim.tells.test(value))
      .map(({ start, end }) => ({ line, start, end }));
  });
}

const gaps = /\s{2,}|\t|\s[|｜]\s/gu;
/** Chinese sets wishes side by side with commas; elsewhere a comma goes on with the sentence. */
const gapsInHan = /\s{2,}|\t|\s[|｜]\s|[,，;；](?!\d)/gu;

/** "姓名:…    期望职位:…", "应聘职位  品质工程师": the cells of a line, each with the gap behind it. */
function cellsOf(text: string, language: Language): Cell[] {
  const table =
    /^\s*(\p{L}{2,20})\s{2,}(\S.*)$/u.exec(text) ?? /^\s*(\p{Script=Han}{4,6})\s(\S+)$/u.exec(text);
  if (table && !/[:：]/u.test(text))
    return [{ start: 0, end: text.length, label: table[1] ?? '', value: table[2] ?? '' }];
  const ends = allMatches(text, language === 'zh' ? gapsInHan : gaps).map(
    ({ index, 0: gap }) => index + gap.length,
  );
  return [...ends, text.length].map((end, i) => {
    const start = ends[i - 1] ?? 0;
    const [, label = '', value] = /^\s*([^:：]{2,30})[:：](.*)$/u.exec(text.slice(start, end)) ?? [];
    return { start, end, label: label.trim(), value: value ?? text.slice(start, end) };
  });
}

/**
 * A calling that has nothing to do with the one that is offered; each of them, where several stand there. "工程主管" is of a
 * trade by its first half.
 */
function namesOtherPost(text: string, { resume, before, engine }: TailorContext): boolean {
  const wanted = titleSense(before.job.title, before.job.language, engine.lexica);
  const senses = text
    .replace(/^\s*[^:：]{2,30}[:：]/u, '')
    .split(/[/、,，;；]/u)
    .map((part) => titleSense(part, resume.language, engine.lexica))
    .filter(
      ({ occupations, words }) =>
        occupations.length > 0 ||
        words.some(({ role, rank }) => role && !rank) ||
        (resume.language === 'zh' && words.some(({ role }) => role) && words.some(({ role }) => !role)),
    );
  return senses.length > 0 && senses.every((sense) => titleCloseness(wanted, sense) < farApart);
}

/** The lines, and one of two gaps that would stand upon each other. */
function wholePlace(first: LineIndex, last: LineIndex, { resume }: TailorContext): LineIndex[] {
  const isGap = (line: LineIndex) => lineText(resume, line).trim() === '';
  const lines = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return (first === 0 || isGap(first - 1)) && isGap(last + 1) && last + 1 < resume.source.lines.length
    ? [...lines, last + 1]
    : lines;
}

const isFree = (operations: readonly Operation[], { claims, resume }: TailorContext): boolean =>
  operations.every((one) => {
    if (one.type === 'remove') return claims.take(one.line, 0, lineText(resume, one.line).length);
    return one.type === 'replace' && claims.take(one.line, one.start, one.end);
  });

function draft({ line, start, end, section }: Aim, context: TailorContext): Draft[] {
  const { resume } = context;
  const text = lineText(resume, line);
  const rest = text.slice(0, start) + text.slice(end);
  const operations: Operation[] =
    rest.trim() === ''
      ? wholePlace(section?.heading?.lines[0] ?? line, line, context).map((each) => ({
          type: 'remove',
          line: each,
        }))
      : [{ type: 'replace', line, start, end, text: '' }];
  const { score, match } = effectOf(context, { id: 'other-aim', maker: 'engine', operations });
  if (score < 0 || match < 0 || !isFree(operations, context)) return [];
  return [shortened(line, text.slice(start, end), 'edit.drop-aim', operations)];
}

function shortened(line: LineIndex, text: string, code: string, operations: Operation[]): Draft {
  const words = text.replace(/[\s,，;；|｜]+$/u, '').trim();
  return {
    kind: 'shorten',
    place: { line },
    before: words,
    after: '',
    reason: { code, params: { words } },
    evidence: [line],
    terms: [],
    operations,
  };
}
