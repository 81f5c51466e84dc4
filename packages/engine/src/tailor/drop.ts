import { allMatches } from '../text/all-matches.ts';
import type { Language, LineIndex, Operation, Section } from '../types.ts';
import { type AsideKind, asideKinds } from './aside.ts';
import { type Draft, lineText, marksAround, type TailorContext } from './context.ts';
import { effectOf } from './effects.ts';
import { joined, renameDraft } from './headings.ts';
import { withChineseMarks } from './punctuation.ts';
import { type Span, sentencesOf } from './sentences.ts';
import { isWishElsewhere } from './wish-elsewhere.ts';

/**
 * Sentences that serve no job (leisure, family, wishes for the next place, pay): each kind an edit of its own, never
 * dropped in silence.
 */
export function drop(context: TailorContext): Draft[] {
  const kindOf = asideKinds(context);
  return paragraphs(context).flatMap((lines) => {
    const paragraph = join(lines, context);
    const inSummary = lines.some((line) => context.resume.summary?.lines.includes(line));
    const sentences = sentencesOf(paragraph.text);
    const gone = sentences.flatMap((span): Gone[] => {
      const found = kindOf(paragraph.text.slice(span.start, span.end));
      const isKept = inSummary && found === 'wish' && !isWishElsewhere(span, paragraph.text, context);
      const kind = isKept ? undefined : found;
      return kind ? [{ ...span, kind }] : clausesGone(span, paragraph.text, kindOf, context);
    });
    // Where nothing stays, heading and text go together.
    const whole =
      gone.filter(isWhole(sentences)).length === sentences.length && restOf(paragraph, sentences) === '';
    const found = runs(gone, whole);
    const isAlone = ({ start }: Span) => !found.some(({ end }) => end <= start && start - end <= 1);
    const drafts = found.flatMap((span) =>
      draft({ ...span, isAlone: isAlone(span) }, paragraph, lines, context),
    );
    // "Interests" above a sentence on character: with the hobbies gone the name tells of nothing that stays.
    const isRest = !whole && drafts.length === found.length && found.some(({ kind }) => kind === 'leisure');
    return isRest ? [...drafts, ...withoutLeisure(lines, context)] : drafts;
  });
}

function withoutLeisure(lines: readonly LineIndex[], context: TailorContext): Draft[] {
  const { sections } = context.resume;
  const { name, vague } = context.lexis.pack.style.rest;
  const section = sections.find(
    (each) => each.kind === 'interests' && lines.every((line) => each.lines.includes(line)),
  );
  const field = section?.heading;
  const [line] = field?.lines ?? [];
  const isTaken = sections.some(
    ({ heading }) => heading && (vague.test(heading.value) || name.startsWith(heading.value)),
  );
  const isOther = section?.lines.some(
    (each) => !lines.includes(each) && each !== line && lineText(context.resume, each).trim() !== '',
  );
  if (!section || !field || line === undefined || isTaken || isOther) return [];
  if (field.lines.length > 1 || joined.test(field.value) || !marksAround(field, context.resume)) return [];
  return renameDraft(
    { section: section.id, line, value: field.value, after: name, code: 'edit.vague-heading' },
    context,
  );
}

interface Gone extends Span {
  kind: AsideKind;
  /** Nothing right before it goes. */
  isAlone?: boolean;
  /** What stands there instead: the capital of the clause that now begins the sentence. */
  text?: string;
}

interface Paragraph {
  text: string;
  /** For each line: where its text begins in the paragraph. */
  from: number[];
}

const dropCodes: Record<AsideKind, string> = {
  leisure: 'edit.drop',
  private: 'edit.drop-private',
  wish: 'edit.drop-wish',
  pay: 'edit.drop-pay',
  reference: 'edit.drop-reference',
  hearsay: 'edit.drop-hearsay',
};

/** What of a paragraph stands in no sentence. */
function restOf(paragraph: Paragraph, sentences: Span[]): string {
  return sentences
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), paragraph.text)
    .trim();
}

