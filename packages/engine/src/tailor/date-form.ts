import { capital, type PhrasingPack } from '../locales/phrasing-pack.ts';
import { writingPack } from '../locales/writing-packs.ts';
import { allMatches } from '../text/all-matches.ts';
import { type LineIndex, languages, type Resume } from '../types.ts';
import { type Draft, lineText, type TailorContext } from './context.ts';

interface Range {
  line: LineIndex;
  /** Where the "from" of a range in words stands; it goes with them. */
  opening?: number;
  /** Offsets of the whole range and of what stands between its two dates. */
  start: number;
  end: number;
  from: number;
  to: number;
  /** What stands between them, with its spaces. */
  joint: string;
}

/** One date as it stood and as it will stand, and the words of its line that are replaced. */
interface Change {
  line: LineIndex;
  before: string;
  after: string;
  start: number;
  end: number;
  text: string;
}

/** How many ranges must agree before the others follow. */
const fewestAlike = 2;

/** Ranges of years and months joined in one way; every digit stays as it stood. */
export function dateForm(context: TailorContext): Draft[] {
  const drawn = arrows(context);
  if (drawn.length > 0) return [...together(drawn, drawn[0]?.after ?? ''), ...months(context)];
  const ranges = rangesIn(context.resume);
  const usual = usualOf(ranges);
  const example = ranges.find((range) => range.joint === usual && range.opening === undefined);
  if (!usual || !example) return [];
  const shown = lineText(context.resume, example.line).slice(example.start, example.end);
  return [...together(joints(ranges, usual, context), shown), ...months(context)];
}

/** "2018 -> 2021": an arrow is no mark between two dates that a filter knows. */
function arrows({ resume, claims }: TailorContext): Change[] {
  const dates = [...resume.experience, ...resume.projects, ...resume.education].flatMap((entry) =>
    entry.dates?.lines.length === 1 ? [{ line: entry.dates.lines[0] ?? -1, before: entry.dates.text }] : [],
  );
  return dates.flatMap(({ line, before }): Change[] => {
    const [arrow] = /\s*(?:-+>|=+>|→|➔|»)\s*/u.exec(before) ?? [];
    const at = lineText(resume, line).indexOf(before);
    if (arrow === undefined || at < 0) return [];
    const text = /^\s/u.test(arrow) ? ' – ' : '–';
    const start = at + before.indexOf(arrow);
    if (!claims.take(line, start, start + arrow.length)) return [];
    return [{ line, before, after: before.replace(arrow, text), start, end: start + arrow.length, text }];
  });
}

const usualOf = (ranges: Range[]): string | undefined =>
  mostUsed(ranges.flatMap((range) => (range.opening === undefined ? [range.joint] : [])));

/** What stands between two dates of the page, where most of them agree. */
export const usualJoint = (resume: Resume): string | undefined => usualOf(rangesIn(resume));

function joints(ranges: Range[], usual: string, context: TailorContext): Change[] {
  return ranges.flatMap((range): Change[] => {
    const { line, opening, from, to } = range;
    if ((range.joint === usual && opening === undefined) || !mayStand(usual, range, context)) return [];
    const text = lineText(context.resume, line);
    // "2018-2020" needs no blanks; "06/2017 - 08/2017" reads the worse without.
    if (/^\S+$/u.test(usual) && /^\s.*\s$/u.test(range.joint) && /\D/u.test(text.slice(range.start, from)))
      return [];
    const start = opening ?? range.start;
    // "IUT de la Brière – 2014 – 2016": the dash parts other things of this line already.
    if (text.slice(0, start).trimEnd().endsWith(usual.trim())) return [];
    if (!context.claims.take(line, opening ?? from, to)) return [];
    const first = text.slice(range.start, from);
    const begins = /^\p{Lu}/u.test(text.slice(start)) ? capital(first) : first;
    const before = text.slice(start, range.end);
    const after = begins + usual + text.slice(to, range.end);
    const change =
      opening === undefined
        ? { start: from, end: to, text: usual }
        : { start: opening, end: to, text: begins + usual };
    return [{ line, before, after, ...change }];
  });
}

