import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { Statement } from './statement.ts';
import type { Saying } from './token-sayings.ts';
import type { Token } from './tokens.ts';

/** What is told to be achieved: the word behind the verb, and the groups it says. */
export interface Achieved {
  keys: readonly string[];
  groups: ReadonlySet<number>;
}

/** Behind a verb of achieving ("logré un ahorro"), over small words, what was achieved; behind one of keeping, how. */
export function achievedBy(
  at: number,
  tokens: readonly Token[],
  sayings: readonly Saying[],
  lexis: Lexis,
): Achieved | undefined {
  const { achieving, keeping } = lexis.pack.relations;
  const own = tokens[at];
  if (!own) return undefined;
  const isKept = keeping?.test(own.folded);
  if (!isKept && !achieving?.test(own.folded)) return undefined;
  const behind = tokens.findIndex(
    ({ folded }, place) => place > at && (isKept ? isKeptSo(folded, lexis) : !lexis.isFunction(folded)),
  );
  const thing = tokens[behind];
  if (!thing || (!isKept && behind > at + 3) || thing.clause !== own.clause) return undefined;
  const groups = sayings.filter((saying) => saying.at.includes(behind)).map(({ group }) => group);
  return { keys: thing.keys, groups: new Set(groups) };
}

const isKeptSo = (folded: string, { pack }: Lexis): boolean =>
  pack.clauses.participleOf?.form.test(folded) ?? false;

/** Who saved has achieved a saving; who only proposed one has not: a verb of the line says it, no noun. */
export function isAchieved({ achieved }: Item, { tokens, sayings, role }: Statement, lexis: Lexis): boolean {
  if (!achieved || role === 'title' || role === 'organization') return false;
  const isDone = (token: Token | undefined): boolean =>
    token !== undefined &&
    ((lexis.pack.clauses.past?.test(token.text) ?? false) || lexis.isVerb(token.folded));
  return (
    tokens.some((own) => isDone(own) && own.keys.some((key) => achieved.keys.includes(key))) ||
    sayings.some(({ group, at }) => achieved.groups.has(group) && at.some((place) => isDone(tokens[place])))
  );
}
