import type { Part } from './header-parts.ts';
import { isPlace } from './places.ts';
import type { Roles } from './roles.ts';
import { likeness } from './scores.ts';

// "Fitter, Acme Works (Leeds)": two names stand before such a bracket.
const bracket = /^([^,，]{2,}?)\s*[(（]([^()（）\d]{2,60})[)）]$/;

interface Found {
  whole: Part;
  pair: [Part, Part];
}

function pairIn(parts: Part[]): Found | undefined {
  const named = parts.filter((part) => part.like.place === 0);
  const [whole] = named;
  const match = whole && named.length === 1 && !whole.labelled ? bracket.exec(whole.text) : null;
  if (!whole || !match?.[1] || !match[2] || isPlace(match[2]) || /^\p{Lu}{2,6}$/u.test(match[2]))
    return undefined;
  const half = (text: string, order: number): Part => ({ ...whole, text, like: likeness(text), order });
  return { whole, pair: [half(match[1], whole.order), half(match[2], whole.order + 0.5)] };
}

/** One side of it is what one was, the other where. */
function namesBoth([outer, inside]: [Part, Part], roles: Roles): number {
  const [a, b] = [roles.what(outer) - roles.where(outer), roles.what(inside) - roles.where(inside)];
  if (a <= -2 && b >= 2) return 1;
  return a >= 2 && b <= -2 ? -1 : 0;
}

/**
 * "Acme Works (welder)" in one entry after the other: where words say of one of them which side is which, the
 * brackets of all hold it.
 */
export function partBrackets(headers: Part[][], roles: Roles): Part[][] {
  const found = headers.map(pairIn);
  const all = found.filter((one) => one !== undefined);
  if (all.length < 2 || all.length < headers.length * 0.6) return headers;
  const told = all.map((one) => namesBoth(one.pair, roles));
  const sum = told.reduce<number>((a, b) => a + b, 0);
  if (sum === 0 || told.some((side) => side * sum < 0)) return headers;
  return headers.map((parts, at) => {
    const one = found[at];
    return one ? parts.flatMap((part) => (part === one.whole ? one.pair : [part])) : parts;
  });
}