/** "2019 a actualidad" is no Spanish: before a word for today only a dash fits, whatever the language. */
function mayStand(joint: string, range: Range, context: TailorContext): boolean {
  const { line, opening, to } = range;
  const text = lineText(context.resume, line);
  const behind = text.slice(to);
  if (opening !== undefined)
    return (
      /^\s*[-–—]\s*$/u.test(joint) && /(?:^|[|(,·])\s*$/u.test(text.slice(0, opening)) && lastDay.test(behind)
    );
  return (
    /^\s*[-–—~]\s*$/u.test(joint) ||
    /^\s*(?:\d{4}|\d{1,2}[./]\d{4}|\p{L}+\.?\s(?:de\s|del\s)?\d{4})/u.test(behind)
  );
}

const side = String.raw`(?:\p{L}{3,}\.?\s(?:de\s|del\s)?|\d{1,2}[./])?(?:19|20)\d\d(?:年\d{1,2}月|[./]\d{1,2}(?!\d)|年)?`;
const wordsOf = (list: keyof PhrasingPack['ranges']): string =>
  languages
    .map((language) => writingPack(language).phrasing.ranges[list])
    .filter(Boolean)
    .join('|');
const joint = String.raw`\s*[-–—~～]\s*|\s(?:${wordsOf('to')})\s`;
/** "To date" and "à ce jour" are one phrase: no dash fits between them. */
const after = String.raw`\d|\p{L}{3,}\.?\s(?:de\s|del\s)?(?:19|20)\d\d|(?:${wordsOf('now')})`;
const range = new RegExp(`(${side})(${joint})(?=${after})`, 'giu');
/** "From … to", "von … bis", "de … a": words that belong together. */
const opened = new RegExp(String.raw`(?<=^|[\s(,|])(?:${wordsOf('from')})\s(?:el\s|le\s)?$`, 'iu');
const opens = new RegExp(String.raw`^(?:${wordsOf('from')})\s`, 'iu');
/** Nothing but a date of month and year behind the "to". */
const lastDay = /^(?:\p{L}{3,}\.?\s(?:de\s|del\s)?|\d{1,2}[./])?(?:19|20)\d\d(?!\d)(?=\s*(?:$|[|),·]))/u;

function rangesIn(resume: Resume): Range[] {
  const dated = [...resume.experience, ...resume.projects, ...resume.education].flatMap((entry) =>
    (entry.dates?.lines ?? []).map((line) => ({ line, text: entry.dates?.text ?? '' })),
  );
  const seen = new Set<LineIndex>();
  return dated.flatMap(({ line, text }) => {
    const source = lineText(resume, line);
    const at = source.indexOf(text);
    if (at < 0 || seen.has(line)) return [];
    seen.add(line);
    return allMatches(source.slice(at, at + text.length), range).flatMap((match): Range[] => {
      const [, first = '', joint = ''] = match;
      const start = at + match.index + (opens.exec(first)?.[0].length ?? 0);
      const from = at + match.index + first.length;
      const found = { line, start, from, to: from + joint.length, end: at + text.length, joint };
      const opening = opened.exec(source.slice(0, start))?.index;
      return [opening === undefined ? found : { ...found, opening }];
    });
  });
}

/** The form that most have; undefined where none is clearly the usual one. */
function mostUsed(forms: string[]): string | undefined {
  const count = new Map<string, number>();
  for (const form of forms) count.set(form, (count.get(form) ?? 0) + 1);
  const [first, second] = [...count].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= fewestAlike && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}

/** "Jan 2021" among "July 2018" and "March 2016": the month in full, as elsewhere. */
function months(context: TailorContext): Draft[] {
  const { resume } = context;
  const names = context.lexis.pack.months.split(' ').map((each) => each.split('|'));
  const dates = [...resume.experience, ...resume.education].flatMap((entry) =>
    entry.dates ? [entry.dates] : [],
  );
  const used = dates.flatMap(
    (date) => date.text.match(/\p{L}{3,}\.?(?=\s(?:de\s|del\s)?(?:19|20)\d\d)/gu) ?? [],
  );
  const isFull = (word: string) =>
    names.some(([full]) => full?.toLowerCase() === word.toLowerCase() && word.length > 3);
  const whole = used.filter(isFull).length;
  const full = dates.find(({ text }) => (text.match(/\p{L}{4,}/gu) ?? []).some(isFull))?.text;
  if (full === undefined || resume.language === 'zh' || whole < fewestAlike || whole <= used.length - whole)
    return [];
  const changes = dates.flatMap((date) =>
    date.lines.flatMap((line) =>
      allMatches(lineText(resume, line), /\p{L}{3,5}\.?(?=\s(?:de\s|del\s)?(?:19|20)\d\d)/gu).flatMap(
        (match): Change[] => {
          const word = match[0].replace('.', '').toLowerCase();
          const inFull = names.find((spellings) =>
            spellings.slice(1).some((each) => each.toLowerCase() === word),
          )?.[0];
          if (!inFull || isFull(match[0]) || inFull.length <= 3) return [];
          const text = /^\p{Lu}/u.test(match[0]) ? capital(inFull) : inFull;
          const end = match.index + match[0].length;
          if (!context.claims.take(line, match.index, end)) return [];
          return [{ line, before: match[0], after: text, start: match.index, end, text }];
        },
      ),
    ),
  );
  return together(changes, full);
}

/** A page half in one form reads worse than one in two: whoever wants the form wants it for all of them. */
function together(changes: Change[], example: string): Draft[] {
  const [first] = changes;
  if (!first) return [];
  const lines = [...new Set(changes.map(({ line }) => line))];
  return [
    {
      kind: 'date-form',
      place: { line: first.line },
      before: changes.map(({ before }) => before).join('\n'),
      after: changes.map(({ after }) => after).join('\n'),
      reason: { code: 'edit.date-form', params: { example } },
      evidence: lines,
      terms: [],
      operations: changes.map(({ line, start, end, text }) => ({ type: 'replace', line, start, end, text })),
    },
  ];
}
