import { onlyAround } from './around.ts';
import { isBehindAs, onlyDone, saysOnlyDone } from './as-title.ts';
import { type ClauseCheck, shareOf } from './clauses.ts';
import { otherWay } from './direction.ts';
import { forWhom } from './for-whom.ts';
import { longVerbsIn } from './han-short-verbs.ts';
import { onlyInName } from './in-a-name.ts';
import { hasWord, supports } from './item-support.ts';
import type { Claims, Item } from './items.ts';
import { leftOut } from './left-out.ts';
import type { Lexis } from './lexis.ts';
import { onlyMeant } from './meant.ts';
import { oneOrMany } from './one-or-many.ts';
import { papers } from './papers.ts';
import { partsOf } from './parts-of.ts';
import { pointsApart } from './points.ts';
import { promoted } from './promoted.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import { onlySupervised } from './supervised.ts';
import type { Statement, Unit } from './support.ts';
import { keysInGroups } from './tokens.ts';
import { turnedRound } from './turned-round.ts';
import { verbAndThing } from './verb-and-thing.ts';
import { weakened } from './weakened.ts';
import { whoToWhom } from './who-to-whom.ts';

/** How far a claim goes: scope words, titles, levels, helpers that became doers, two jobs made one. */
export function checkScope(
  claims: Claims,
  units: readonly Unit[],
  statements: readonly Statement[],
  lexis: Lexis,
  whole: boolean,
): Refusal[] {
  return claims.clauses.flatMap((clause) => {
    const items = claims.items.filter((item) => item.clause === clause && item.end > item.start);
    if (items.length === 0) return [];
    const verbatim = statements.filter((each) => items.every((item) => hasWord(each, item)));
    const check: ClauseCheck = { clause, items, claims, units, statements, verbatim, lexis };
    return [
      ...scopeWords(check),
      ...titles(check),
      ...levels(check),
      ...weakened(check),
      ...partsOf(check),
      ...whoToWhom(check),
      ...oneOrMany(check),
      ...papers(check),
      ...promoted(check),
      ...turnedRound(check),
      ...verbAndThing(check),
      ...otherWay(check),
      ...forWhom(check),
      ...leftOut(check),
      ...onlyMeant(check),
      ...onlySupervised(check),
      ...onlyInName(check),
      ...onlyAround(check),
      ...(whole ? mixed(check) : []),
    ];
  });
}

const flagged = (items: readonly Item[], flag: 'scope' | 'title' | 'level' | 'degree') =>
  items.filter((item) => item.flags.has(flag));

/** A scope word is proven by a statement that says it of the same thing. */
function scopeWords({ clause, items, claims, statements, verbatim, lexis }: ClauseCheck): Refusal[] {
  if (verbatim.length > 0 || flagged(items, 'scope').length === 0) return [];
  const points = pointsApart(clause, { items, counts: [] }, claims, statements, lexis);
  return flagged(items, 'scope')
    .filter((item) => !item.flags.has('title') && !item.flags.has('level'))
    .filter((item) => {
      // "Led and trained two": a verb by itself is no point.
      const point = points.find((each) => each.items.length > 1 && each.items.includes(item))?.items ?? items;
      const others = point.filter(
        (other) => other !== item && !(other.start < item.end && item.start < other.end),
      );
      return !statements.some(
        (each) =>
          (supports(each, item, lexis) || hasSameReach(item, claims, each, lexis)) &&
          shareOf(others, each, lexis) >= 0.5,
      );
    })
    .map((item) => refusal('scope', item.text, 'scope'));
}

/** "带三批游客" is "带领三批游客": the short verb beside the same thing reaches as far. */
const hasSameReach = (item: Item, { text }: Claims, { folded }: Statement, lexis: Lexis): boolean =>
  (lexis.pack.relations.before?.sameReach.split(' ').includes(item.text) ?? false) &&
  longVerbsIn(text.toLowerCase(), [folded], lexis).some(
    ({ start, end }) => start <= item.start && item.end <= end,
  );

