import type { TermSupport } from '../types.ts';
import { type Draft, locate, type PlacedBullet, type TailorContext } from './context.ts';
import type { Change } from './name-beside.ts';
import { placeAt } from './place-in-line.ts';
import { isSameWords, type Saying } from './sayings.ts';

/** One change inside the bullet, if its words stand on one line and the gate lets the whole bullet pass. */
export function draftOf(
  saying: Saying,
  change: Change,
  kind: 'acronym' | 'posting-words',
  params: Record<string, string>,
  context: TailorContext,
): Draft[] {
  const { place } = saying;
  const { text } = place.bullet;
  const after = text.slice(0, change.start) + change.text + text.slice(change.end);
  const old = text.slice(change.start, change.end);
  if (change.text === old) return [];
  const otherForm = saying.how === 'spelling' || saying.how === 'family';
  if (old !== '' && !otherForm && isSameWords(old, change.text, context)) return [];
  const found =
    change.start === change.end
      ? placeAt(place, change.start, context)
      : locate(context.resume, place.bullet.lines, text.slice(change.start, change.end));
  if (!found || !context.gate.check(after, { entryId: place.entryId }).passed) return [];
  if (!context.claims.take(found.line, found.start, found.end)) return [];
  return [
    {
      kind,
      place: isInRole(place, context) ? { entryId: place.entryId, line: found.line } : { line: found.line },
      before: text,
      after,
      reason: { code: `edit.${kind}`, params },
      evidence: place.bullet.lines,
      terms: [supportFor(saying, found.line)],
      operations: [{ type: 'replace', ...found, text: change.text }],
    },
  ];
}

export const isInRole = ({ entryId }: PlacedBullet, { resume }: TailorContext) =>
  [...resume.experience, ...resume.projects].some(({ id }) => id === entryId);

export function supportFor(saying: Saying, line: number): TermSupport {
  return { added: saying.wanted.say, source: saying.source, line, relation: 'alias' };
}
