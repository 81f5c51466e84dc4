import { allMatches } from '../text/all-matches.ts';
import type { Entry, LineIndex, Operation } from '../types.ts';
import { type Draft, lineText, markedBullets, type PlacedBullet, type TailorContext } from './context.ts';
import { linesBelow } from './plain-points.ts';

const fewestSentences = 3;
const fewestPoints = 3;
const shortest = { words: 25, characters: 60 };

/** A role told in a paragraph where the others have points: each sentence becomes a point like theirs. */
export function paragraphs(context: TailorContext): Draft[] {
  const all = markedBullets(context.resume);
  const points = all.filter(({ bullet }) => /^[^\p{L}\p{N}]+$/u.test(bullet.marker));
  const prefix = prefixOf(points, context);
  if (points.length < fewestPoints || points.length * 2 <= all.length || prefix === undefined) return [];
  const stopped =
    points.filter(({ bullet }) => /[.。]$/u.test(bullet.text.trim())).length * 2 > points.length;
  return context.resume.experience
    .filter(({ bullets }) => bullets.length === 0)
    .flatMap((entry) => draft(entry, prefix, stopped, context));
}

/** The lines of a role that head nothing, if they stand together. */
function toldIn(entry: Entry, { resume }: TailorContext): LineIndex[] {
  const own = linesBelow(entry, resume);
  const [first = 0] = own;
  const last = own.at(-1) ?? first;
  const adjoining = last - first + 1 === own.length && !own.some((line) => resume.source.lines[line]?.layout);
  return adjoining ? own : [];
}

/** What stands before the words of a point. */
function prefixOf(points: readonly PlacedBullet[], { resume }: TailorContext): string | undefined {
  const [first] = points;
  const text = lineText(resume, first?.bullet.lines[0] ?? -1);
  const at = text.indexOf(first?.bullet.text.slice(0, 12) ?? '');
  return first && at > 0 ? text.slice(0, at) : undefined;
}

interface End {
  line: LineIndex;
  /** The stop, and the gap behind it in its line. */
  start: number;
  end: number;
}

/** "St. Paul", "e.g. tills": a short word or a letter before the stop ends no sentence. */
const stop = /(?<=\p{L}{3}|\p{N}|[)"”%])\.(?=\s+[\p{Lu}\d]|$)|[。！]/gu;

function endsOf(lines: readonly LineIndex[], context: TailorContext): End[] {
  return lines.flatMap((line) => {
    const text = lineText(context.resume, line).trimEnd();
    return allMatches(text, stop).map(({ index }): End => {
      const gap = /^\s*/u.exec(text.slice(index + 1))?.[0].length ?? 0;
      return { line, start: index, end: index + 1 + gap };
    });
  });
}

function draft(entry: Entry, prefix: string, stopped: boolean, context: TailorContext): Draft[] {
  const { resume } = context;
  const lines = toldIn(entry, context);
  const text = lines.map((line) => lineText(resume, line).trim()).join(resume.language === 'zh' ? '' : ' ');
  const ends = isLong(text) ? endsOf(lines, context) : [];
  const last = lines.at(-1);
  const final = lineText(resume, last ?? -1).trimEnd().length;
  const whole = ends.at(-1)?.line === last && ends.at(-1)?.end === final;
  const [first] = lines;
  if (ends.length < fewestSentences || !whole || first === undefined) return [];
  const begins = /^\s*/u.exec(lineText(resume, first))?.[0].length ?? 0;
  const mark = stopped ? (resume.language === 'zh' ? '。' : '.') : '';
  const operations: Operation[] = [
    { type: 'replace', line: first, start: 0, end: begins, text: prefix },
    ...ends.flatMap(({ line, start, end }, i): Operation[] => {
      if (i === ends.length - 1) return mark === '' ? [{ type: 'replace', line, start, end, text: '' }] : [];
      const next = lines[lines.indexOf(line) + 1] ?? line;
      const behind = end >= lineText(resume, line).trimEnd().length;
      if (!behind) return [{ type: 'replace', line, start, end, text: `${mark}\n${prefix}` }];
      const indent = /^\s*/u.exec(lineText(resume, next))?.[0].length ?? 0;
      return [
        ...(mark === '' ? [{ type: 'replace', line, start, end, text: '' } as const] : []),
        { type: 'replace', line: next, start: 0, end: indent, text: prefix },
      ];
    }),
  ];
  const free = operations.every(
    (one) => one.type === 'replace' && context.claims.take(one.line, one.start, one.end),
  );
  if (!free) return [];
  return [
    {
      kind: 'punctuation',
      place: { entryId: entry.id, line: first },
      before: text,
      after: sentencesOf(text, mark).join('\n'),
      reason: { code: 'edit.points', params: { count: ends.length } },
      evidence: lines,
      terms: [],
      operations,
    },
  ];
}

const sentencesOf = (text: string, mark: string): string[] =>
  text
    .split(new RegExp(`(?:${stop.source})\\s*`, 'u'))
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => sentence.trim() + mark);

const isLong = (text: string) =>
  /\p{Script=Han}/u.test(text)
    ? text.length >= shortest.characters
    : text.split(/\s+/).length >= shortest.words;