/** A title counts when it was held, not when it was somebody else's. */
function titles({ items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  return flagged(items, 'title')
    .map((item) => ({ item, parts: partsOfTitle(item, items, claims, lexis) }))
    .filter(({ item, parts }) => !ofOthers(item, parts, claims, lexis))
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
  const before = lexis.pack.language === 'en' || lexis.pack.language === 'de';
  const at = claims.tokens.indexOf(token);
  const found: Item[] = [];
  for (let i = at + (before ? -1 : 1); ; i += before ? -1 : 1) {
    const own = claims.tokens[i];
    if (!own || own.clause !== token.clause) break;
    if (!before && /^(?:de|del|des|du|d|en|la|le|l|les|los|el)$/.test(own.folded)) continue;
    const item = items.find((each) => each.token === own);
    // "As store manager", "manager in two shops": the title ends where another word begins.
    if (!item || lexis.isFunction(own.folded)) break;
    if (
      before &&
      own.start === 0 &&
      !/^(?:senior|junior|lead|head|chief)$/.test(own.folded) &&
      !standsApart(token, claims)
    )
      break;
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
  if (!token)
    return /(?:向|给|为|协助|帮助|辅助|支持|配合|对|由|与|跟|替|随|和|同|交|报|在)(?![^，。,]*[任当是])[^，。,]{0,4}$/u.test(
      claims.text.slice(0, item.start).replace(/作为|身为/gu, ''),
    );
  if (/^(en|fr|es)$/.test(lexis.pack.language) && /[^s]s$/.test(token.folded)) return true;
  const at = Math.min(
    ...[token, ...parts.map((part) => part.token ?? token)].map((own) => claims.tokens.indexOf(own)),
  );
  const before = claims.tokens.slice(Math.max(0, at - 3), at).filter((own) => own.clause === token.clause);
  // "Pflegte den Kalender als Chefin": whatever stands before "as", the title is one's own.
  if (smallWords(lexis).as.has(before.at(-1)?.folded ?? '')) return false;
  return before.some((own) => lexis.isOtherPerson(own.folded));
}

/** "在组长指导下", "和店长一起": somebody else's; "在门店任店长" is one's own. */
const hanOthers =
  /(?:向|给|为|协助|帮助|辅助|支持|配合|对|由|与|和|跟|同|经|替|随|受|在)(?![^，。,]*[任当是])[^，。,]{0,4}$/u;

/** Line of the pack's list of weakeners: trainee, deputy, acting. */
const actingKind = 3;

/** Who was "acting branch manager" names no "branch manager". */
function isOnlyActing({ role, tokens }: Statement, item: Item, claims: Claims, lexis: Lexis): boolean {
  if (role !== 'title' || !item.token || claims.weakened.get(item.clause)?.has(actingKind)) return false;
  const { keys } = item.token;
  const at = tokens.findIndex((own) => own.keys.some((key) => keys.includes(key)));
  return at > 0 && lexis.weakener(tokens[at - 1]?.folded ?? '') === actingKind;
}

function holdsTitle(statement: Statement, item: Item, lexis: Lexis): boolean {
  if (!supports(statement, item, lexis)) return false;
  if (statement.role === 'title') return true;
  const { token } = item;
  if (!token) {
    const at = statement.folded.indexOf(item.text);
    return at < 0 || !hanOthers.test(statement.folded.slice(0, at));
  }
  const at = statement.tokens.findIndex((own) => own.keys.some((key) => token.keys.includes(key)));
  if (at < 0) return !saysOnlyDone(statement, item, lexis);
  return !statement.tokens
    .slice(Math.max(0, at - 3), at)
    .some((own) => own.clause === statement.tokens[at]?.clause && lexis.isOtherPerson(own.folded));
}

/** "English B2, German C1" does not prove English C1: level and language stand between the same marks. */
function levels({ items, statements, lexis }: ClauseCheck): Refusal[] {
  const found = flagged(items, 'level');
  return found
    .filter((item) => {
      const others = items.filter((other) => other !== item && !found.includes(other));
      return !statements.some((each) =>
        clausesOf(each).some(
          (clause) =>
            inClause(clause, each, item, lexis) &&
            others.every(
              (other) =>
                inClause(clause, each, other, lexis) ||
                (isLabelled(clause, each) && inClause(clause - 1, each, other, lexis)),
            ),
        ),
      );
    })
    .map((item) => refusal('scope', item.text, 'level'));
}

/** "Inglés: nivel medio (B1)": what stands before the colon is what the level is of. */
function isLabelled(clause: number, { tokens, text }: Statement): boolean {
  const at = tokens.findIndex((token) => token.clause === clause);
  const [before, first] = [tokens[at - 1], tokens[at]];
  if (!before || !first) return false;
  return /^\s*[:：]\s*$/u.test(text.slice(before.end, first.start));
}

function clausesOf(statement: Statement): number[] {
  return [...new Set(statement.tokens.map((token) => token.clause))];
}

function inClause(clause: number, statement: Statement, item: Item, lexis: Lexis): boolean {
  const tokens = statement.tokens.filter((token) => token.clause === clause);
  if (!item.token) return tokens.some((token) => token.folded.includes(item.text));
  const { folded, keys } = item.token;
  return (
    tokens.some(
      (token) =>
        token.folded === folded || (!/\d/.test(folded) && token.keys.some((key) => keys.includes(key))),
    ) ||
    (item.groups.size > 0 && saysInClause(tokens, item, statement, lexis))
  );
}

function saysInClause(tokens: Statement['tokens'], item: Item, statement: Statement, lexis: Lexis): boolean {
  // Chinese names are found by characters: "大学英语四级" also says "CET-4".
  if (lexis.pack.language === 'zh') return [...item.groups].some((group) => statement.groups.has(group));
  return lexis.groups.inTokens(tokens.map(keysInGroups)).some((saying) => item.groups.has(saying.group));
}

/** In the summary, what is said of an employer, a school or a date must come from that one place. */
function mixed({ clause, items, claims, units, verbatim, lexis }: ClauseCheck): Refusal[] {
  const figures = [...claims.figures.numbers, ...claims.figures.dates].filter((figure) =>
    claims.tokens.some(
      (token) => token.clause === clause && token.start < figure.end && figure.start < token.end,
    ),
  );
  if (figures.length === 0 && verbatim.length > 0) return [];
  const anchored =
    figures.length > 0 ||
    flagged(items, 'degree').length > 0 ||
    flagged(items, 'scope').length > 0 ||
    items.some((item) => namesPlace(item, units, lexis));
  if (!anchored) return [];
  const oneUnit = units.some(
    (unit) =>
      items.every((item) => unit.statements.some((statement) => supports(statement, item, lexis))) &&
      figures.every((figure) => unit.statements.some((statement) => saysFigure(statement, figure))),
  );
  if (oneUnit) return [];
  const first = items[0];
  return [refusal('mixed-entry', claims.text.slice(first?.start, items.at(-1)?.end), 'mixed')];
}

function namesPlace(item: Item, units: readonly Unit[], lexis: Lexis): boolean {
  let named = false;
  for (const { statements } of units)
    for (const statement of statements) {
      if (!supports(statement, item, lexis)) continue;
      if (statement.role !== 'organization' && statement.role !== 'dates') return false;
      named = true;
    }
  return named;
}

function saysFigure(
  statement: Statement,
  figure: { value?: string; year?: number; month?: number },
): boolean {
  const { numbers, dates } = statement.figures;
  if (figure.value !== undefined)
    return (
      numbers.some((own) => own.value === figure.value) ||
      dates.some((own) => String(own.year) === figure.value)
    );
  return dates.some((own) => own.year === figure.year && own.month === figure.month);
}
