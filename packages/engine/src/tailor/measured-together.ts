import { onceFor } from '../text/once-for.ts';
import type { Edit, EditKind, LineIndex, Operation, Resume } from '../types.ts';

type Change = Pick<Edit, 'kind' | 'operations'>;

/** What takes lines away, or calls them something else: what is left is read in its own way. */
const restructuring: ReadonlySet<EditKind> = new Set(['shorten', 'merge']);

/** A heading, and what words several points of a role anew. */
export const standsAlone = ({ kind, operations }: Change): boolean =>
  kind === 'heading' || (kind === 'verb' && operations.length > 1);

/**
 * Sets of edits that may be read together to learn what each does alone. Of those that take lines away, one in each
 * place: what two of them leave of it may read otherwise than what one does. Under a better heading, too, what another
 * edit leaves may be understood that would not be by itself: each heading stands alone, and so does what words all points
 * of a role anew.
 */
export function measuredTogether<T extends Change>(edits: readonly T[], resume: Resume): T[][] {
  const sets: { edits: T[]; taken: Set<string> }[] = [];
  const alone: T[][] = [];
  for (const edit of edits) {
    if (standsAlone(edit)) {
      alone.push([edit]);
      continue;
    }
    const places = restructuring.has(edit.kind) ? placesOf(edit, resume) : [];
    const fits = sets.find(({ taken }) => !places.some((place) => taken.has(place)));
    const set = fits ?? { edits: [], taken: new Set() };
    if (!fits) sets.push(set);
    set.edits.push(edit);
    for (const place of places) set.taken.add(place);
  }
  return [...sets.map((set) => set.edits), ...alone];
}

const placesOf = ({ operations }: Change, resume: Resume): string[] => {
  const byLine = placeByLine(resume);
  return [...new Set(operations.flatMap(linesOf).map((line) => byLine.get(line) ?? ''))];
};

/** The entry that a line stands in, or else the section. */
const placeByLine = onceFor(({ sections, experience, projects }: Resume): ReadonlyMap<LineIndex, string> => {
  const places = new Map<LineIndex, string>();
  for (const { id, lines } of sections) for (const line of lines) places.set(line, id);
  for (const { id, lines, bullets } of [...experience, ...projects])
    for (const line of [...lines, ...bullets.flatMap((bullet) => bullet.lines)]) places.set(line, id);
  return places;
});

function linesOf(operation: Operation): LineIndex[] {
  if (operation.type === 'insert') return [operation.after, operation.after + 1];
  if (operation.type === 'reorder') return operation.blocks.flatMap(({ start, end }) => [start, end - 1]);
  return [operation.line];
}
