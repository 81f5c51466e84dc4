import { hanWeakeners, weakenerAt } from './han-items.ts';
import type { Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { Statement } from './statement.ts';
import { togetherKind } from './weakening-phrases.ts';

interface HanWeakening {
  word: string;
  kind: number;
  at: number;
  /** What is claimed stands in a later clause than the word. */
  behind: boolean;
}

/** The words of a Chinese line that weaken what is claimed of it. */
export function hanWeakenings(statement: Statement, items: readonly Item[], lexis: Lexis): HanWeakening[] {
  return hanWeakeners(statement.folded, lexis).flatMap((word) => {
    const at = weakenerAt(word, statement.folded);
    if (!isMeant(at, word, statement, items)) return [];
    const [kind, behind] = [lexis.weakener(word) ?? 0, isBehind(at, statement, items)];
    // Who did one thing with a colleague may have done the next alone.
    return kind === togetherKind && behind ? [] : [{ word, kind, at, behind }];
  });
}

const marks = [...'，,。；;：:'];

/** How many pieces stand before a place of the statement only, and how many behind it only. */
function partedAt(place: number, { folded, sayings }: Statement, items: readonly Item[]) {
  const sides = items.map(({ text, groups }) => {
    const own = sayings.filter(({ group }) => groups.has(group)).flatMap(({ at }) => at);
    const before = folded.slice(0, place).includes(text) || own.some((at) => at < place);
    const behind = folded.slice(place).includes(text) || own.some((at) => at >= place);
    return { before, behind };
  });
  return {
    before: sides.filter((side) => side.before && !side.behind).length,
    behind: sides.filter((side) => side.behind && !side.before).length,
  };
}

/** "走访作坊，偶尔与采购员同行": a Chinese word weakens its own clause and what follows, not what stood before. */
function isMeant(at: number, word: string, statement: Statement, items: readonly Item[]): boolean {
  const { folded } = statement;
  // "英语四级、初级会计证": at the head of an item of a list it is said of that item.
  const opensItem = folded.charAt(at - 1) === '、' && /^\p{Script=Han}/u.test(folded.slice(at + word.length));
  const from = opensItem ? at : Math.max(...marks.map((mark) => folded.slice(0, at).lastIndexOf(mark))) + 1;
  if (from === 0) return true;
  const { before, behind } = partedAt(from, statement, items);
  return before <= behind;
}

/** Whether all of it stands behind the clause that the word is in. */
function isBehind(at: number, statement: Statement, items: readonly Item[]): boolean {
  const ends = marks.map((mark) => statement.folded.indexOf(mark, at)).filter((end) => end >= 0);
  if (ends.length === 0) return false;
  const { before, behind } = partedAt(Math.min(...ends), statement, items);
  return before === 0 && behind > 0;
}
