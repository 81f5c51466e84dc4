import { isBehindAs, onlyDone, saysOnlyDone } from './as-title.ts';
import { isDoneByPlace } from './at-its-place.ts';
import { type ClauseCheck, flagged } from './clauses.ts';
import { isGenitive } from './hangs-elsewhere.ts';
import { supports } from './item-support.ts';
import type { Claims, Item } from './items.ts';
import { isParticiple, type Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { isAs, smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { actingKind, weakeningPhrases } from './weakening-phrases.ts';
import { headBehind } from './who-to-whom.ts';

/** A title counts when it was held, not when it was somebody else's. */
export function titles({ items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  return flagged(items, 'title')
    .map((item) => ({ item, parts: partsOfTitle(item, items, claims, lexis) }))
    .filter(({ item, parts }) => !ofOthers(item, parts, claims, lexis))
    .filter(({ item }) => !tellsWhose(item, items, claims, statements, lexis))
    .filter(({ item, parts }) => {
      return !statements.some(
        (each) =>
          holdsTitle(each, item, lexis) &&
          parts.every((part) => supports(each, part, lexis)) &&
          !isOnlyActing(each, item, claims, lexis),
      );
    })
    .map(({ item }) => item)
    .concat(onlyActing(items, claims, statements, lexis), onlyDone(items, claims, statements, lexis))
    .map((item) => refusal('title', item.text, 'title'));
}

/** "Als Filialleiterin", where the resume has a "kommissarische Filialleiterin": no list needs to know the title. */
function onlyActing(
  items: readonly Item[],
  claims: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
): Item[] {
  const held = statements.filter(({ role }) => role === 'title');
  return items.filter((item) => {
    if (!isBehindAs(item, claims.tokens, lexis)) return false;
    const named = held.filter((each) => each.tokens.some(({ folded }) => folded === item.token?.folded));
    return named.length > 0 && named.every((each) => isOnlyActing(each, item, claims, lexis));
  });
}

/** "Training manager", "responsable formation": who held another "manager" title did not hold this one. */
function partsOfTitle({ token }: Item, items: Item[], claims: Claims, lexis: Lexis): Item[] {
  if (!token) return [];
  const { joints, ranks } = lexis.pack.relations.titles;
  const before = joints === undefined;
  const at = claims.tokens.indexOf(token);
  const found: Item[] = [];
  for (let i = at + (before ? -1 : 1); ; i += before ? -1 : 1) {
    const own = claims.tokens[i];
    if (!own || own.clause !== token.clause) break;
    if (joints?.test(own.folded)) continue;
    const item = items.find((each) => each.token === own);
    // "As store manager", "manager in two shops": the title ends where another word begins.
    if (!item || lexis.isFunction(own.folded)) break;
    if (before && own.start === 0 && !ranks?.test(own.folded) && !standsApart(token, claims)) break;
    found.push(item);
  }
  return found;
}

/** "Training manager: trained eight" names a title; "Supported managers in planning" begins with a verb. */
function standsApart(token: { end: number }, claims: Claims): boolean {
  return /^\s*(?:[:,–—-]|$)/u.test(claims.text.slice(token.end));
}

/**
 * "for 14 nurses", "trained nurses": several are never oneself, and neither is who stands behind "for", or behind
 * "helped the front office", which is a part of the title.
 */
function ofOthers(item: Item, parts: readonly Item[], claims: Claims, lexis: Lexis): boolean {
  const { token } = item;
  const { others, several } = lexis.pack.relations.titles;
  if (!token) return others?.test(claims.text.slice(0, item.start)) ?? false;
  if (several?.test(token.folded) || isWhose(claims, claims.tokens.indexOf(token), lexis)) return true;
  const at = Math.min(
    ...[token, ...parts.map((part) => part.token ?? token)].map((own) => claims.tokens.indexOf(own)),
  );
  const before = claims.tokens.slice(Math.max(0, at - 3), at).filter((own) => own.clause === token.clause);
  // "Pflegte den Kalender als Chefin": whatever stands before "as", the title is one's own.
  if (before.length > 0 && isAs(at - 1, claims.tokens, lexis)) return false;
  return (
    before.some((own) => lexis.isOtherPerson(own.folded)) ||
    isAccompanied(at, claims, lexis) ||
    isRecipient(claims.tokens.indexOf(token), claims.tokens, lexis)
  );
}

/** "Sent the general manager weekly reports": the article tells whom, and the thing follows. */
function isRecipient(at: number, tokens: readonly Token[], lexis: Lexis): boolean {
  const { clause } = tokens[at] ?? {};
  const { determiners } = smallWords(lexis);
  const article = [at - 1, at - 2, at - 3].find((place) => determiners.has(tokens[place]?.folded ?? ''));
  const next = tokens[at + 1];
  if (article === undefined || next?.clause !== clause) return false;
  if (lexis.isFunction(next?.folded ?? '') && !determiners.has(next?.folded ?? '')) return false;
  const verb = tokens[article - 1];
  return verb?.clause === clause && (lexis.pack.relations.toWhomFirst?.test(verb?.folded ?? '') ?? false);
}

/** "Driver timesheets" for those of drivers: the word tells only whose the next thing is, and those were others. */
function tellsWhose(
  { token }: Item,
  items: readonly Item[],
  { tokens }: Claims,
  statements: readonly Statement[],
  lexis: Lexis,
): boolean {
  const { titles, doing } = lexis.pack.relations;
  const { several } = titles;
  if (!token || titles.joints || !several) return false;
  const at = tokens.indexOf(token);
  const { and } = lexis.pack.clauses;
  const next = tokens[at + (and.test(tokens[at + 1]?.folded ?? '') ? 3 : 1)];
  const thing = next?.clause === token.clause && items.find((item) => item.token === next);
  // "Manager Sales" is a title.
  if (!next || /^\p{Lu}/u.test(next.text) || (token.start > 0 && /^\p{Lu}/u.test(token.text))) return false;
  // Nor is "director printing": what is done is no thing.
  if (!thing || thing.flags.size > 0) return false;
  const isDoing = [doing.noun, doing.verb].some((each) => each.test(next.folded));
  if (isDoing) return areDoneTo(token, next, statements, lexis);
  return statements.some(
    (each) =>
      each.role !== 'title' &&
      supports(each, thing, lexis) &&
      each.tokens.some(
        (own, i) =>
          own.keys.some((key) => token.keys.includes(key)) &&
          (several.test(own.folded) || isWhose(each, i, lexis)),
      ),
  );
}

/** "Disposed of old printers" is "printer disposal": several that something was done to are never oneself. */
const areDoneTo = (title: Token, next: Token, statements: readonly Statement[], lexis: Lexis): boolean =>
  statements.some(
    ({ role, tokens }) =>
      role === 'text' &&
      tokens.some((own, at) => {
        if (!isDoneByPlace(at, tokens, lexis) || !own.keys.some((key) => next.keys.includes(key)))
          return false;
        const behind = tokens[at + 1]?.folded ?? '';
        const from = smallWords(lexis).of.has(behind) ? at + 2 : at + 1;
        const whom = headBehind(from, tokens, lexis);
        const { several } = lexis.pack.relations.titles;
        return several?.test(whom?.folded ?? '') && whom?.keys.some((key) => title.keys.includes(key));
      }),
  );

/** "Ärztin bei Visiten begleitet": whom a German clause names first and its verb is done to is somebody else. */
function isAccompanied(at: number, { tokens, text }: Claims, lexis: Lexis): boolean {
  const own = tokens[at];
  if (!lexis.closing || !own || tokens[at - 1]?.clause === own.clause) return false;
  if (/^\s*[:–—-]/u.test(text.slice(own.end))) return false;
  const behind = tokens.slice(at + 1).filter(({ clause }) => clause === own.clause);
  const verb = behind.find((each) => /^\p{Ll}/u.test(each.text) && isParticiple(each.folded, lexis));
  return verb !== undefined && lexis.isOtherPerson(verb.folded);
}

/** Who was "acting branch manager", or "jefa de cocina interina", names no "branch manager". */
function isOnlyActing(line: Statement, item: Item, claims: Claims, lexis: Lexis): boolean {
  const isField = line.role === 'title' || line.role === 'dates';
  if (!isField || !item.token || claims.weakened.get(item.clause)?.has(actingKind)) return false;
  const { keys } = item.token;
  const at = line.tokens.findIndex((own) => own.keys.some((key) => keys.includes(key)));
  if (at < 0) return false;
  if (lexis.pack.relations.titles.joints) return isActingBehind(at, line, lexis);
  return lexis.weakener(line.tokens[at - 1]?.folded ?? '') === actingKind;
}

/** "Chef de cuisine par intérim": up to a comma or another title. */
function isActingBehind(at: number, line: Statement, lexis: Lexis): boolean {
  const { tokens } = line;
  const isEnd = ({ folded, clause }: Token) =>
    clause !== tokens[at]?.clause || lexis.pack.clauses.and.test(folded);
  const end = tokens.findIndex((own, i) => i > at && isEnd(own));
  const to = end < 0 ? tokens.length : end;
  return (
    tokens.slice(at + 1, to).some(({ folded }) => lexis.weakener(folded) === actingKind) ||
    weakeningPhrases(line, lexis).some(({ kind, from }) => kind === actingKind && from > at && from < to)
  );
}

function holdsTitle(statement: Statement, item: Item, lexis: Lexis): boolean {
  if (!supports(statement, item, lexis)) return false;
  const { token } = item;
  if (statement.role === 'title') return !token || !isAnothersIn(statement, token, lexis);
  if (!token) {
    const at = statement.folded.indexOf(item.text);
    return at < 0 || !lexis.pack.relations.titles.others?.test(statement.folded.slice(0, at));
  }
  const at = statement.tokens.findIndex((own) => own.keys.some((key) => token.keys.includes(key)));
  if (at < 0) return !saysOnlyDone(statement, item, lexis);
  if (isWhose(statement, at, lexis)) return false;
  const { several, oblique } = lexis.pack.relations.titles;
  const [before, own] = [statement.tokens[at - 1]?.folded ?? '', statement.tokens[at]?.folded ?? ''];
  // "Trained managers" and "dem Filialleiter gemeldet" speak of others.
  if (several?.test(own) && !several.test(token.folded)) return false;
  if (oblique?.test(before)) return false;
  if (isRecipient(at, statement.tokens, lexis) || isGenitive(at - 1, statement.tokens, lexis)) return false;
  return !statement.tokens
    .slice(Math.max(0, at - 3), at)
    .some((own) => own.clause === statement.tokens[at]?.clause && lexis.isOtherPerson(own.folded));
}

/** "Lawyer's assistant", "assistant to the director": the title of somebody else, named in one's own. */
function isAnothersIn(statement: Statement, { keys }: Token, lexis: Lexis): boolean {
  const { tokens } = statement;
  const at = tokens.findIndex((own) => own.keys.some((key) => keys.includes(key)));
  if (at < 0) return false;
  const { to } = smallWords(lexis);
  return (
    isWhose(statement, at, lexis) || tokens.slice(Math.max(0, at - 3), at).some((own) => to.has(own.folded))
  );
}

/** "Took notes at partners' meetings": whose they were is somebody else. */
function isWhose({ text, tokens }: Pick<Statement, 'text' | 'tokens'>, at: number, { pack }: Lexis): boolean {
  const { end = 0 } = tokens[at] ?? {};
  return [2, 3].some((more) => pack.clauses.possessive?.test(text.slice(0, end + more)) ?? false);
}
