import type { PapersPack } from '../locales/papers-pack.ts';
import { allMatches } from '../text/all-matches.ts';
import type { LineIndex, Operation } from '../types.ts';
import { contactLines, type Draft, lineText, type TailorContext } from './context.ts';

type Personal = NonNullable<PapersPack['personal']>;

/** Longer values say something else as well. */
const longestValue = 45;

/** Lines that say nothing but such things, and pieces of those that say more; one edit for all of them. */
export function personalLines(context: TailorContext): Draft[] {
  const { resume, before, lexis } = context;
  const { personal } = lexis.pack.papers;
  if (!personal) return [];
  const asked = `${before.job.title}\n${before.job.description}`.toLowerCase();
  const gone = headLines(context).filter((line) => {
    const cells = cellsOf(lineText(resume, line));
    return cells?.every((cell) => isPersonal(cell, personal, asked)) ?? false;
  });
  const free = gone.filter((line) => context.claims.take(line, 0, lineText(resume, line).length));
  const cut = piecesGone(personal, context).filter(
    ({ line, start, end }) => !gone.includes(line) && context.claims.take(line, start, end),
  );
  const words = [
    ...free.map((line) => ({ line, text: lineText(resume, line).trim() })),
    ...cut.map(({ line, text }) => ({ line, text })),
  ];
  const [first] = words;
  if (!first) return [];
  return [
    {
      kind: 'shorten',
      place: { line: first.line },
      before: words.map(({ text }) => text).join('\n'),
      after: '',
      reason: {
        code: 'edit.drop-private',
        params: { words: words.map(({ text }) => text.replace(/\s+/gu, ' ')).join('; ') },
      },
      evidence: words.map(({ line }) => line),
      terms: [],
      operations: [
        ...free.map((line): Operation => ({ type: 'remove', line })),
        ...cut.map(({ line, start, end }): Operation => ({ type: 'replace', line, start, end, text: '' })),
      ],
    },
  ];
}

interface Piece {
  line: LineIndex;
  start: number;
  end: number;
  text: string;
}

const between = /\s*[–—·•|]\s*|,\s+|\s[-/]\s/gu;

/** "29 ans – Permis B", "Monteur, verh., 2 Kinder" above the first section: the piece goes with the mark beside it. */
function piecesGone({ sayings }: Personal, { resume }: TailorContext): Piece[] {
  const head = resume.sections.find(({ kind }) => kind !== 'contact')?.lines[0] ?? 0;
  if (!sayings || head === 0) return [];
  return resume.source.lines.slice(0, head).flatMap(({ text, layout }, line): Piece[] => {
    if (layout) return [];
    const marks = allMatches(text, between).map(({ index, 0: mark }) => ({
      start: index,
      end: index + mark.length,
    }));
    if (marks.length === 0) return [];
    const pieces = [...marks, { start: text.length, end: text.length }].map(({ start }, i) => ({
      start: marks[i - 1]?.end ?? 0,
      end: start,
    }));
    const isOne = pieces.map(({ start, end }) => sayings.test(text.slice(start, end).trim()));
    const kept = isOne.indexOf(false);
    if (kept < 0) return [];
    const gone = pieces.flatMap((_, i): Piece[] => {
      if (!isOne[i]) return [];
      const start = (i < kept ? pieces[i]?.start : pieces[i - 1]?.end) ?? 0;
      const end = (i < kept ? pieces[i + 1]?.start : pieces[i]?.end) ?? text.length;
      return [{ line, start, end, text: text.slice(start, end) }];
    });
    return joined(gone).map((piece) => ({ ...piece, text: piece.text.replace(outerMarks, '') }));
  });
}

const outerMarks = /^[\s–—·•|,/-]+|[\s–—·•|,/-]+$/gu;

/** Those that touch go as one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last?.end === piece.start)
      found.splice(-1, 1, { ...last, end: piece.end, text: last.text + piece.text });
    else found.push(piece);
  }
  return found;
}

/** Lines outside of work and schooling, without a layout that would be torn. */
function headLines({ resume }: TailorContext): LineIndex[] {
  const own = new Set<LineIndex>([
    ...[...resume.experience, ...resume.projects, ...resume.education].flatMap((entry) => entry.lines),
    ...contactLines(resume),
    ...(resume.headline?.lines ?? []),
    ...resume.sections.flatMap((section) => section.heading?.lines ?? []),
  ]);
  return resume.source.lines.flatMap(({ text, layout }, line) =>
    own.has(line) || layout || text.trim() === '' ? [] : [line],
  );
}

interface Cell {
  label: string;
  value: string;
}

/** "Estado civil: casada     Edad: 31", "Familienstand   ledig": the pairs of a line, if it is made of pairs. */
function cellsOf(text: string): Cell[] | undefined {
  const bare = text.replace(/^\s*(?:[-*•·▪‣–➢]\s*)?/u, '').trim();
  if (bare === '') return undefined;
  const table = /^([^:：\t]{2,30}?)(?:\t+|\s{3,})([^:：]{1,45})$/u.exec(bare);
  if (table) return [{ label: table[1]?.trim() ?? '', value: table[2]?.trim() ?? '' }];
  // "Familienstand:      ledig": the gap behind a label parts nothing.
  return bare.split(/(?<![:：]|[:：]\s+)\s{3,}(?!\s*[:：])|\s\|\s/u).map((part) => {
    const [, label, value] = /^([^:：]{2,30}?)\s*[:：]\s*(.+)$/u.exec(part) ?? [];
    return { label: label ?? '', value: value?.trim() ?? part.trim() };
  });
}

/** "44 ans – marié, 2 enfants": whole or piece by piece. */
const says = (value: string, sayings: Personal['sayings']): boolean =>
  sayings !== undefined &&
  (sayings.test(value) || value.split(/\s*[–—,;/·]\s*|\s-\s/u).every((piece) => sayings.test(piece)));

/** What the posting itself speaks of may matter to it. */
function isPersonal({ label, value }: Cell, { labels, sayings }: Personal, asked: string): boolean {
  if (/@|https?:|\d{7,}/u.test(value) && !/^(?:dni|nif|curp|c[ée]dula)/iu.test(label)) return false;
  // The right to work somewhere may matter.
  if (value.length > longestValue || /nationalit|nacionalid/iu.test(value)) return false;
  if (label === '') return says(value, sayings);
  return labels.test(label) && !asked.includes(label.toLowerCase());
}
