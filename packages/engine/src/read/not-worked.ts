import { fold, foldedWords, hasHan } from '../text/fold.ts';
import type { ReadEntry } from './groups.ts';
import { likeness } from './scores.ts';
import type { Segment } from './segment.ts';
import { tables } from './tables.ts';

/** "Parental leave", "gap year": time that is accounted for, and no job. */
export const isLeave = (entry: ReadEntry): boolean =>
  entry.assigned.where?.labelled === undefined && saysLeave(entry.segment);

export function saysLeave({ head, body }: Segment): boolean {
  if (body.some((row) => row.kind === 'bullet')) return false;
  if (head.some((row) => row.parts.some((part) => part.labelled === 'organization'))) return false;
  const text = head.map((row) => row.rest).join(' ');
  if (hasHan(text)) return text.length < 30 && tables.leave.han.some((word) => text.includes(word));
  const words = foldedWords(text);
  const hit = tables.leave.find(words)[0];
  return hit !== undefined && hit.at === 0;
}

/** "Ausbildung zum …", "Master's, University of …" in a list of everything one did: learned, not worked. */
export function isLearning(entry: ReadEntry, apart: boolean): boolean {
  const { what, where } = entry.assigned;
  // "Besuch der Realschule": a school, and no word of what for.
  if (!what)
    return (
      where !== undefined && tables.learning.has(foldedWords(entry.segment.head[0]?.rest ?? '')[0] ?? '')
    );
  if (what.labelled === 'title') return false;
  if (tables.learning.has(foldedWords(what.text)[0] ?? '')) return true;
  const like = likeness(what.text);
  if (like.degree < 2.8 || where === undefined || likeness(where.text).school < 3) return false;
  // "Técnico de rayos", and below it what one did there.
  if (like.title >= 2.8 && entry.segment.body.some((row) => row.kind === 'bullet')) return false;
  const [first = '', ...others] = what.text.split(/\s/);
  // "Técnica de laboratorio" is a trade as well, where studies have a section of their own.
  if (apart && tables.titles.has(fold(first))) return false;
  // "Associate Professor of Physics": a degree's word before a title is no degree.
  return like.title < 2 || (likeness(first).degree >= 2.8 && likeness(others.join(' ')).title < 2);
}

/** "Scientific career" over a doctorate and a diploma, each with its university: no work. */
export function saysStudied({ assigned: { what, where } }: ReadEntry): boolean {
  if (!what || !where || what.labelled) return false;
  const { degree, title } = likeness(what.text);
  return degree >= 2.4 && title < 1.4 && likeness(where.text).school >= 2.4;
}
