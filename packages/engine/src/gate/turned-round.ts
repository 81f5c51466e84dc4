import { clauseMark } from '../text/clause-mark.ts';
import { type ClauseCheck, clauseText, shareOf } from './clauses.ts';
import { isInFigure } from './figure-words.ts';
import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { asIn, smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/** Lines of the pack's list of weakeners: no, not, without. */
const notKind = 7;

/**
 * Learned is not taught, handed on is not handled, done is not undone: light words that claim little by themselves
 * turn the rest of a line round.
 */
export function turnedRound({ clause, items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  const said = clauseText(clause, claims);
  const denied = isDenied(clause, claims, lexis);
  const sources = () => statements.filter((each) => shareOf(items, each, lexis) >= 0.5);
  return [
    ...(isTurned(said, denied, sources, lexis) || namesHandedOn(said, sources, lexis)
      ? [refusal('scope', said.slice(0, 60), 'scope')]
      : []),
    ...asSomebodyElse(clause, items, claims, statements, lexis),
  ];
}

function isTurned(said: string, denied: boolean, sources: () => Statement[], lexis: Lexis): boolean {
  const { received, given, handedOn, handled, sooner, later, during, begun, ended } = lexis.pack.relations;
  if (begun && ended?.test(said) && only(sources(), begun, ended)) return true;
  if (given.test(said) && !received.test(said) && only(sources(), received, given)) return true;
  if (handled.test(said) && !handedOn.test(said) && only(sources(), handedOn, handled)) return true;
  if (later.test(said) && !sooner.test(said) && only(sources(), sooner, later)) return true;
  if (sooner.test(said) && !later.test(said) && only(sources(), later, sooner)) return true;
  if (during?.test(said) && (only(sources(), sooner, during) || only(sources(), later, during))) return true;
  return denied && !sources().some(({ text }) => lexis.pack.relations.avoided.test(text));
}

/** "处理投诉，重大投诉上报经理": what was handed on is named by the new text, and not that it was. */
function namesHandedOn(said: string, sources: () => Statement[], { pack: { relations } }: Lexis): boolean {
  if (!relations.before || relations.handedOn.test(said)) return false;
  return sources().some(({ folded }) => {
    const parts = folded.split(clauseMark);
    return parts.some((part, own) => {
      const thing = part.slice(0, Math.max(0, part.search(relations.handedOn)));
      if (!/^\p{Script=Han}{3,8}$/u.test(thing) || !said.includes(thing)) return false;
      return !parts.some((other, at) => at !== own && other.includes(thing));
    });
  });
}

/** What speaks of it says the one, and nothing the other. */
const only = (sources: readonly Statement[], one: RegExp, other: RegExp): boolean =>
  sources.some(({ text }) => one.test(text)) &&
  !sources.some(({ text }) => other.test(text.replace(one, ' ')));

function isDenied(clause: number, { tokens, figures }: Claims, lexis: Lexis): boolean {
  if (lexis.pack.language === 'zh') return false;
  return tokens.some(
    (token) =>
      token.clause === clause && lexis.weakener(token.folded) === notKind && !isInFigure(token, figures),
  );
}

/** "As first aider, looked after guests": whoever worked beside or under one was none. */
function asSomebodyElse(
  clause: number,
  items: readonly Item[],
  claims: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
): Refusal[] {
  if (lexis.pack.language === 'zh') return [];
  const tokens = claims.tokens.filter((token) => token.clause === clause);
  const isAsWord = asIn(lexis);
  const from = tokens.findIndex((own, at) => isAsWord(at, tokens) && !isInFigure(own, claims.figures));
  // "Branch manager" by itself is what somebody was; "order taking" is no person.
  const [only] = items;
  const isBare =
    from < 0 &&
    items.length === 1 &&
    claims.clauses.length === 1 &&
    only?.end === tokens.at(-1)?.end &&
    namesPerson(only as Item, lexis);
  const position = isBare
    ? new Set(tokens)
    : from < 0
      ? labelOf(tokens, claims, lexis)
      : positionAt(from + 1, tokens, lexis);
  const named = items.filter(
    ({ token, flags }) => token && position.has(token) && (from >= 0 || isBare || !flags.has('title')),
  );
  return named
    .filter((item) => {
      const naming = statements.filter((each) => says(item, each));
      if (naming.length === 0) return false;
      return (
        !naming.some((each) => isOneself(item, each, lexis)) &&
        ((!isBare && naming.every((each) => isOthers(item, each, lexis))) ||
          ((from >= 0 || isBare) && namesPerson(item, lexis)))
      );
    })
    .slice(0, 1)
    .map((item) => refusal('title', item.text, 'title'));
}

const namesPerson = ({ token, text, flags }: Item, { pack, closing }: Lexis): boolean =>
  token !== undefined &&
  (flags.has('title') || pack.relations.person.test(token.folded)) &&
  (!closing || /^\p{Lu}/u.test(text));

/** A title that was held, or what the line itself says to have been. */
function isOneself({ token }: Item, { tokens, role }: Statement, lexis: Lexis): boolean {
  if (role !== 'text') return true;
  const isAsWord = asIn(lexis);
  return tokens.some(
    (own, at) =>
      own.keys.some((key) => token?.keys.includes(key)) &&
      (at === 0 || [1, 2, 3, 4].some((back) => isAsWord(at - back, tokens))),
  );
}

/** Behind "as" up to the next small word. */
function positionAt(from: number, tokens: readonly Token[], lexis: Lexis): Set<Token> {
  const { determiners } = smallWords(lexis);
  let first = from;
  while (determiners.has(tokens[first]?.folded ?? '')) first += 1;
  if (isWayOfOthers(tokens[first], tokens[first + 1], lexis)) return new Set();
  const end = tokens.findIndex(({ folded }, at) => at >= first && lexis.isFunction(folded));
  return new Set(tokens.slice(first, end < 0 ? first + 4 : Math.min(end, first + 4)));
}

/** "As customers wished": what many others do is no position. */
const isWayOfOthers = (who: Token | undefined, doing: Token | undefined, { pack }: Lexis): boolean =>
  who !== undefined &&
  doing !== undefined &&
  (pack.relations.titles.several?.test(who.folded) ?? false) &&
  (pack.clauses.past?.test(doing.text) ?? false);

/** "Secouriste : accompagné le public" names a position; "Excel: monthly reports" names none. */
function labelOf(tokens: readonly Token[], { text }: Claims, lexis: Lexis): Set<Token> {
  const last = tokens.at(-1);
  if (!last || tokens.length > 4 || tokens[0]?.start !== 0 || !/^\s*:/.test(text.slice(last.end)))
    return new Set();
  return new Set(tokens.filter(({ folded }) => lexis.pack.relations.person.test(folded)));
}

const says = ({ token }: Item, { keys }: Statement) => token?.keys.some((key) => keys.has(key)) ?? false;

/** Each time the line names it, somebody stands behind "with", "for" or "under". */
function isOthers({ token }: Item, { tokens, role }: Statement, lexis: Lexis): boolean {
  if (!token || role !== 'text') return false;
  const { beside, under, agent } = smallWords(lexis);
  const places = tokens.flatMap((own, at) => (own.keys.some((key) => token.keys.includes(key)) ? [at] : []));
  const persons = places.filter((at) =>
    tokens
      .slice(Math.max(0, at - 3), at)
      .some(
        ({ folded, clause }) =>
          clause === tokens[at]?.clause &&
          (beside.has(folded) || under.has(folded) || agent.has(folded) || lexis.isOtherPerson(folded)),
      ),
  );
  return places.length > 0 && persons.length === places.length;
}
