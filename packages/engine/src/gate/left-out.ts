import { allMatches } from '../text/all-matches.ts';
import { onceBy } from '../text/once-for.ts';
import { type ClauseCheck, clauseText, shareOf } from './clauses.ts';
import type { Claims } from './items.ts';
import { isParticiple, type Lexis } from './lexis.ts';
import type { FoundMark } from './marks.ts';
import { doingsOfOthers } from './others.ts';
import { keysInSayings, separateParticles } from './parted-verbs.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { headBehind } from './who-to-whom.ts';

/** What a line limits its own words by. */
interface Limits {
  /** Folded words or characters that are excepted, that something was near to, that were only played. */
  excepted: readonly string[];
  near: readonly string[];
  unreal: readonly string[];
  asked: boolean;
  saw: boolean;
  when: boolean;
  /** Done on some days of the week. */
  days: boolean;
  /** Where in the text others did it. */
  others: readonly { start: number; end: number }[];
}

/** Most lines limit nothing. */
const limitsOf = onceBy(({ tokens }: Statement) => tokens, readLimits);

function readLimits({ text, figures }: Statement, { pack }: Lexis): Limits | null {
  const { limits } = pack.relations;
  const captured = (pattern: RegExp) =>
    allMatches(text, pattern)
      .map(({ 1: one, 2: other }) => (one ?? other ?? '').toLowerCase())
      .filter(Boolean);
  const found: Limits = {
    excepted: captured(limits.except),
    near: captured(limits.near),
    unreal: captured(limits.unreal),
    asked: limits.asked.test(text) && !limits.got.test(text),
    saw: limits.saw.test(text),
    when: limits.when.test(text) && !limits.always.test(text),
    days: figures.marks.some(isDays) && !limits.always.test(text),
    others: doingsOfOthers(text, limits.byOthers),
  };
  const { excepted, near, unreal, others, asked, saw, when, days } = found;
  const any =
    excepted.length + near.length + unreal.length + others.length > 0 || asked || saw || when || days;
  return any ? found : null;
}

const isDays = ({ value }: FoundMark): boolean => value.startsWith('days ');

/**
 * "Every day except Mondays" is not every day, near a town is not in it, a mock rescue is none; who asked has not got,
 * who saw it happen has not done it, and what others did with a thing is not one's own doing.
 */
export function leftOut(check: ClauseCheck): Refusal[] {
  const { clause, items, claims, verbatim, lexis } = check;
  if (verbatim.some((each) => each.role === 'text' && limitsOf(each, lexis) === null)) return [];
  const statements = check.statements.filter(({ role }) => role === 'text');
  const limited = statements.filter(
    (each) => shareOf(items, each, lexis) >= 0.5 && limitsOf(each, lexis) !== null,
  );
  if (limited.length === 0) return [];
  const plain = statements.filter((each) => limitsOf(each, lexis) === null);
  return limited.flatMap((source) => {
    const share = shareOf(items, source, lexis);
    if (plain.some((each) => shareOf(items, each, lexis) >= share)) return [];
    // Another line says more of it: what this one limits is not meant.
    if (limited.some((each) => shareOf(items, each, lexis) > share)) return [];
    const limits = limitsOf(source, lexis) as Limits;
    const what = brokenLimit(limits, source, clause, claims, plain, lexis);
    return what === undefined ? [] : [refusal('scope', what, 'weaker')];
  });
}

function brokenLimit(
  limits: Limits,
  source: Statement,
  clause: number,
  claims: Claims,
  plain: readonly Statement[],
  lexis: Lexis,
): string | undefined {
  const pattern = lexis.pack.relations.limits;
  const { text } = claims;
  const said = clauseText(clause, claims);
  const names = (words: readonly string[]) =>
    words.find(
      (word) => hasWord(said, word, lexis) && !plain.some((each) => hasWord(each.text, word, lexis)),
    );
  if (limits.excepted.length > 0 && !pattern.excepted.test(text))
    if (names(limits.excepted) || pattern.always.test(said) || namesPeriod(clause, claims, lexis))
      return limits.excepted[0];
  const near = names(limits.near);
  if (near && !isNearby(near, text, lexis)) return near;
  const unreal = names(limits.unreal);
  if (unreal && !saysUnreal(text, unreal, lexis)) return unreal;
  if (limits.asked && pattern.got.test(said) && !pattern.asked.test(text)) return pattern.got.exec(said)?.[0];
  if (limits.when && pattern.always.test(said) && !pattern.when.test(text))
    return pattern.always.exec(said)?.[0];
  if (limits.days && pattern.always.test(said) && !claims.figures.marks.some(isDays))
    return pattern.always.exec(said)?.[0];
  if (limits.saw && !pattern.saw.test(text) && opensWithDoing(source, claims, lexis))
    return claims.tokens[0]?.text;
  return limits.others.length > 0 && !pattern.ofOthers.test(text)
    ? doneByOthers(limits, source, claims, lexis)
    : undefined;
}