/** Runs of prose outside of roles, schools, lists and the head of the page. */
function paragraphs(context: TailorContext): LineIndex[][] {
  const { resume } = context;
  const taken = new Set<LineIndex>([
    ...[...resume.experience, ...resume.education].flatMap((entry) => entry.lines),
    ...resume.skills.map((skill) => skill.line),
    ...resume.certificates.flatMap((field) => field.lines),
    ...resume.sections.flatMap((section) => (isBare(section, context) ? [] : (section.heading?.lines ?? []))),
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
    // "期望薪资：…" and "自我评价：…" below each other are two things.
    const labelled = /^\s*\p{Script=Han}{2,6}\s?[:：]/u.test(text);
    if (last && last.at(-1) === line - 1 && !labelled) last.push(line);
    else found.push([line]);
  });
  return found;
}

/** "References available on request": read as a heading, with nothing below it, it is a sentence like any other. */
const isBare = ({ heading, lines }: Section, { resume }: TailorContext): boolean =>
  lines.every((line) => heading?.lines.includes(line) || lineText(resume, line).trim() === '');

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

const isWhole = (sentences: Span[]) => (gone: Span) =>
  sentences.some(({ start, end }) => start === gone.start && end === gone.end);

/** "…; two children; free from May": what stands between semicolons goes alone, at the head or the end. */
function clausesGone(
  sentence: Span,
  text: string,
  kindOf: (text: string) => AsideKind | undefined,
  { resume: { language }, lexis }: TailorContext,
): Gone[] {
  const own = text.slice(sentence.start, sentence.end);
  const marks = allMatches(own, language === 'zh' ? /[;；,，]/gu : /;(?=\s)/gu).map(({ index }) => index);
  if (marks.length === 0) return [];
  const starts = [0, ...marks.map((at) => at + 1)];
  const ends = [...marks, own.replace(/[.!。！]$/u, '').length];
  const kinds = starts.map((start, i) => inClause(kindOf(own.slice(start, ends[i])), language));
  const kind = kinds[0] ?? kinds.at(-1);
  // A run at the head, else one at the end; something must stay between.
  const head = kinds.indexOf(undefined);
  if (!kind || head < 0) return [];
  if (head > 0) {
    // "There", "in both places": what comes next would point at nothing.
    if (lexis.pack.phrasing.pointsBack.test(own.slice(starts[head]))) return [];
    // "业余练太极,跑步,…": what is named in a word or two goes on with what would be gone.
    if (isBareThing(own.slice(starts[head], ends[head]))) return [];
    const next = (starts[head] ?? 0) + (/^\s*/u.exec(own.slice(starts[head]))?.[0].length ?? 0);
    const text = own.charAt(next).toUpperCase();
    return [{ start: sentence.start, end: sentence.start + next + 1, kind, text }];
  }
  const stays = kinds.lastIndexOf(undefined);
  const from = ends[stays] ?? 0;
  return [{ start: sentence.start + from, end: sentence.start + (ends.at(-1) ?? from), kind, text: '' }];
}

const isBareThing = (clause: string): boolean => /^\s*\p{Script=Han}{1,4}\s*$/u.test(clause);

/** Chinese parts its clauses by commas: there a wish may run on in the next one. */
const inClause = (kind: AsideKind | undefined, language: Language) =>
  language === 'zh' && kind === 'wish' ? undefined : kind;

/** Sentences of one kind one behind the other go together; all of them where nothing else stays. */
function runs(spans: Gone[], whole: boolean): Gone[] {
  return spans.reduce<Gone[]>((found, span) => {
    const last = found.at(-1);
    const both = last?.text === undefined && span.text === undefined;
    if (last && both && span.start - last.end <= 1 && (whole || last.kind === span.kind))
      found.splice(-1, 1, { ...last, end: span.end });
    else found.push(span);
    return found;
  }, []);
}

