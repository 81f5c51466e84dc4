import { applyEdits } from '../edits/apply.ts';
import { clash } from '../edits/clashes.ts';
import type { Engine } from '../engine.ts';
import type { TailorContext } from '../tailor/context.ts';
import { analyseEdited, difference } from '../tailor/effects.ts';
import { editId, openContext, type TailorInput } from '../tailor/tailor.ts';
import type {
  Analysis,
  Edit,
  Judged,
  Message,
  Operation,
  Point,
  Proposal,
  ProposalVerdict,
  Resume,
  Tailoring,
} from '../types.ts';
import { fault, faultsOf } from './faults.ts';
import { groundOf, rewriteOf } from './points.ts';

const shortest = 12;

/**
 * Edits that are applied: accepted ones. Where an accepted one of the model words a point anew, the others have
 * their say everywhere else: an edit of many places loses this one place.
 */
export function standing(edits: readonly Edit[], rejected: readonly string[]): Edit[] {
  const refused = new Set(rejected);
  const accepted = edits.filter((edit) => !refused.has(edit.id));
  const reworded = accepted.filter((edit) => edit.maker === 'model').flatMap((edit) => edit.operations);
  if (reworded.length === 0) return accepted;
  return accepted.flatMap((edit) => {
    if (edit.maker === 'model') return [edit];
    const operations = edit.operations.filter((one) => !reworded.some((other) => stepsBack(one, other)));
    return operations.length === 0 ? [] : [{ ...edit, operations }];
  });
}

/** What may be worded anew: whole points and the summary, as the edits so far leave them. */
export function pointsOf({ before: { resume }, edits }: Tailoring): Point[] {
  const own = edits.filter((edit) => edit.maker === 'engine');
  const places = [...resume.experience, ...resume.projects].flatMap((entry) =>
    entry.bullets.map((bullet) => ({
      place: bullet.id,
      entryId: entry.id,
      lines: bullet.lines,
      original: bullet.text,
      ...(entry.title ? { role: entry.title.value } : {}),
      current: entry.dates?.current ?? false,
    })),
  );
  const summary = resume.summary
    ? [{ place: 'summary', lines: resume.summary.lines, original: resume.summary.value, current: true }]
    : [];
  return [...summary, ...places].flatMap((point): Point[] => {
    const ground = groundOf(resume, point.original, point.lines);
    if (!ground || point.original.length < shortest) return [];
    const now = wordsNow(resume, point.lines, ground.start, own);
    return now === undefined || now.length < shortest ? [] : [{ ...point, now }];
  });
}

/** Undefined: an edit takes the point away. */
function wordsNow(
  resume: Resume,
  lines: readonly number[],
  start: number,
  edits: readonly Edit[],
): string | undefined {
  const inside = edits.filter((edit) =>
    edit.operations.some((operation) => 'line' in operation && lines.includes(operation.line)),
  );
  if (inside.some((edit) => edit.operations.some((operation) => operation.type === 'remove')))
    return undefined;
  const { lines: texts, origins } = applyEdits(resume.source, inside);
  const rows = texts.filter((_, i) => lines.includes(origins[i] ?? -1));
  const first = rows[0];
  if (first === undefined) return undefined;
  return [first.slice(start), ...rows.slice(1)].map((row) => row.trim()).join(' ');
}

/**
 * Proposals from outside against the resume as it came: what the gate lets through becomes an edit at its own
 * point, if with it the whole scores no lower than without. Everything else is dropped with its reasons.
 */
export function judgeProposals(
  engine: Engine,
  input: TailorInput,
  made: Tailoring,
  proposals: readonly Proposal[],
): Judged {
  const context = openContext(engine, input, made.before);
  const base = made.edits.filter((edit) => edit.maker !== 'model');
  const points = new Map(pointsOf({ ...made, edits: base }).map((point) => [point.place, point]));
  const fit: (Edit | Message[])[] = [];
  const seen = new Set<string>();
  for (const { place, text: given } of proposals) {
    const point = points.get(place);
    const text = given.normalize('NFC').trim();
    const reasons = point && !seen.has(place) ? faultsOf(text, point, context) : [fault('no-such-place')];
    const edit = point && reasons.length === 0 ? editFor(point, text, base, context) : undefined;
    if (edit) seen.add(place);
    fit.push(edit ?? (reasons.length > 0 ? reasons : [fault('no-such-place')]));
  }
  const taken = neverLower(
    fit.filter((one): one is Edit => !Array.isArray(one)),
    base,
    context,
  );
  const verdicts = fit.map((one, i): ProposalVerdict => {
    const place = proposals[i]?.place ?? '';
    if (Array.isArray(one)) return { place, taken: false, reasons: one };
    const stays = taken.includes(one);
    return { place, taken: stays, reasons: stays ? [] : [fault('lower')] };
  });
  const edits = [...taken, ...base];
  const text = applyEdits(context.resume.source, standing(edits, [])).lines.join('\n');
  return { tailoring: { ...made, edits, text }, verdicts };
}

/** Those with which the whole scores no lower than without: mostly all at once, else one after the other. */
function neverLower(edits: Edit[], base: readonly Edit[], context: TailorContext): Edit[] {
  if (edits.length === 0) return [];
  let reached: Analysis = analyseEdited(context, base);
  const kept: Edit[] = [];
  const holds = (more: Edit[]): boolean => {
    const after = analyseEdited(context, standing([...kept, ...more, ...base], []));
    const change = difference(reached, after);
    if (change.score < 0 || change.match < 0) return false;
    reached = after;
    kept.push(...more);
    return true;
  };
  if (edits.length === 1 || !holds(edits)) for (const edit of edits) holds([edit]);
  return kept;
}

/** Words put in at the very edge of a point belong to it, too: they are in its new words already. */
function stepsBack(one: Operation, rewrite: Operation): boolean {
  if (clash(one, rewrite)) return true;
  return (
    one.type === 'replace' &&
    rewrite.type === 'replace' &&
    one.line === rewrite.line &&
    one.start >= rewrite.start &&
    one.end <= rewrite.end
  );
}

function editFor(
  point: Point,
  text: string,
  base: readonly Edit[],
  context: TailorContext,
): Edit | undefined {
  const ground = groundOf(context.resume, point.original, point.lines);
  if (!ground) return undefined;
  const operations = rewriteOf(ground, text);
  const goes = (one: Operation) => operations.some((other) => stepsBack(one, other));
  const replaces = base.filter((edit) => edit.operations.every(goes)).map((edit) => edit.id);
  // What the edits before it brought in and it keeps is proven as they proved it.
  const terms = base
    .filter((edit) => edit.operations.some(goes))
    .flatMap((edit) => edit.terms.filter(({ added }) => text.includes(added)));
  const edit: Edit = {
    id: editId({ kind: 'rewrite', operations }),
    kind: 'rewrite',
    maker: 'model',
    place: {
      ...(point.entryId === undefined ? { section: 'summary' } : { entryId: point.entryId }),
      line: point.lines[0] ?? null,
    },
    before: point.original,
    after: text,
    reason: { code: 'edit.rewrite', params: {} },
    evidence: point.lines,
    terms,
    operations,
    effect: { match: 0, score: 0 },
    replaces,
  };
  return { ...edit, effect: difference(context.before, analyseEdited(context, [edit])) };
}
