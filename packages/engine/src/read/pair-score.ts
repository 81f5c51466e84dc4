import type { Part } from './header-parts.ts';
import type { Roles } from './roles.ts';

/** Which of the two stands first, over all entries of a section: above 0, what; below 0, where. */
export function orderOf(headers: Part[][], roles: Roles): number {
  let sum = 0;
  for (const parts of headers) {
    const named = parts.filter((part) => part.like.place === 0).slice(0, 3);
    const [first, second] = named;
    if (!first || !second) continue;
    const lead = roles.what(first) - roles.where(first) - (roles.what(second) - roles.where(second));
    sum += Math.max(-1.5, Math.min(1.5, lead));
  }
  return Math.max(-1.2, Math.min(1.2, sum * 0.6));
}

export function pairScore(a: Part, b: Part, roles: Roles, order: number): number {
  const score = roles.what(a) - roles.where(a) * 0.8 + roles.where(b) - roles.what(b) * 0.8;
  const early = -0.25 * Math.max(0, a.order + b.order - 1) - 0.15 * (a.row + b.row);
  return score + (before(a, b) ? order : -order) + early + (a.bold && !b.bold ? 0.2 : 0);
}

function before(a: Part, b: Part): boolean {
  return a.row !== b.row ? a.row < b.row : a.order < b.order;
}
