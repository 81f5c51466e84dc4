import type { Part } from './header-parts.ts';
import { isPlaceName, townShaped } from './places.ts';
import type { Row } from './rows.ts';

const saysNothing = ({ like }: Part): boolean =>
  Math.max(like.title, like.organization, like.degree, like.school, like.place) < 1;

const namesTowns = (text: string): boolean =>
  text.split(/,\s+/).every((one) => isPlaceName(one) || (townShaped(one) && one.split(/\s+/).length <= 3));

/**
 * "Acme Works – Ardmore" right above "Welder": between an employer and the title below it stands a town, though no list
 * knows it; else it would count as the second name of the entry, and the title as text.
 */
export function markTownBeside(row: Row, below: Row | undefined): void {
  const [where, town, ...others] = row.parts;
  if (row.kind !== 'head' || !where || !town || others.length > 0 || town.labelled) return;
  const { organization, school, title } = where.like;
  if (Math.max(organization, school) < 2.4 || title >= 2 || !saysNothing(town)) return;
  const [what, ...more] = below?.kind === 'head' && below.piece.gap === 0 ? below.parts : [];
  if (!what || more.length > 0 || what.like.title < 2.6 || what.like.organization >= 2) return;
  if (below?.dates.length === 0 && namesTowns(town.text))
    row.parts = [where, { ...town, like: { ...town.like, place: 4 } }];
}
