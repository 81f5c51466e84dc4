import { allMatches } from '../text/all-matches.ts';
import { onceFor } from '../text/once-for.ts';
import { supports } from './item-support.ts';
import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { isTold, type Statement } from './statement.ts';

interface Sort {
  /** The two characters before what is meant. */
  thing: string;
  head: string;
  /** Groups of equal words that name what is meant. */
  groups: readonly number[];
}

/** Chinese: who washed "汽车座椅" has washed no "汽车"; the last of the words is what is meant. */
export function onlyHanSorts(claims: Claims, statements: readonly Statement[], lexis: Lexis): Refusal[] {
  if (!lexis.pack.clauses.hanSorts) return [];
  const isSaid = ({ head, groups }: Sort): boolean =>
    claims.text.includes(head) || claims.sayings.some(({ group }) => groups.includes(group));
  // "解答疑问" says "问题" too, whatever list was kept of them.
  const isElsewhere = ({ thing }: Sort): boolean =>
    claims.items.some(
      (item) =>
        item.text === thing &&
        statements.some((line) => !line.text.includes(thing) && supports(line, item, lexis)),
    );
  const lines = statements.filter(isTold);
  return [...sortsOf(statements, lexis), ...sortsOfOne(lines, lexis)]
    .filter((sort) => isNamed(sort.thing, claims.text) && !isSaid(sort) && !isElsewhere(sort))
    .map(({ thing }) => refusal('scope', thing, 'scope'));
}

/** A thing of one character is named where no more of a word stands behind it. */
const isNamed = (thing: string, text: string): boolean =>
  thing.length > 1
    ? text.includes(thing)
    : text
        .split(thing)
        .some((part, at, all) => at > 0 && isEnd(part) && /\p{Script=Han}$/u.test(all[at - 1] ?? ''));

const isEnd = (behind: string): boolean => !/^\p{Script=Han}/u.test(behind);

/** "门框" is no "门", where that stands nowhere else. */
const sortsOfOne = onceFor((statements: readonly Statement[], lexis: Lexis): readonly Sort[] => {
  const { ofOne, whole } = lexis.pack.clauses.hanSorts ?? {};
  if (!ofOne || !whole) return [];
  const words = statements.flatMap(({ text }) =>
    whole.test(text) ? [] : allMatches(text, ofOne).map(({ 0: word }) => word),
  );
  const rest = statements.map(({ text }) => text.replace(ofOne, '')).join('\n');
  return [...new Set(words)]
    .map((word) => ({ thing: word.slice(0, 1), head: word.slice(1), groups: [] }))
    .filter(({ thing }) => !rest.includes(thing));
});

/** Those things that stand nowhere for themselves. */
const sortsOf = onceFor((statements: readonly Statement[], lexis: Lexis): readonly Sort[] => {
  const sorts = statements.filter(isTold).flatMap((line) => sortsIn(line, lexis));
  const known = new Set(sorts.map(({ thing, head }) => thing + head));
  return sorts.filter(({ thing }) =>
    statements.every(({ text }) =>
      text
        .split(thing)
        .slice(1)
        .every((behind) => [1, 2, 3].some((length) => known.has(thing + behind.slice(0, length)))),
    ),
  );
});

function sortsIn({ text, sayings }: Statement, lexis: Lexis): Sort[] {
  const { hanSorts } = lexis.pack.clauses;
  if (!hanSorts) return [];
  return allMatches(text, hanSorts.heads).flatMap(({ 0: head, index }) => {
    const thing = text.slice(index - 2, index);
    const clause =
      text
        .slice(0, index)
        .split(/[，,；;。]/u)
        .at(-1) ?? '';
    const isDone = hanSorts.noStaff.test(thing + head);
    if (isDone || index < 3 || !/^\p{Script=Han}{2}$/u.test(thing) || hanSorts.whole.test(clause)) return [];
    const groups = sayings.filter(({ at }) => at.includes(index)).map(({ group }) => group);
    return [{ thing, head, groups }];
  });
}
