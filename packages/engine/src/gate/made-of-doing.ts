import { supports } from './item-support.ts';
import type { Claims, Item } from './items.ts';
import { isParticiple, type Lexis } from './lexis.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/** So short a stem ends words that have nothing to do with it. */
const shortestStem = 5;

/** German: "Lohnabrechnungen erstellt" is "Löhne abgerechnet": the noun says the line's verb, and the verb adds nothing. */
export function isMadeOfDoing(
  item: Item,
  { items }: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
): boolean {
  const { madeOf, doing, spokenDoing } = lexis.pack.relations;
  if (!madeOf?.test(item.token?.folded ?? '')) return false;
  const noun = items.findLast(
    ({ token, clause, end }) =>
      clause === item.clause &&
      end <= item.start &&
      token !== undefined &&
      isNoun(token, doing.noun, spokenDoing),
  );
  return statements.some(
    (each) => noun !== undefined && supports(each, noun, lexis) && hasVerbOf(noun, each, lexis),
  );
}

const isNoun = ({ text, folded }: Token, doing: RegExp, spoken?: RegExp): boolean =>
  /^\p{Lu}/u.test(text) && (doing.test(folded.replace(/(?<=ion)en$/, '')) || spoken?.test(folded) === true);

const hasVerbOf = ({ token }: Item, { tokens }: Statement, lexis: Lexis): boolean =>
  tokens.some(
    ({ text, folded, keys }) =>
      /^\p{Ll}/u.test(text) &&
      isParticiple(folded, lexis) &&
      keys.some((key) => key.length >= shortestStem && token?.keys.some((own) => own.endsWith(key))),
  );
