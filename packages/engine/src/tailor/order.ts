import { fold } from '../gate/word-forms.ts';
import { wordSense } from '../match/words.ts';
import { isMeasured } from '../score/measured.ts';
import { gather } from '../text/gather.ts';
import type { Bullet, Entry, Language, LineIndex, Section, SkillItem } from '../types.ts';
import { type Draft, lineText, runsOn, type TailorContext } from './context.ts';
import { isTelling } from './proofs.ts';
import { isOwnTrade, servesJob } from './relevance.ts';
import { withoutRowName } from './row-name.ts';
import type { Wanted } from './wanted.ts';

/** What the job asks for comes first: bullets in their role, skills in their line, sections of the page. */
export function orderEdits(wanted: Wanted[], context: TailorContext): Draft[] {
  // "Fabrication" or "collection" by itself is said by half of what anybody does: such a word moves nothing.
  const proves = servesJob(wanted, context, (each) => isTelling(each, context));
  const mayProve = servesJob(wanted, context, (each) => !isTelling(each, context));
  const { resume } = context;
  const asked = askedWords(context);
  const serves = ({ text, lines }: Bullet): Serving => {
    const words = asked(text);
    if (words >= fewestShared || proves(text, lines)) return 'surely';
    if (!mayProve(text, lines)) return 'no';
    return words > 0 ? 'surely' : 'perhaps';
  };
  const own = isOwnTrade(context);
  return [
    ...[...resume.experience, ...resume.projects].flatMap((entry) =>
      orderBullets(entry, serves, own, resume.language),
    ),
    ...orderSkills(wanted, own, context),
    ...orderSections(context),
  ];
}

/** Telling words that a point must share with what is asked for, where no term was recognised in it. */
const fewestShared = 2;

/** How many telling words of the posting's requirements and duties it has, in any form; the one that it begins with is enough. */
function askedWords({ before, resume, lexis }: TailorContext): (text: string) => number {
  if (before.job.language !== resume.language) return () => 0;
  const sense = wordSense(resume.language);
  const roots = (text: string) => sense.telling(text).map(({ root }) => root);
  const asked = new Set(before.job.requirements.flatMap(({ text }) => roots(text)));
  const keys = (text: string) => lexis.forms.keys(fold(text));
  const forms = new Set(
    before.job.requirements.flatMap(({ text }) => sense.telling(text).flatMap((word) => keys(word.text))),
  );
  return (text) => {
    const own = roots(text);
    const [first] = sense.words(/^\p{L}{6,}/u.exec(text)?.[0] ?? '');
    // "Conduire un bus" answers "conduite d'autocars".
    const isAsked = first && (asked.has(first.root) || keys(first.text).some((key) => forms.has(key)));
    const opens = first !== undefined && first.root === own[0] && isAsked === true;
    return opens ? fewestShared : new Set(own.filter((root) => asked.has(root))).size;
  };
}

/** What serves perhaps neither gives way nor moves anything. */
type Serving = 'surely' | 'perhaps' | 'no';

/** Stable, and only when something clearly better stands too far down. */
function sorted(points: number[]): number[] | undefined {
  const order = points.map((_, i) => i).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b);
  const changed = order.some((which, slot) => which !== slot);
  return changed && (points[order[0] ?? 0] ?? 0) > 0 ? order : undefined;
}

/** Of two points both are read, whichever comes first. */
const fewestPoints = 3;

/** Numbers would stand in the wrong order: such a list is left as it is. */
const isNumbered = ({ marker, text }: Bullet): boolean =>
  /[\p{N}一二三四五六七八九十①-⑳❶-❿]/u.test(marker) || /^[(（]?\d+[.)、）]/u.test(text);

/** "a; b; c.": where the last ends the sentence, it stays last. */
function endsSentence(bullets: readonly Bullet[]): boolean {
  const endings = bullets.map(({ text }) => /[\p{P}]$/u.exec(text.trim())?.[0] ?? '');
  return endings.at(-1) !== endings[0] && endings.slice(0, -1).every((ending) => ending === endings[0]);
}

/**
 * In a posting of the person's own trade the first point stays: it is the work itself; and what was achieved, with a
 * figure, does not give way to a lesser duty.
 */
function orderBullets(
  entry: Entry,
  serves: (bullet: Bullet) => Serving,
  ownTrade: boolean,
  language: Language,
): Draft[] {
  const bullets = entry.bullets.filter((bullet) => bullet.lines.length > 0);
  const blocks = adjoining(bullets);
  if (bullets.length < fewestPoints || !blocks || bullets.some(isNumbered)) return [];
  const fixedLast = endsSentence(bullets);
  // Two steps are enough for a reader; what the person put first stays first when it serves the job or says how much.
  const served = bullets.map(serves);
  const points = bullets.map((bullet, i) =>
    served[i] === 'surely' ||
    (served[i] === 'perhaps' && i > 0) ||
    ((i === 0 || ownTrade) && isMeasured(bullet.text, language)) ||
    (i === 0 && ownTrade)
      ? 1
      : 0,
  );
  const order = sorted(
    points.map((each, i) => (i === 0 && each > 0 ? 2 : fixedLast && i === points.length - 1 ? -1 : each)),
  );
  const first = bullets[order?.[0] ?? 0];
  const moves = points.some((each, i) => each === 0 && served.lastIndexOf('surely') > i);
  if (!order || !first || !moves) return [];
  return [
    {
      kind: 'order-bullets',
      place: { entryId: entry.id, line: blocks[0]?.start ?? null },
      before: bullets.map((bullet) => bullet.text).join('\n'),
      after: order.map((which) => bullets[which]?.text ?? '').join('\n'),
      reason: { code: 'edit.order-bullets', params: { first: clip(first.text) } },
      evidence: first.lines,
      terms: [],
      operations: [{ type: 'reorder', blocks, order }],
    },
  ];
}

