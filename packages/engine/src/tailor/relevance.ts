import { supports } from '../gate/item-support.ts';
import { claimsOf } from '../gate/items.ts';
import type { LineIndex } from '../types.ts';
import type { TailorContext } from './context.ts';
import { mayAllBeSaid } from './said-on-page.ts';
import type { Wanted } from './wanted.ts';

/** From here on the posting is one of the person's own trade. */
const ownTrade = 50;

export const isOwnTrade = ({ before, resume }: TailorContext): boolean =>
  before.job.language === resume.language && before.score.total >= ownTrade;

/** Whether a point proves one of the wanted terms. */
export type Serves = (text: string, lines: LineIndex[]) => boolean;

/**
 * By a quote of the match, or by the words of a term, if only of one that says enough by itself: most texts serve the first
 * term that is looked at, or none.
 */
export function servesJob(
  wanted: Wanted[],
  context: TailorContext,
  isEnough: (each: Wanted) => boolean = () => true,
): Serves {
  const { job, lexis, support } = context;
  const weighing = wanted.filter((each) => (job.weights.get(each.requirement.id) ?? 0) > 0);
  const statements = new Map(
    support.units.flatMap((unit) => unit.statements.map((each) => [each.text, each] as const)),
  );
  const quoted = new Set(weighing.flatMap((each) => each.match.quotes.map(({ line }) => line)));
  const asked = weighing
    .filter(isEnough)
    .map((each) => claimsOf(each.say, lexis).items)
    .filter((items) => items.length > 0 && mayAllBeSaid(items, context));
  const known = new Map<string, boolean>();
  return (text, lines) => {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const statement = statements.get(text);
    const serves =
      lines.some((line) => quoted.has(line)) ||
      (statement !== undefined &&
        asked.some((items) => items.every((item) => supports(statement, item, lexis))));
    known.set(text, serves);
    return serves;
  };
}
