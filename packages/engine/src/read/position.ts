import type { Part } from './header-parts.ts';
import type { Assigned } from './in-brackets.ts';
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
  const towns = townKeys(headers, keys, seen);
  return headers.map((parts, i) =>
    parts.map((part, j) => {
      const key = keys[i]?.[j] ?? '';
      if (towns.has(key) && !part.labelled) return { ...part, like: { ...part.like, place: 3 } };
      const mine = own[i]?.[j];
      const all = seen.get(key);
      return mine && all ? biased(part, mine, all) : part;
    }),
  );
}

/**
 * "Acme Works | Lowick | 2019", and below it "Fitter": where all entries name what one was in one place and for whom
 * in another, what says nothing and is made like a town, right behind the employer, is one.
 */
function townKeys(headers: Part[][], keys: string[][], seen: Map<string, All>): Set<string> {
  const told = (side: 1 | -1) =>
    [...seen].find(
      ([, { count, lead, places }]) => places === 0 && count === headers.length && side * lead >= count,
    )?.[0];
  const [what, where] = [told(1), told(-1)];
  if (headers.length < 2 || !what || !where || what.split(':')[0] === where.split(':')[0]) return new Set();
  const behind = where.replace(/\d+$/, (at) => `${Number(at) + 1}`);
  const alike = headers.every((parts, i) => {
    const part = parts[(keys[i] ?? []).indexOf(behind)];
    return part !== undefined && (part.like.place > 0 || saysTown(part));
  });
  return new Set(alike ? [behind] : []);
}

const saysTown = ({ text, like }: Part): boolean =>
  townShaped(text) && Math.max(like.title, like.organization, like.degree, like.school) < 1.5;

/** Which part of a header a title or an employer was read from. */
function chosenIn(parts: Part[], chosen: Part | undefined): number {
  return chosen
    ? parts.findIndex((part) => part.row === chosen.row && part.order === Math.floor(chosen.order))
    : -1;
}

/**
 * What a first look chose in each place of the others: a place that gave the employer of most entries gives that of
 * one whose words say otherwise too.
 */
export function leanOnChosen(headers: Part[][], dateRows: number[], first: Assigned[]): Part[][] {
  if (first.length < 3) return headers;
  const keys = headers.map((parts, i) => keysOf(parts, dateRows[i] ?? 0));
  const votes = new Map<string, number>();
  const own = first.map(({ what, where }, i) => {
    const parts = headers[i] ?? [];
    const [a, b] = [chosenIn(parts, what), chosenIn(parts, where)];
    const cast =
      a === b
        ? []
        : (
            [
              [a, 1],
              [b, -1],
            ] as const
          ).flatMap(([at, vote]) => (at < 0 ? [] : [{ at, vote }]));
    for (const { at, vote } of cast) {
      const key = keys[i]?.[at] ?? '';
      votes.set(key, (votes.get(key) ?? 0) + vote);
    }
    return cast;
  });
  const seen = new Map<string, number>();
  for (const key of keys.flat()) seen.set(key, (seen.get(key) ?? 0) + 1);
  return headers.map((parts, i) => {
    const leant = parts.map((part, j) => {
      if (part.labelled) return part;
      // "Chef - Grill" where no other entry has anything behind its title: hardly an employer.
      if (part.joint && seen.get(keys[i]?.[j] ?? '') === 1)
        return { ...part, like: { ...part.like, organization: part.like.organization * 0.6 } };
      const mine = own[i]?.find(({ at }) => at === j)?.vote ?? 0;
      const others =
        ((votes.get(keys[i]?.[j] ?? '') ?? 0) - mine) / (first.length - (i < first.length ? 1 : 0));
      return others === 0 ? part : { ...part, lean: (part.lean ?? 0) + 0.5 * others };
    });
    return leant.some((part, j) => part !== parts[j]) ? leant : parts;
  });
}
