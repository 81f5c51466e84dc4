import { claimsOf, supports } from '../gate/items.ts';
import type { LineIndex } from '../types.ts';
import type { TailorContext } from './context.ts';
import type { Wanted } from './wanted.ts';

export type Relevance = (text: string, lines: LineIndex[]) => number;

/** Points for each wanted term that a text proves; the posting's first wishes weigh most. */
export function relevanceOf(wanted: Wanted[], context: TailorContext): Relevance {
  const { job, lexis, support } = context;
  const statements = new Map(
    support.units.flatMap((unit) => unit.statements.map((each) => [each.text, each] as const)),
  );
  const claims = wanted.map((each) => ({
    each,
    claims: claimsOf(each.say, lexis),
    weight: job.weights.get(each.requirement.id) ?? 0,
  }));
  const known = new Map<string, number>();
  return (text, lines) => {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const statement = statements.get(text);
    let points = 0;
    for (const { each, claims: own, weight } of claims) {
      const quoted = each.match.quotes.some((quote) => lines.includes(quote.line));
      const said =
        statement !== undefined &&
        own.items.length > 0 &&
        own.items.every((item) => supports(statement, item, lexis));
      if (quoted || said) points += weight;
    }
    known.set(text, points);
    return points;
  };
}