/** As a word of its own, in the plural too. */
function hasWord(text: string, word: string, { pack }: Lexis): boolean {
  const low = text.toLowerCase();
  if (pack.language === 'zh') return low.includes(word);
  const at = low.indexOf(word);
  return (
    at >= 0 &&
    !/\p{L}/u.test(low.charAt(at - 1)) &&
    !/\p{L}/u.test(low.charAt(at + word.length).replace('s', ''))
  );
}

const namesPeriod = (clause: number, { tokens }: Claims, lexis: Lexis): boolean =>
  tokens.some((token) => token.clause === clause && lexis.period(token.folded) !== undefined);

function isNearby(name: string, text: string, { pack }: Lexis): boolean {
  const { nearby, inside } = pack.relations.limits;
  if (pack.language === 'zh') return nearby.test(text);
  const at = text.toLowerCase().indexOf(name);
  const before = text.slice(0, at);
  return nearby.test(before) || (inside !== undefined && !inside.test(before));
}

function saysUnreal(text: string, thing: string, { pack }: Lexis): boolean {
  return allMatches(text, pack.relations.limits.unreal).some(({ 1: one, 2: other }) =>
    (one ?? other ?? '').toLowerCase().startsWith(thing.slice(0, 4)),
  );
}

/** "Saw returns fall" told as "cut returns": the text begins with what was only seen. */
function opensWithDoing({ tokens }: Statement, claims: Claims, lexis: Lexis): boolean {
  const [first] = claims.tokens;
  if (!first) return false;
  const { caused } = lexis.pack.relations.limits;
  return (
    (caused?.test(claims.text) ?? false) ||
    tokens
      .slice(1)
      .some((own) => own.folded !== first.folded && own.keys.some((key) => first.keys.includes(key)))
  );
}

const isDoing = ({ folded, text }: Token, lexis: Lexis): boolean =>
  lexis.isVerb(folded) || isParticiple(folded, lexis) || (lexis.pack.clauses.past?.test(text) ?? false);

/** The text begins, or goes on behind "and", with a verb that only they did. */
function doneByOthers(
  { others }: Limits,
  source: Statement,
  claims: Claims,
  lexis: Lexis,
): string | undefined {
  if (lexis.pack.language === 'zh') return hanByOthers(others, source, claims, lexis);
  const { tokens } = claims;
  const within = (own: Token) => others.some(({ start, end }) => own.start >= start && own.end <= end);
  const whole = lexis.pack.compounds
    ? keysInSayings(tokens, separateParticles(tokens, lexis), lexis)
    : undefined;
  // "Checked rafts, and a colleague checked life jackets": the thing is only theirs.
  const thing = headBehind(1, tokens, lexis, true) ?? thingBefore(tokens, lexis);
  const doing = thing === tokens[0] ? tokens.at(-1) : tokens[0];
  const placesOf = (token?: Token) =>
    source.tokens.filter(({ keys }) => keys.some((key) => token?.keys.includes(key)));
  const theirs = placesOf(thing);
  // Both did the same: "showed how to close the till" may be told as showing it all the same.
  const isShared = placesOf(doing).some(within);
  if (thing && isShared && theirs.length > 0 && theirs.every(within)) return thing.text;
  return tokens.find((token, at) => {
    const closes =
      lexis.closing !== undefined &&
      (at === tokens.length - 1 || lexis.pack.clauses.and.test(tokens[at + 1]?.folded ?? ''));
    if (at > 0 && !closes && !lexis.pack.clauses.and.test(tokens[at - 1]?.folded ?? '')) return false;
    if (at > 0 && !isDoing(token, lexis)) return false;
    const keys = whole?.[at] ?? token.keys;
    const places = source.tokens.filter((own) => own.keys.some((key) => keys.includes(key)));
    return places.length > 0 && places.every(within);
  })?.text;
}

/** German: "Westen geprüft". */
const thingBefore = (tokens: readonly Token[], { closing }: Lexis): Token | undefined =>
  closing && tokens.length === 2 && /^\p{Lu}/u.test(tokens[0]?.text ?? '') ? tokens[0] : undefined;

const isAgent = (character: string, { pack }: Lexis): boolean =>
  pack.relations.before?.by.split(' ').includes(character) ?? false;

/** Two pairs of characters that stand in their clause only; behind who did it, the verb that closes it. */
function hanByOthers(
  others: Limits['others'],
  { text }: Statement,
  claims: Claims,
  lexis: Lexis,
): string | undefined {
  for (const { start, end } of others) {
    const rest = text.slice(0, start) + text.slice(end);
    const part = text.slice(start, end);
    const pairs = [...part].map((_, i) => part.slice(i, i + 2)).filter((pair) => pair.length === 2);
    const own = pairs.filter((pair) => claims.text.includes(pair) && !rest.includes(pair));
    if (own.length >= 2 || (isAgent(text.charAt(start - 1), lexis) && own.includes(part.slice(-2))))
      return own[0];
  }
  return undefined;
}
