import { isAtVerbsPlace, isDoneByPlace } from './at-its-place.ts';
import { type ClauseCheck, shareOf } from './clauses.ts';
import { supports } from './item-support.ts';
import { type Claims, claimsOf } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import { isTold, type Statement, statement } from './statement.ts';
import type { Token } from './tokens.ts';

/**
 * Who transcribed interviews, listened to complaints or bought a website has not made or handled them: "did" claims
 * the thing behind it, and the verb that the line has for it may not be left out.
 */
export function onlyAround({ clause, items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  if (lexis.pack.language === 'zh') return [];
  const all = claims.tokens.filter((token) => token.clause === clause);
  const light = all.findIndex((_, at) => isLightDoing(at, all, lexis));
  if (light < 0) return [];
  const own = doingWith(light, all, lexis);
  const doing = all[light] as Token;
  if (own.some((token, at) => token !== doing && isFullDoing(at, own, lexis))) return [];
  const within = items.filter(({ start, end }) =>
    own.some((token) => token.start < end && start < token.end),
  );
  const share = (line: Statement) => shareOf(within, line, lexis);
  const lines = statements.filter(isTold);
  const best = Math.max(...lines.map(share));
  if (best < 0.5) return [];
  const said = statement(claims.text, 'text', lexis);
  const sources = lines.filter((line) => share(line) === best);
  if (sources.some((line) => says(line, doing) || saysTogether(line, doing, claims, lexis))) return [];
  return sources.every((line) => isVerbLeftOut(line, own, said, lexis))
    ? [refusal('scope', doing.text, 'scope')]
    : [];
}

/** "Placed the orders and checked them": what stands behind "and" with a verb of its own is another doing. */
function doingWith(light: number, all: readonly Token[], lexis: Lexis): readonly Token[] {
  if (lexis.closing) return all;
  const opens = (at: number) =>
    lexis.pack.clauses.and.test(all[at - 1]?.folded ?? '') && isDoneByPlace(at, all, lexis);
  const to = all.findIndex((_, at) => at > light && opens(at));
  const from = all.findLastIndex((_, at) => at <= light && opens(at));
  return all.slice(Math.max(0, from), to < 0 ? undefined : to);
}

/** "Ready-made" makes nothing. */
const says = ({ tokens, text }: Statement, { keys }: Token): boolean =>
  tokens.some(
    ({ keys: own, start }) => text.charAt(start - 1) !== '-' && own.some((key) => keys.includes(key)),
  );

/** "Did the rounds" of who walked round: the light verb is part of what the line's own verb says. */
function saysTogether(line: Statement, doing: Token, { sayings, tokens }: Claims, lexis: Lexis): boolean {
  const at = tokens.indexOf(doing);
  const together = sayings.filter((saying) => saying.at.length > 1 && saying.at.includes(at));
  return together.some(({ group }) =>
    line.sayings.some(
      (own) => own.group === group && own.at.some((place) => isAtVerbsPlace(place, line.tokens, lexis)),
    ),
  );
}

/** "Worked with families" says with whom. */
function isLightDoing(at: number, own: readonly Token[], lexis: Lexis): boolean {
  if (!isAtVerbsPlace(at, own, lexis)) return false;
  const { performed, beside } = smallWords(lexis);
  const { folded = '' } = own[at] ?? {};
  if (!performed.has(folded) && !(lexis.isLight(folded) && isDoneByPlace(at, own, lexis))) return false;
  return !beside.has(own[at + 1]?.folded ?? '');
}

const isFullDoing = (at: number, tokens: readonly Token[], lexis: Lexis): boolean => {
  const { folded = '' } = tokens[at] ?? {};
  return !lexis.isLight(folded) && lexis.isVerb(folded) && isDoneByPlace(at, tokens, lexis);
};

/** The verb that the line has over the words of the text, where it is no light one and the text has nothing for it. */
function isVerbLeftOut(line: Statement, own: readonly Token[], said: Statement, lexis: Lexis): boolean {
  const { tokens } = line;
  const isSaid = ({ keys, folded }: Token) =>
    !lexis.isLight(folded) && keys.some((key) => own.some((each) => each.keys.includes(key)));
  const first = tokens.findIndex(isSaid);
  if (first < 0) return false;
  const isVerb = (_: Token, at: number) => isDoneByPlace(at, tokens, lexis);
  const closing = lexis.closing && tokens.find((token, at) => at > first && isVerb(token, at));
  const verb = closing ?? tokens.slice(0, first + 1).findLast(isVerb);
  if (!verb || isSaid(verb) || lexis.isLight(verb.folded)) return false;
  const item = claimsOf(line.text, lexis).items.find(({ start }) => start === verb.start);
  return item !== undefined && !supports(said, item, lexis);
}
