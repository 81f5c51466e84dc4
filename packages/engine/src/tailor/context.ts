import type { Engine, PreparedJob } from '../engine.ts';
import type { Gate } from '../gate/check.ts';
import type { Lexis } from '../gate/lexis.ts';
import type { Support } from '../gate/support.ts';
import { onceFor } from '../text/once-for.ts';
import type { Analysis, AsOf, Bullet, Edit, Fact, Field, LineIndex, Resume, TermHit } from '../types.ts';
import { plainPoints } from './plain-points.ts';

/** An edit before its effect is known. */
export type Draft = Omit<Edit, 'id' | 'effect' | 'maker'>;

export interface TailorContext {
  engine: Engine;
  job: PreparedJob;
  asOf: AsOf;
  facts: readonly Fact[];
  before: Analysis;
  resume: Resume;
  lexis: Lexis;
  gate: Gate;
  support: Support;
  claims: Claimed;
}

/** Spans that an edit changes already: no second edit may touch them, so that any subset applies. */
export class Claimed {
  private readonly spans = new Map<LineIndex, { start: number; end: number }[]>();

  /** Takes the span if nobody has it; an insertion at a place counts as the place itself. */
  take(line: LineIndex, start: number, end: number): boolean {
    if (!this.isFree(line, start, end)) return false;
    this.spans.set(line, [...(this.spans.get(line) ?? []), { start, end }]);
    return true;
  }

  isFree(line: LineIndex, start: number, end: number): boolean {
    return !this.spans.get(line)?.some((span) => start <= span.end && span.start <= end);
  }
}

const hitsByText = onceFor((_: TailorContext) => new Map<string, TermHit[]>());

/** Names of the lexicon in a text of the resume; each text is looked through once. */
export function hitsIn(text: string, context: TailorContext): TermHit[] {
  const known = hitsByText(context);
  const hits = known.get(text) ?? context.engine.lexica.hits(text, context.resume.language);
  known.set(text, hits);
  return hits;
}

export interface Located {
  line: LineIndex;
  start: number;
  end: number;
}

/** Where words of a bullet stand in the source; undefined when they are broken over two lines. */
export function locate(
  resume: Resume,
  lines: readonly LineIndex[],
  words: string,
  nearStart = false,
): Located | undefined {
  for (const line of lines) {
    const text = resume.source.lines[line]?.text ?? '';
    const start = text.indexOf(words);
    if (start >= 0) return { line, start, end: start + words.length };
    if (nearStart) return undefined;
  }
  return undefined;
}

export function lineText(resume: Resume, line: LineIndex): string {
  return resume.source.lines[line]?.text ?? '';
}

/** "## Experience", ">>> EXPERIENCE", "【 Experience 】": what is drawn beside a heading that has its line for itself. */
export function marksAround({ value, lines }: Field, resume: Resume): [string, string] | undefined {
  const text = lineText(resume, lines[0] ?? -1);
  const at = text.indexOf(value);
  if (at < 0) return undefined;
  const [before, after] = [text.slice(0, at), text.slice(at + value.length).trimEnd()];
  return /[\p{L}\p{N}]/u.test(before + after) ? undefined : [before, after];
}

/** Where the page says whose it is and how to reach them. */
export const contactLines = ({ contact: { name, email, phone, location } }: Resume): LineIndex[] =>
  [name, email, phone, location].flatMap((field) => field?.lines ?? []);

/** All lines of the resume as one text. */
export const pageText = onceFor((resume: Resume): string =>
  resume.source.lines.map((line) => line.text).join('\n'),
);

/** Whether one language holds for resume and posting: only then can its words be written. */
export function sameLanguage(context: TailorContext): boolean {
  return context.before.job.language === context.resume.language;
}

export interface PlacedBullet {
  bullet: Bullet;
  entryId: string;
}

/** Every point in its place: the same objects each time, for each term of the posting asks for them. */
export const allBullets = onceFor((resume: Resume): readonly PlacedBullet[] =>
  [...resume.experience, ...resume.projects].flatMap((entry) =>
    [...entry.bullets, ...plainPoints(entry, resume)].map((bullet) => ({ bullet, entryId: entry.id })),
  ),
);

/** Those that the page itself sets apart as points. */
export const markedBullets = onceFor(({ experience, projects }: Resume): readonly PlacedBullet[] =>
  [...experience, ...projects].flatMap(({ id, bullets }) =>
    bullets.map((bullet) => ({ bullet, entryId: id })),
  ),
);

/** A list broken over lines: its last item may go on where the next line begins. */
export function runsOn(line: LineIndex, resume: Resume): boolean {
  const next = resume.source.lines[line + 1]?.text ?? '';
  if (next.trim() === '') return false;
  const section = resume.sections.find((each) => each.lines.includes(line));
  if (!section?.lines.includes(line + 1)) return false;
  return !/^\s*(?:[-*•·▪‣–]|[^,，、;]{2,40}[:：])/u.test(next);
}
