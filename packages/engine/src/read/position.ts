import type { Part } from './header-parts.ts';
import { townShaped } from './places.ts';
import type { Roles } from './roles.ts';

interface Seen {
  lead: number;
  place: boolean;
}

/** What stands in one place of the header, over all entries. */
interface All {
  count: number;
  lead: number;
  places: number;
}

/** Where a part stands: its row counted from the one with the date, and its place in that row. */
function keysOf(parts: Part[], dateRow: number): string[] {
  const next = new Map<number, number>();
  return parts.map((part) => {
    const at = next.get(part.row) ?? 0;
    next.set(part.row, at + 1);
    return `${part.row - dateRow}:${at}`;
  });
}

function leadOf(part: Part, roles: Roles): number {
  return Math.max(-3, Math.min(3, roles.what(part) - roles.where(part)));
}

function biased(part: Part, own: Seen, all: All): Part {
  const others = all.count - 1;
  if (others < 1 || part.labelled) return part;
  const sum = all.lead - own.lead;
  const places = all.places - (own.place ? 1 : 0);
  const weight = others / (others + 1.5);
  const known = Math.max(part.like.title, part.like.organization, part.like.degree, part.like.school) >= 2;
  if (others >= 2 && places >= others * 0.6 && !known && part.like.place === 0 && townShaped(part.text))
    return { ...part, like: { ...part.like, place: 3 } };
  return { ...part, lean: 0.8 * weight * (sum / others) };
}

/**
 * Entries of one section are written alike: what stands in a place that holds titles elsewhere is a title,
 * though no list knows it. Each part gets what the same place says in the other entries.
 */
export function leanOnOthers(headers: Part[][], dateRows: number[], roles: Roles): Part[][] {
  const seen = new Map<string, All>();
  const keys = headers.map((parts, i) => keysOf(parts, dateRows[i] ?? 0));
  const own = headers.map((parts, i) =>
    parts.map((part, j): Seen => {
      const entry = { lead: part.like.place > 0 ? 0 : leadOf(part, roles), place: part.like.place > 0 };
      const key = keys[i]?.[j] ?? '';
      const all = seen.get(key) ?? { count: 0, lead: 0, places: 0 };
      all.count += 1;
      all.lead += entry.lead;
      if (entry.place) all.places += 1;
      seen.set(key, all);
      return entry;
    }),
  );
  return headers.map((parts, i) =>
    parts.map((part, j) => {
      const mine = own[i]?.[j];
      const all = seen.get(keys[i]?.[j] ?? '');
      return mine && all ? biased(part, mine, all) : part;
    }),
  );
}
