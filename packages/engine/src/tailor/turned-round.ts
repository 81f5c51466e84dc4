import type { Lexis } from '../gate/lexis.ts';
import { isNounBehind } from '../gate/sort-of-next.ts';
import type { Statement } from '../gate/statement.ts';
import type { Token } from '../gate/tokens.ts';
import type { TurnedRound } from '../locales/naming-pack.ts';
import { memoFor } from '../text/memo.ts';

interface Turned {
  start: number;
  end: number;
  text: string;
}

/** "Maintenance of 18 greenhouses" is "greenhouse maintenance (18 greenhouses)", and the other way round. */
export function turnedRound(say: string, statement: Statement, lexis: Lexis): Turned | undefined {
  const ways = waysOf(say, lexis);
  const { turned } = lexis.pack.naming;
  // Most points do not have the doing at all.
  if (!turned || !ways || !statement.words.has(ways.doing)) return undefined;
  return ways.isOf
    ? thingBefore(say, ways.way, statement, turned, lexis)
    : (doingOfThing(say, ways.way, statement, lexis) ??
        doingThing(say, ways.gerund, statement, turned, lexis));
}

const inAnyNumber = (thing: string) => `${thing.replace(/(?<=\p{L}{3}[^s])s$/u, '')}(?:s|es)?`;
const asWords = (source: string) => new RegExp(`(?<![\\p{L}-])${source}(?![\\p{L}-])`, 'iu');

/** Letters, blanks and hyphens: nothing of it means more in a pattern. */
const waysOf = memoFor((say: string, { pack }: Lexis) => {
  const { turned } = pack.naming;
  const words = say.split(' ');
  if (!turned || words.length < 2 || words.length > 5 || !/^[\p{Ll} -]+$/u.test(say)) return undefined;
  const [, before = '', behind = ''] = turned.ofThing.exec(say) ?? [];
  if (before !== '')
    return { isOf: true, doing: before, way: asWords(`${inAnyNumber(behind)} ${before}`), gerund: undefined };
  const doing = words.at(-1) ?? '';
  const thing = inAnyNumber(words.slice(0, -1).join(' '));
  const of = `${turned.article}?${doing}(?<other> ${turned.and} \\p{Ll}+)? ${turned.of}`;
  return {
    isOf: false,
    doing,
    way: asWords(`${of}(?<amount>(?:[\\p{Ll}\\d][\\p{Ll}\\d.,+-]* ){0,3}?)(?<thing>${thing})`),
    gerund: turned.gerund.test(doing) ? asWords(`${doing} ${turned.article}?${thing}`) : undefined,
  };
});

/** "The unloading and checking of 40 pallets": what is said of the thing stands behind it. */
function doingOfThing(
  say: string,
  way: RegExp,
  { text, tokens }: Statement,
  lexis: Lexis,
): Turned | undefined {
  const found = way.exec(text);
  if (!found?.groups) return undefined;
  const { other = '', amount = '', thing = '' } = found.groups;
  const words = amount.trim().split(' ').filter(Boolean);
  if (words.some((word) => lexis.isFunction(word) || lexis.isVerb(word))) return undefined;
  const end = found.index + found[0].length;
  const last = tokens.findIndex((token) => token.end === end);
  const joined = joinedBehind(last, tokens, lexis);
  const until = tokens[joined]?.end ?? end;
  if (last < 0 || isNounBehind(joined, tokens, text, lexis)) return undefined;
  const more = text.slice(end, until);
  const head = more === '' && words.length > 0 ? (thing.split(' ').at(-1) ?? '') : thing;
  const { open, close } = lexis.pack.style;
  const aside = words.length > 0 || more !== '' ? `${open}${amount}${head}${more}${close}` : '';
  return { start: found.index, end: until, text: `${say}${other}${aside}` };
}

/** Where what is joined to the thing ends: "fridges, two freezers and ovens". */
function joinedBehind(at: number, tokens: readonly Token[], lexis: Lexis): number {
  const { and } = lexis.pack.clauses;
  const isSmall = (token?: Token) =>
    token === undefined || lexis.isFunction(token.folded) || lexis.isLight(token.folded);
  let last = at;
  for (let next = at + 1; next < tokens.length; next += 1) {
    const isAnd = and.test(tokens[next]?.folded ?? '');
    const startsClause = tokens[next]?.clause !== tokens[next - 1]?.clause;
    if (isAnd && !isSmall(tokens[next + 1])) {
      last = next + 1;
      while (tokens[last + 1]?.clause === tokens[last]?.clause && !isSmall(tokens[last + 1])) last += 1;
      return last;
    }
    if (isSmall(tokens[next]) || (!startsClause && next === at + 1)) return at;
  }
  return at;
}

/** "In charge of ordering spare parts": the verb as a noun, with what it is done to behind it. */
function doingThing(
  say: string,
  way: RegExp | undefined,
  { text }: Statement,
  turned: TurnedRound,
  { pack }: Lexis,
): Turned | undefined {
  const found = way?.exec(text);
  if (!found || !turned.beforeGerund.test(text.slice(0, found.index))) return undefined;
  const end = found.index + found[0].length;
  return pack.naming.goesOn?.test(text.slice(end)) ? { start: found.index, end, text: say } : undefined;
}

/** "Vehicle maintenance" for "maintenance of vehicles": nothing before it says which vehicle. */
function thingBefore(
  say: string,
  way: RegExp,
  { text }: Statement,
  turned: TurnedRound,
  { pack }: Lexis,
): Turned | undefined {
  const found = way.exec(text);
  if (!found || !turned.beforeNoun.test(text.slice(0, found.index))) return undefined;
  const end = found.index + found[0].length;
  return pack.naming.goesOn?.test(text.slice(end)) ? { start: found.index, end, text: say } : undefined;
}
