import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { FoundNumber } from './numbers.ts';
import type { Statement } from './support.ts';

/** "Avec 1 collègue" for "avec une collègue": the article counts where the same noun stands behind it. */
function saysOne(count: FoundNumber, claims: Claims, { tokens }: Statement, { pack }: Lexis): boolean {
  if (count.value !== '1' || count.unit !== '' || count.hedge !== '') return false;
  const { one } = pack.relations;
  const noun = claims.tokens.find((token) => token.start >= count.end);
  return tokens.some(
    (token, i) => one?.test(token.folded) && noun?.keys.some((key) => tokens[i + 1]?.keys.includes(key)),
  );
}

/** "Jedes 3. Wochenende" for "jedes dritte Wochenende". */
function saysOrdinal(count: FoundNumber, claims: Claims, { tokens }: Statement, { pack }: Lexis): boolean {
  const { ordinals } = pack.relations;
  if (!ordinals?.mark.test(claims.text.slice(count.end))) return false;
  const stem = ordinals.stems.split(' ')[Number(count.value) - 2];
  return (
    stem !== undefined &&
    tokens.some(({ folded }) => folded.startsWith(stem) && ordinals.ending.test(folded.slice(stem.length)))
  );
}

/** "每月清点一次" for "每月清点": what was done each month was done once in it, where no other count is told. */
function saysOnce(
  count: FoundNumber,
  claims: Claims,
  { text, figures }: Statement,
  { pack }: Lexis,
): boolean {
  const { once } = pack.relations;
  if (!once || count.value !== '1' || !once.counter.test(claims.text.slice(count.end))) return false;
  return (
    once.each.test(claims.text) &&
    once.each.test(text) &&
    !figures.numbers.some(({ end }) => once.counter.test(text.slice(end)))
  );
}

/** The same number in a form that is no figure. */
export function saysNumeral(count: FoundNumber, claims: Claims, statement: Statement, lexis: Lexis): boolean {
  return (
    saysOne(count, claims, statement, lexis) ||
    saysOrdinal(count, claims, statement, lexis) ||
    saysOnce(count, claims, statement, lexis)
  );
}
