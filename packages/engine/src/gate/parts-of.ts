import { allMatches } from '../text/all-matches.ts';
import { onceBy } from '../text/once-for.ts';
import { type ClauseCheck, clauseText, shareOf } from './clauses.ts';
import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/** "About half of the instruments" are not "the instruments": who did a part of it keeps the word that says so. */
export function partsOf({ clause, items, claims, statements, verbatim, lexis }: ClauseCheck): Refusal[] {
  const { partly } = lexis.pack.relations;
  if (lexis.pack.language === 'zh') return hanPartsOf(items, claims, statements, lexis);
  if (verbatim.some((each) => partedWords(each, lexis).length === 0 && hasKeys(each, items))) return [];
  const parted = statements.filter(
    (each) => shareOf(items, each, lexis) >= 0.5 && partedWords(each, lexis).length > 0,
  );
  if (parted.length === 0) return [];
  const said = clauseText(clause, claims);
  if (partly?.test(said) || /[%½]/.test(said) || hasPart(said, claims, lexis)) return [];
  return parted
    .flatMap((each) =>
      partedWords(each, lexis).map((token) => ({ token, share: shareOf(items, each, lexis) })),
    )
    .filter(({ token: { keys } }) => items.some(({ token }) => token?.keys.some((key) => keys.includes(key))))
    .filter(({ token, share }) => {
      const whole = (each: Statement) => token.keys.some((key) => each.keys.has(key));
      return !statements.some(
        (each) => !parted.includes(each) && whole(each) && shareOf(items, each, lexis) >= share,
      );
    })
    .map(({ token }) => refusal('scope', token.text, 'weaker'));
}

const hasKeys = ({ keys }: Statement, items: readonly Item[]): boolean =>
  items.every(({ token }) => token?.keys.every((key) => keys.has(key)) ?? true);

const hasPart = (text: string, { figures }: Claims, { pack }: Lexis): boolean =>
  figures.marks.some(({ value }) => value.startsWith('part ')) ||
  (pack.relations.parts !== undefined && allMatches(text, pack.relations.parts).length > 0);

/** The words of which the line means a part only. */
const partedWords = onceBy(
  ({ tokens }: Statement) => tokens,
  ({ text, tokens }: Statement, lexis: Lexis): Token[] => {
    const { parts } = lexis.pack.relations;
    return [...(parts ? allMatches(text, parts) : [])].flatMap((match) => {
      const end = match.index + match[0].length;
      return tokens
        .filter(({ start, keys, text: word }) => start >= end && keys.length > 0 && /^\p{L}/u.test(word))
        .slice(0, 1);
    });
  },
);

/** "预算的三分之一": the part stands behind what it is a part of. */
function hanPartsOf(
  items: readonly Item[],
  claims: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
): Refusal[] {
  const { partOf } = lexis.pack.relations;
  if (!partOf || /%/.test(claims.text) || hasPart('', claims, lexis)) return [];
  const parted = statements.filter((each) => partOf.test(each.text) && shareOf(items, each, lexis) >= 0.5);
  return parted
    .map(({ text }) => partOf.exec(text)?.[1] ?? '')
    .filter((thing) => items.some(({ text }) => text === thing))
    .filter((thing) => !statements.some((each) => !parted.includes(each) && each.text.includes(thing)))
    .map((thing) => refusal('scope', thing, 'weaker'));
}