function cutOf(span: Gone, paragraph: Paragraph, lines: LineIndex[], { resume }: TailorContext): Operation[] {
  return lines.flatMap((line, i): Operation[] => {
    const text = lineText(resume, line);
    const begin = paragraph.from[i] ?? 0;
    const start = Math.max(0, span.start - begin);
    const end = Math.min(text.length, span.end - begin);
    if (end <= start) return [];
    if (start === 0 && text.slice(end).trim() === '' && !span.text) return [{ type: 'remove', line }];
    // The new capital stands where the letter stood.
    const isHere = span.end <= begin + text.length;
    if (span.text !== undefined)
      return [{ type: 'replace', line, start, end, text: isHere ? span.text : '' }];
    // The gap behind goes too; at the end of a line that in front, for something else may be written there.
    const gap = /^\s+/u.exec(text.slice(end))?.[0].length ?? 0;
    const isLast = span.isAlone && text.slice(end).trim() === '';
    const from = isLast ? text.slice(0, start).trimEnd().length : start;
    return [{ type: 'replace', line, start: from, end: end + gap, text: '' }];
  });
}

function draft(span: Gone, paragraph: Paragraph, lines: LineIndex[], context: TailorContext): Draft[] {
  const operations = cutOf(span, paragraph, lines, context);
  const heading = headingAbove(operations, lines, context);
  const all = [...heading, ...operations];
  if (hasMarksToMend(lines, context) && !isHarmless(all, context)) return [];
  const free = all.every((operation) => {
    if (operation.type === 'remove')
      return context.claims.take(operation.line, 0, lineText(context.resume, operation.line).length);
    // Sentences that touch do not overlap: each can go alone.
    return (
      operation.type === 'replace' &&
      context.claims.take(
        operation.line,
        operation.start,
        Math.max(operation.start, operation.end - 1 - gapIn(operation, context)),
      )
    );
  });
  const words = paragraph.text
    .slice(span.start, span.text ? span.end - 1 : span.end)
    .replace(/^[;；,，]\s*|[;；,，]\s*$/gu, '')
    .replace(/\n/g, context.resume.language === 'zh' ? '' : ' ');
  if (!free || operations.length === 0) return [];
  return [
    {
      kind: 'shorten',
      place: { line: lines[0] ?? null },
      before: words,
      after: '',
      reason: {
        code: dropCodes[span.kind],
        params: { words: words.length > 120 ? `${words.slice(0, 119)}…` : words },
      },
      evidence: operations.flatMap((operation) => ('line' in operation ? [operation.line] : [])),
      terms: [],
      operations: all,
    },
  ];
}

/** Marks of such a sentence are set right by another edit: it must not be held for nothing. */
const hasMarksToMend = (lines: readonly LineIndex[], { resume }: TailorContext): boolean =>
  resume.language === 'zh' &&
  lines.some((line) => withChineseMarks(lineText(resume, line)) !== lineText(resume, line));

function isHarmless(operations: Operation[], context: TailorContext): boolean {
  const { score, match } = effectOf(context, { id: 'drop', maker: 'engine', operations });
  return score >= 0 && match >= 0;
}

/** White space that a removed sentence takes with it. */
function gapIn(
  { line, start, end }: { line: LineIndex; start: number; end: number },
  context: TailorContext,
): number {
  return /\s*$/u.exec(lineText(context.resume, line).slice(start, end))?.[0].length ?? 0;
}

/** A heading with nothing left below it goes with the last of its lines. */
function headingAbove(operations: Operation[], lines: LineIndex[], { resume }: TailorContext): Operation[] {
  if (operations.length < lines.length || operations.some((operation) => operation.type !== 'remove'))
    return [];
  const section = resume.sections.find((each) => lines.every((line) => each.lines.includes(line)));
  // "IT: Excel, Canva" is no heading of what stands below it, whatever the reader made of it.
  if (section?.heading && !marksAround(section.heading, resume)) return [];
  const heading = section?.heading?.lines ?? [];
  const rest = section?.lines.filter(
    (line) =>
      !heading.includes(line) &&
      !lines.includes(line) &&
      (resume.source.lines[line]?.text ?? '').trim() !== '',
  );
  const above = heading.filter((line) => !lines.includes(line));
  return rest?.length === 0 ? above.map((line) => ({ type: 'remove', line })) : [];
}
