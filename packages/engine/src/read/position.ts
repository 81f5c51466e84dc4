import type { Part } from './header-parts.ts';
import { townShaped } from './places.ts';
import type { Roles } from './roles.ts';

interface Seen {
  lead: number;
  place: boolean;
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

function biased(part: Part, own: Seen, all: Seen[]): Part {
  const others = all.length - 1;
  if (others < 1 || part.labelled) return part;
  const sum = all.reduce((total, seen) => total + seen.lead, 0) - own.lead;
  const places = all.filter((seen) => seen.place).length - (own.place ? 1 : 0);
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
  const seen = new Map<string, Seen[]>();
  const keys = headers.map((parts, i) => keysOf(parts, dateRows[i] ?? 0));
  const own = headers.map((parts, i) =>
    parts.map((part, j): Seen => {
      const entry = { lead: part.like.place > 0 ? 0 : leadOf(part, roles), place: part.like.place > 0 };
      const key = keys[i]?.[j] ?? '';
      const list = seen.get(key);
      if (list) list.push(entry);
      else seen.set(key, [entry]);
      return entry;
    }),
  );
  return headers.map((parts, i) =>
    parts.map((part, j) => {
      const mine = own[i]?.[j];
      return mine ? biased(part, mine, seen.get(keys[i]?.[j] ?? '') ?? []) : part;
    }),
  );
}
