import { allMatches } from '../text/all-matches.ts';
import { onceBy } from '../text/once-for.ts';
import { type ClauseCheck, shareOf } from './clauses.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { isTold, type Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/** Line of the pack's list of weakeners: planned, expected. */
const plannedKind = 5;

interface Stretch {
  text: string;
  tokens: readonly Token[];
}

/** "Was to open a second shop": what was only meant or tried, up to the next mark. */
const meantIn = onceBy(
  ({ tokens }: Statement) => tokens,
  ({ text, tokens }: Statement, { pack }: Lexis): Stretch[] =>
    allMatches(text, pack.relations.limits.meant).map(({ index, 0: words }) => {
      const start = index + words.length;
      const length = text.slice(start).search(/[,;.，；。]/u);
      const end = length < 0 ? text.length : start + length;
      return {
        text: text.slice(start, end).toLowerCase(),
        tokens: tokens.filter((own) => own.start >= start && own.end <= end),
      };
    }),
);

/** Who was to do a thing, or tried to, has not done it. */
export function onlyMeant({ clause, items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const lines = statements.filter(isTold);
  const stretches = lines.flatMap((each) => meantIn(each, lexis).map((stretch) => ({ each, stretch })));
  if (stretches.length === 0 || keepsIt(clause, claims, lexis)) return [];
  return stretches
    .filter(({ stretch }) => isMostly(items, stretch))
    .filter(({ each }) => {
      const share = shareOf(items, each, lexis);
      return !lines.some(
        (other) => meantIn(other, lexis).length === 0 && shareOf(items, other, lexis) >= share,
      );
    })
    .map(({ stretch }) => refusal('scope', stretch.text.trim(), 'weaker'));
}

const keepsIt = (clause: number, { text, weakened }: ClauseCheck['claims'], { pack }: Lexis): boolean =>
  allMatches(text, pack.relations.limits.meant).length > 0 ||
  (weakened.get(clause)?.has(plannedKind) ?? false);

function isMostly(items: readonly Item[], { text, tokens }: Stretch): boolean {
  const within = items.filter((item) =>
    item.token
      ? tokens.some((own) => own.keys.some((key) => item.token?.keys.includes(key)))
      : text.includes(item.text.toLowerCase()),
  );
  return within.length > 0 && within.length * 2 >= items.length;
}
