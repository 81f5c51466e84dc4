import { fold } from '../gate/word-forms.ts';
import type { LineIndex, Operation } from '../types.ts';
import { type Draft, lineText, type TailorContext } from './context.ts';

/** A sentence about leisure or family that serves no job: shown as an edit of its own, never dropped in silence. */
export function drop(context: TailorContext): Draft[] {
  const test = testOf(context);
  return paragraphs(context).flatMap((lines) => {
    const paragraph = join(lines, context);
    const gone = sentencesOf(paragraph.text).filter(({ start, end }) =>
      test(paragraph.text.slice(start, end)),
    );
    return runs(gone).flatMap((span) => draft(span, paragraph, lines, context));
  });
}

interface Span {
  start: number;
  end: number;
}

interface Paragraph {
  text: string;
  /** For each line: where its text begins in the paragraph. */
  from: number[];
}

const shortestSentence = 8;

function testOf({ lexis, resume, before }: TailorContext): (sentence: string) => boolean {
  const { leisure, keptAside } = lexis.pack;
  const [aside, kept] = [leisure.split(' '), keptAside.split(' ')];
  const posting = fold(`${before.job.title} ${before.job.description}`);
  const wordsOf = (text: string) => new Set(fold(text).match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)?/gu) ?? []);
  const asked = wordsOf(posting);
  return (sentence) => {
    if (/\d/.test(sentence) || sentence.trim().length < shortestSentence) return false;
    if (resume.language === 'zh')
      return (
        aside.some((word) => sentence.includes(word) && !posting.includes(word)) &&
        !kept.some((word) => sentence.includes(word))
      );
    const words = wordsOf(sentence);
    if (kept.some((word) => words.has(word))) return false;
    const found = aside.filter((word) => words.has(word));
    // What the posting speaks of may matter to it, and so may what stands beside.
    return found.length > 0 && found.every((word) => !asked.has(word)) && isNothingElse(sentence, aside);
  };
}

const fewWords = 9;

/** Each part of the sentence speaks of leisure, or it is too short to speak of anything else. */
function isNothingElse(sentence: string, aside: string[]): boolean {
  const words = (text: string) => fold(text).match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)?/gu) ?? [];
  const parts = sentence.split(/[,;]|\s(?:and|und|et|y|e)\s/u);
  return (
    words(sentence).length <= fewWords ||
    parts.every((part) => words(part).some((word) => aside.includes(word)))
  );
}

/** Runs of prose outside of roles, schools, lists and the head of the page. */
function paragraphs(context: TailorContext): LineIndex[][] {
  const { resume } = context;
  const taken = new Set<LineIndex>([
    ...[...resume.experience, ...resume.education].flatMap((entry) => entry.lines),
    ...resume.skills.map((skill) => skill.line),
    ...resume.certificates.flatMap((field) => field.lines),
    ...resume.sections.flatMap((section) => section.heading?.lines ?? []),
    ...(resume.summary?.lines ?? []),
    ...(resume.headline?.lines ?? []),
  ]);
  const head = Math.min(
    ...resume.sections.filter((each) => each.kind !== 'contact').map((each) => each.lines[0] ?? 0),
  );
  const found: LineIndex[][] = [];
  resume.source.lines.forEach(({ text, layout }, line) => {
    if (line <= head || taken.has(line) || text.trim() === '' || layout || isHeadingLike(line, context))
      return;
    const last = found.at(-1);
    if (last && last.at(-1) === line - 1) last.push(line);
    else found.push([line]);
  });
  return found;
}

/** A short line without a stop above a longer one: a heading that the reader does not know. */
function isHeadingLike(line: LineIndex, context: TailorContext): boolean {
  const text = lineText(context.resume, line).trim();
  const next = lineText(context.resume, line + 1).trim();
  return !/[.。!?,;:：]/u.test(text) && text.length < 40 && next.length > text.length + 15;
}

function join(lines: LineIndex[], context: TailorContext): Paragraph {
  let text = '';
  const from = lines.map((line) => {
    const start = text.length;
    text += `${lineText(context.resume, line)}\n`;
    return start;
  });
  return { text, from };
}

function sentencesOf(text: string): Span[] {
  const found: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?](?=\s)|[。！？]/gu)) {
    found.push({ start, end: match.index + 1 });
    start = match.index + 1;
  }
  // What has no full stop is no sentence, unless it is all there is.
  if (found.length === 0 && text.trim() !== '' && !text.trim().includes('\n'))
    found.push({ start: 0, end: text.trimEnd().length });
  return found.map((span) => ({
    start: span.start + (/^\s*/u.exec(text.slice(span.start, span.end))?.[0].length ?? 0),
    end: span.end,
  }));
}

/** Sentences one behind the other go together. */
function runs(spans: Span[]): Span[] {
  return spans.reduce<Span[]>((found, span) => {
    const last = found.at(-1);
    if (last && span.start - last.end <= 1) found.splice(-1, 1, { start: last.start, end: span.end });
    else found.push(span);
    return found;
  }, []);
}

function draft(span: Span, paragraph: Paragraph, lines: LineIndex[], context: TailorContext): Draft[] {
  const operations = lines.flatMap((line, i): Operation[] => {
    const text = lineText(context.resume, line);
    const begin = paragraph.from[i] ?? 0;
    const start = Math.max(0, span.start - begin);
    const end = Math.min(text.length, span.end - begin);
    if (end <= start) return [];
    if (start === 0 && text.slice(end).trim() === '') return [{ type: 'remove', line }];
    // The gap behind goes too; at the end of a line the one before.
    const gap = /^\s+/u.exec(text.slice(end))?.[0].length ?? 0;
    const left = text.slice(end).trim() === '' ? text.slice(0, start).trimEnd().length : start;
    return [{ type: 'replace', line, start: left, end: end + gap, text: '' }];
  });
  const heading = headingAbove(operations, lines, context);
  const all = [...heading, ...operations];
  const free = all.every((operation) => {
    if (operation.type === 'remove')
      return context.claims.take(operation.line, 0, lineText(context.resume, operation.line).length);
    return (
      operation.type === 'replace' && context.claims.take(operation.line, operation.start, operation.end)
    );
  });
  const words = paragraph.text
    .slice(span.start, span.end)
    .replace(/\n/g, context.resume.language === 'zh' ? '' : ' ');
  if (!free || operations.length === 0) return [];
  return [
    {
      kind: 'shorten',
      place: { line: lines[0] ?? null },
      before: words,
      after: '',
      reason: {
        code: 'edit.drop',
        params: { words: words.length > 120 ? `${words.slice(0, 119)}…` : words },
      },
      evidence: operations.flatMap((operation) => ('line' in operation ? [operation.line] : [])),
      terms: [],
      operations: all,
    },
  ];
}

/** A heading with nothing left below it goes with the last of its lines. */
function headingAbove(operations: Operation[], lines: LineIndex[], { resume }: TailorContext): Operation[] {
  if (operations.length < lines.length || operations.some((operation) => operation.type !== 'remove'))
    return [];
  const section = resume.sections.find((each) => lines.every((line) => each.lines.includes(line)));
  const heading = section?.heading?.lines ?? [];
  const rest = section?.lines.filter(
    (line) =>
      !heading.includes(line) &&
      !lines.includes(line) &&
      (resume.source.lines[line]?.text ?? '').trim() !== '',
  );
  return rest?.length === 0 ? heading.map((line) => ({ type: 'remove', line })) : [];
}
