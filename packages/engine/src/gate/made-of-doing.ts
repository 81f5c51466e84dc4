import { isDoneByPlace } from './at-its-place.ts';
import { supports } from './item-support.ts';
import type { Claims, Item } from './items.ts';
import { isParticiple, type Lexis } from './lexis.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { headBehind } from './who-to-whom.ts';

/** So short a stem ends words that have nothing to do with it. */
const shortestStem = 5;

/** German: "Lohnabrechnungen erstellt" is "Löhne abgerechnet": the noun says the line's verb, and the verb adds nothing. */
export function isMadeOfDoing(
  item: Item,
  claims: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
): boolean {
  const { madeOf, doing, spokenDoing } = lexis.pack.relations;
  if (!madeOf?.test(item.token?.folded ?? '')) return false;
  if (!lexis.closing) return isOfNounBehind(item, claims, statements, lexis);
  const { items } = claims;
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

/** "Produced soil analyses" is "analysed soil". */
function isOfNounBehind(
  { token }: Item,
  { items, tokens }: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
): boolean {
  const head = token && headBehind(tokens.indexOf(token) + 1, tokens, lexis);
  const noun = items.find((each) => each.token !== undefined && each.token === head);
  const { past } = lexis.pack.clauses;
  return (
    noun !== undefined &&
    statements.some((line) =>
      line.tokens.some(
        (own, at) =>
          past?.test(own.text) &&
          isDoneByPlace(at, line.tokens, lexis) &&
          (own.keys.some((key) => key.length >= shortestStem && noun.token?.keys.includes(key)) ||
            line.sayings.some(({ group, at: places }) => places.includes(at) && noun.groups.has(group))),
      ),
    )
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
