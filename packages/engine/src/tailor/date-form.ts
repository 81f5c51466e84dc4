import type { LineIndex, Resume } from '../types.ts';
import { type Draft, lineText, type TailorContext } from './context.ts';
import { wordsToDash } from './date-words.ts';

interface Range {
  line: LineIndex;
  /** Offsets of the whole range and of what stands between its two dates. */
  start: number;
  end: number;
  from: number;
  to: number;
  /** What stands between them, with its spaces. */
  joint: string;
}

/** How many ranges must agree before the others follow. */
const fewestAlike = 2;

/** Ranges of years and months joined in one way; every digit stays as it stood. */
export function dateForm(context: TailorContext): Draft[] {
  const ranges = rangesIn(context.resume);
  const usual = mostUsed(ranges.map((range) => range.joint));
  const example = ranges.find((range) => range.joint === usual);
  if (!usual || !example) return [];
  const shown = lineText(context.resume, example.line).slice(example.start, example.end);
  return [
    ...joints(ranges, usual, shown, context),
    ...wordsToDash(usual, shown, context),
    ...months(context),
  ];
}

function joints(ranges: Range[], usual: string, example: string, context: TailorContext): Draft[] {
  return ranges.flatMap((range) => {
    if (range.joint === usual || !mayStand(usual, range, context)) return [];
    const text = lineText(context.resume, range.line);
    // "IUT de la Brière – 2014 – 2016": the dash parts other things of this line already.
    if (text.slice(0, range.start).trimEnd().endsWith(usual.trim())) return [];
    if (!context.claims.take(range.line, range.from, range.to)) return [];
    const before = text.slice(range.start, range.end);
    const after = text.slice(range.start, range.from) + usual + text.slice(range.to, range.end);
    return [draft(range.line, before, after, example, { start: range.from, end: range.to, text: usual })];
  });
}

/** "2019 a actualidad" is no Spanish: before a word for today only a dash fits, whatever the language. */
function mayStand(joint: string, { line, to }: Range, context: TailorContext): boolean {
  const behind = lineText(context.resume, line).slice(to);
  return (
    /^\s*[-–—~]\s*$/u.test(joint) ||
    /^\s*(?:\d{4}|\d{1,2}[./]\d{4}|\p{L}+\.?\s(?:de\s|del\s)?\d{4})/u.test(behind)
  );
}

const side = String.raw`(?:\p{L}{3,}\.?\s(?:de\s|del\s)?|\d{1,2}[./])?(?:19|20)\d\d(?:年\d{1,2}月|[./]\d{1,2}(?!\d)|年)?`;
const joint = String.raw`\s*[-–—~～]\s*|\s(?:to|bis|a|hasta|à|until)\s`;
/** "To date" and "à ce jour" are one phrase: no dash fits between them. */
const after = String.raw`\d|\p{L}{3,}\.?\s(?:de\s|del\s)?(?:19|20)\d\d|(?:present|now|today|current|heute|jetzt|aktuell|actualidad|hoy|presente|aujourd|今|现)`;
const range = new RegExp(`(${side})(${joint})(?=${after})`, 'giu');
/** "From … to", "von … bis", "de … a": words that belong together. */
const opened = /(?:^|[\s(,|])(?:from|von|de|du|desde|entre|between|vom)\s(?:el\s|le\s)?$/iu;

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
    return [...source.slice(at, at + text.length).matchAll(range)].flatMap((match): Range[] => {
      const start = at + match.index;
      const from = start + (match[1]?.length ?? 0);
      const to = from + (match[2]?.length ?? 0);
      if (opened.test(source.slice(0, start)) || /^(?:from|von|de|du|vom)\s/iu.test(match[1] ?? ''))
        return [];
      return [{ line, start, from, to, end: at + text.length, joint: match[2] ?? '' }];
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
  return dates.flatMap((date) =>
    date.lines.flatMap((line) =>
      [...lineText(resume, line).matchAll(/\p{L}{3,5}\.?(?=\s(?:de\s|del\s)?(?:19|20)\d\d)/gu)].flatMap(
        (match): Draft[] => {
          const word = match[0].replace('.', '').toLowerCase();
          const inFull = names.find((spellings) =>
            spellings.slice(1).some((each) => each.toLowerCase() === word),
          )?.[0];
          if (!inFull || isFull(match[0]) || inFull.length <= 3) return [];
          const text = /^\p{Lu}/u.test(match[0]) ? inFull.charAt(0).toUpperCase() + inFull.slice(1) : inFull;
          const end = match.index + match[0].length;
          if (!context.claims.take(line, match.index, end)) return [];
          return [draft(line, match[0], text, full, { start: match.index, end, text })];
        },
      ),
    ),
  );
}

function draft(
  line: LineIndex,
  before: string,
  after: string,
  example: string,
  change: { start: number; end: number; text: string },
): Draft {
  return {
    kind: 'date-form',
    place: { line },
    before,
    after,
    reason: { code: 'edit.date-form', params: { example } },
    evidence: [line],
    terms: [],
    operations: [{ type: 'replace', line, ...change }],
  };
}
