import type { Judged, Proposal } from '@tailor/engine';
import type { Batch, Brief } from './brief.ts';
import { ModelError, type Question } from './port.ts';
import { leaks, questionFor, type Refused, secondQuestion } from './prompt.ts';
import { readEdits } from './read-edits.ts';

export interface ProposeInput {
  brief: Brief;
  /** Earlier answers come back from it unasked. */
  ask(question: Question): Promise<string>;
  /** All proposals so far, judged together; called after each answer. */
  judge(proposals: Proposal[]): Promise<Judged>;
  /** 0 to 1. */
  onProgress?(share: number): Promise<void>;
}

/** Grows while it goes on: after a failure it still holds what was taken before. */
export interface Proposed {
  proposals: Proposal[];
  dropped: number;
}

/** These need no second attempt: nothing better can come of it. */
const final = new Set(['proposal.same', 'proposal.no-such-place']);

/**
 * Batch by batch: asked, judged, and what was dropped asked once more with the judge's reasons. A failure ends
 * it, and what was taken before stays.
 */
export async function propose(input: ProposeInput, made: Proposed): Promise<void> {
  const { brief, onProgress } = input;
  for (const [i, batch] of brief.batches.entries()) {
    await oneBatch(batch, input, made);
    await onProgress?.((i + 1) / brief.batches.length);
  }
}

async function oneBatch(batch: Batch, input: ProposeInput, made: Proposed): Promise<void> {
  const first = await attempt(questionFor(batch), batch, input, made);
  const again = first.filter(({ reasons }) => !reasons.some(({ code }) => final.has(code)));
  if (again.length === 0) {
    made.dropped += first.length;
    return;
  }
  const left = await attempt(secondQuestion(batch, again), batch, input, made).catch((error: unknown) => {
    made.dropped += first.length;
    throw error;
  });
  const settled = new Set(made.proposals.map(({ place }) => place));
  const open = first.filter(({ id }) => !settled.has(placeOf(batch, id) ?? ''));
  const others = left.filter(({ id }) => !first.some((one) => one.id === id));
  made.dropped += open.length + others.length;
}

const placeOf = (batch: Batch, id: string) => batch.points.find((point) => point.id === id)?.place;

/** → what the judge did not take. */
async function attempt(
  question: Question,
  batch: Batch,
  { brief, ask, judge }: ProposeInput,
  made: Proposed,
): Promise<Refused[]> {
  const edits = readEdits(await ask(question));
  if (!edits) throw new ModelError('unusable');
  const given = edits.flatMap(({ id, text }) => {
    const place = placeOf(batch, id);
    return place === undefined ? [] : [{ id, place, veiled: text, text: brief.veil.show(text) }];
  });
  const known = new Set(made.proposals.map(({ place }) => place));
  const fresh = given.filter(({ place }) => !known.has(place));
  const whole = fresh.filter(({ text }) => !leaks(text));
  const refused: Refused[] = fresh
    .filter((one) => !whole.includes(one))
    .map(({ id }) => ({ id, text: '', reasons: [{ code: 'proposal.form', params: {} }] }));
  if (whole.length === 0) return refused;
  const before = made.proposals.length;
  const tried = whole.map(({ place, text }): Proposal => ({ place, text }));
  const { verdicts } = await judge([...made.proposals, ...tried]);
  for (const [i, { id, place, text, veiled }] of whole.entries()) {
    const verdict = verdicts[before + i];
    if (verdict?.taken) made.proposals.push({ place, text });
    else refused.push({ id, text: veiled, reasons: verdict?.reasons ?? [] });
  }
  return refused;
}