/** The lines of each as one block; none where anything stands between them. */
function adjoining(parts: readonly { lines: readonly LineIndex[] }[]) {
  const blocks = parts.map(({ lines }) => ({ start: Math.min(...lines), end: Math.max(...lines) + 1 }));
  return blocks.every(({ start }, i) => i === 0 || blocks[i - 1]?.end === start) ? blocks : undefined;
}

const clip = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

function orderSkills(wanted: Wanted[], own: boolean, context: TailorContext): Draft[] {
  const byLine = new Map<LineIndex, SkillItem[]>();
  for (const skill of context.resume.skills) gather(byLine, skill.line, skill);
  return [...byLine].flatMap(([line, items]) => {
    // An item that runs on in the next line cannot change places.
    const whole = withoutRowName(items, lineText(context.resume, line));
    const movable = runsOn(line, context.resume) ? whole.slice(0, -1) : whole;
    const spans = movable.map(({ start, end }) => ({ start, end }));
    const clean = spans.every(
      (span, i) => span.start < span.end && (i === 0 || (spans[i - 1]?.end ?? 0) <= span.start),
    );
    // In the own trade what the person named first is what the person does.
    const points = movable.map((item, i) => (i === 0 && own ? 2 : isWanted(item, wanted, context) ? 1 : 0));
    const alike = partedAlike(spans, lineText(context.resume, line));
    const fits = movable.length > 3 && clean && alike && movable.every(isShortItem);
    const order = fits ? sorted(points) : undefined;
    if (!order) return [];
    return [
      {
        kind: 'order-skills',
        place: { line },
        before: movable.map((item) => item.text).join(', '),
        after: order.map((which) => movable[which]?.text ?? '').join(', '),
        reason: { code: 'edit.order-skills', params: { first: movable[order[0] ?? 0]?.text ?? '' } },
        evidence: [line],
        terms: [],
        operations: [{ type: 'reorder-spans', line, spans, order }],
      } satisfies Draft,
    ];
  });
}

/** "会用平车、打边；懂针织": one verb has several things, which stay with it. */
function partedAlike(spans: { start: number; end: number }[], line: string): boolean {
  const marks = spans.slice(1).map(({ start }, i) => line.slice(spans[i]?.end ?? start, start).trim());
  const strong = marks.filter((mark) => /[;；]/u.test(mark)).length;
  return strong === 0 || strong === marks.length;
}

/** Sentences about oneself are sometimes read as skills; they keep their order. */
function isShortItem({ text }: SkillItem): boolean {
  return !/[。；!?！？]|[.;]\s/u.test(text) && text.length <= (/\p{Script=Han}/u.test(text) ? 16 : 45);
}

function isWanted(item: SkillItem, wanted: Wanted[], context: TailorContext): boolean {
  const text = item.text.toLowerCase();
  const concepts = new Set(
    context.engine.lexica.hits(item.text, context.resume.language).map((hit) => hit.concept),
  );
  return wanted.some(
    ({ say, term }) =>
      text.includes(say.toLowerCase()) || (term.concept !== undefined && concepts.has(term.concept)),
  );
}

/** Skills before education where the page has it the other way round and the job asks for skills first. */
function orderSections(context: TailorContext): Draft[] {
  const { resume } = context;
  const sections = resume.sections.filter((section) => section.heading && section.lines.length > 1);
  const at = (kind: Section['kind']) => sections.findIndex((section) => section.kind === kind);
  const work = at('experience');
  const behind = sections.findIndex(
    (section, i) =>
      i < work &&
      (section.kind === 'interests' ||
        section.kind === 'references' ||
        section.kind === 'awards' ||
        section.kind === 'education'),
  );
  if (work < 0 || behind < 0 || !hasWorked(context)) return [];
  const moved = sections.slice(behind, work + 1);
  const blocks = adjoining(moved);
  if (!blocks || resume.source.lines.some((line) => line.layout && line.layout.column > 0)) return [];
  const order = [moved.length - 1, ...moved.slice(0, -1).map((_, i) => i)];
  return [
    {
      kind: 'order-sections',
      place: { line: blocks[0]?.start ?? null },
      before: moved.map((section) => section.heading?.value ?? '').join(', '),
      after: order.map((which) => moved[which]?.heading?.value ?? '').join(', '),
      reason: { code: 'edit.order-sections', params: { first: moved.at(-1)?.heading?.value ?? '' } },
      evidence: moved.at(-1)?.heading?.lines ?? [],
      terms: [],
      operations: [{ type: 'reorder', blocks, order }],
    },
  ];
}

/** Who has just left school keeps education first. */
function hasWorked(context: TailorContext): boolean {
  const { experience } = context.resume;
  const first = experience
    .map((entry) => entry.dates?.start?.year ?? context.asOf.year)
    .sort((a, b) => a - b)[0];
  return experience.length >= 2 && first !== undefined && context.asOf.year - first >= 3;
}
