import { gather } from '../text/gather.ts';
import { onceFor } from '../text/once-for.ts';
import type { TermHit } from '../types.ts';
import { hitsIn, type PlacedBullet, type TailorContext } from './context.ts';

export interface Named {
  place: PlacedBullet;
  hit: TermHit;
}

const byConcept = onceFor((_: TailorContext) => new Map<readonly PlacedBullet[], Map<number, Named[]>>());

/** Where these places name a thing by an exact name, by what it is. */
export function namedIn(places: readonly PlacedBullet[], context: TailorContext): Map<number, Named[]> {
  const all = byConcept(context);
  const known = all.get(places);
  if (known) return known;
  const made = new Map<number, Named[]>();
  for (const place of places)
    for (const hit of hitsIn(place.bullet.text, context)) {
      if (hit.exact) gather(made, hit.concept, { place, hit });
    }
  all.set(places, made);
  return made;
}
