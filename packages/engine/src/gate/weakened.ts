import { allMatches } from '../text/all-matches.ts';
import { onceFor } from '../text/once-for.ts';
import { mostAlike } from './alike.ts';
import { type ClauseCheck, shareOf } from './clauses.ts';
import { isRewording } from './equal-groups.ts';
import { isInFigure } from './figure-words.ts';
import { hanWeakenings } from './han-weakened.ts';
import type { Claims, Item } from './items.ts';
import { isParticiple, type Lexis } from './lexis.ts';
import { lastOfList } from './listed.ts';
import { type Refusal, refusal } from './refusal.ts';
import { saidInOneWord } from './said-in-one-word.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { weakenersOf } from './weakeners-of.ts';
import { actingKind, basicKind, seldomKind, togetherKind, weakeningPhrases } from './weakening-phrases.ts';
import { fold } from './word-forms.ts';

/** Who helped, took part or learned has not done it alone: the weaker word stays with what it weakens. */
export function weakened(check: ClauseCheck): Refusal[] {
  const { clause, items, claims, statements, verbatim, lexis } = check;
  if (verbatim.some((each) => weakenings(each, items, lexis).length === 0)) return [];
  let best: Statement | undefined;
  let bestShare = 0;
  for (const statement of statements) {
    // A line of title, employer and place: "Support Advisor" helps nobody but by its title.
    if (statement.role === 'dates' || statement.role === 'organization') continue;
    if (isOnlyAkin(statement, items, lexis)) continue;
    const share = shareOf(items, statement, lexis);
    // All of it said, and nothing weakens it: no other line says it better.
    if (share === 1 && weakenings(statement, items, lexis).length === 0) return [];
    const better =
      share > bestShare || (share === bestShare && best && weakenings(best, items, lexis).length > 0);
    if (better) [best, bestShare] = [statement, share];
  }
  if (!best || bestShare < 0.4) return [];
  return weakenings(best, items, lexis)
    .filter(
      ({ kind, groups, behind, word }) =>
        !weakenersOf(clause, claims, lexis).some((own) => isAlike(own, kind)) &&
        !(kind === togetherKind && isBeside(claims, lexis)) &&
        !isForSomebody(word, claims, lexis) &&
        !((behind || isManner(kind)) && saysElsewhere(kind, groups, claims, lexis, best)) &&
        !saysAny(groups, clause, claims, lexis, best),
    )
    .map(({ word }) => refusal('scope', word, 'weaker'));
}

/** "货车司机" is akin to "卸货", and so is "驾驶货车" by one character: neither says that somebody did it alone. */
function isOnlyAkin({ role, folded, sayings }: Statement, items: readonly Item[], { pack }: Lexis): boolean {
  const [item] = items;
  if (pack.language !== 'zh' || !item || items.every(({ text }) => folded.includes(text))) return false;
  if (role === 'title') return true;
  return items.length === 1 && !sayings.some(({ group, at }) => item.groups.has(group) && at.length > 1);
}

/**
 * "携手" for "共同", "attended" for "took part": another word for what weakens. What the line says beside its weakener
 * stands in the new text for itself: a program named "Presto" is no "prestar ayuda".
 */
function saysAny(
  groups: number[],
  clause: number,
  { sayings, tokens, text }: Claims,
  lexis: Lexis,
  source: Statement,
): boolean {
  const chinese = lexis.pack.language === 'zh';
  const within = (at: number) =>
    chinese
      ? tokens.some((token) => token.clause === clause && token.start <= at && at < token.end)
      : tokens[at]?.clause === clause;
  const isSource = (at: readonly number[]) =>
    chinese
      ? source.folded.includes(fold(text).slice(at[0], (at.at(-1) ?? 0) + 1))
      : at.every((place) => source.words.has(tokens[place]?.folded ?? ''));
  return sayings.some(
    ({ group, at }) => groups.includes(group) && at.some(within) && !(isRewording(group) && isSource(at)),
  );
}

/** "协助修订流程，次数降到两次": what followed from it follows the same word in the new text, whichever clause has it. */
const saysElsewhere = (
  kind: number,
  groups: number[],
  claims: Claims,
  lexis: Lexis,
  source: Statement,
): boolean =>
  claims.clauses.some(
    (each) =>
      [...(claims.weakened.get(each) ?? [])].some((own) => isAlike(own, kind)) ||
      saysAny(groups, each, claims, lexis, source),
  );

/** How often, and with whom: said of the whole text, wherever it stands. */
const isManner = (kind: number): boolean => kind === seldomKind || kind === togetherKind;

/** "Zusammen mit einer Kollegin" is "mit einer Kollegin". */
function isBeside({ tokens, text }: Claims, lexis: Lexis): boolean {
  if (lexis.pack.language === 'zh')
    return /[与和跟]|(?<!合)同|随(?=\p{Script=Han}{1,5}[员师长工人])|配合(?!比)/u.test(text);
  const { beside } = smallWords(lexis);
  return tokens.some((token) => beside.has(token.folded));
}

/** "帮老人买菜" is "为老人买菜". */
function isForSomebody(word: string, { text }: Claims, { pack }: Lexis): boolean {
  const { helping } = pack.relations.limits;
  return helping !== undefined && word === helping.word && helping.as.test(text);
}

const isAlike = (a: number, b: number) => a === b || (a <= mostAlike && b <= mostAlike);

function isProgram(at: number, { tokens }: Statement, lexis: Lexis): boolean {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!own || lexis.pack.language === 'de' || !/^\p{Lu}\p{Ll}/u.test(own.text)) return false;
  const inside = before?.clause === own.clause && /^\p{Ll}/u.test(before.text);
  return inside && !(next?.clause === own.clause && /^\p{Lu}/u.test(next.text)) && !lexis.isVerb(own.folded);
}

/** "Part of the team" is a part, and is held against what says so; no one took part in the team. */
function isPart(at: number, { text, tokens }: Statement, { pack }: Lexis): boolean {
  const { start = -1 } = tokens[at] ?? {};
  return [...(pack.relations.parts ? allMatches(text, pack.relations.parts) : [])].some(
    (match) => match.index <= start && start < match.index + match[0].length,
  );
}

/** "Planned discharges" did plan; "lernte Kräfte an" taught: neither weakens. */
function isPlainVerb(at: number, statement: Statement, lexis: Lexis): boolean {
  const token = statement.tokens[at];
  const kind = token && lexis.weakener(token.folded);
  if (at === 0 && kind === plannedKind) return true;
  // "Planung" did plan, what is "geplant" may not have come about.
  if (kind === plannedKind && !` ${fold(lexis.pack.weakeners)} `.includes(` ${token?.folded} `)) return true;
  if (kind === basicKind && isCounted(at, statement, lexis)) return true;
  if (kind === actingKind && areOthers(at, statement, lexis)) return true;
  // "As part of my training": the whole of it.
  if (token?.folded === 'part' && statement.tokens[at - 1]?.folded === 'as') return true;
  // "Using Deputy" names a program; "Deputy Manager" a position.
  if (token && isProgram(at, statement, lexis)) return true;
  // "Mit Hilfe eines Wörterbuchs" helps oneself.
  if (isInTools(at, statement, lexis)) return true;
  return statement.particles.has(token?.clause ?? -1) && kind === learnedKind;
}

/** "Trained four junior receptionists": several are never oneself, and their rank weakens nothing. */
function areOthers(at: number, { role, tokens }: Statement, { pack }: Lexis): boolean {
  const [own, next] = [tokens[at], tokens[at + 1]];
  const { titles, person, many } = pack.relations;
  if (role !== 'text' || !titles.several || next?.clause !== own?.clause) return false;
  return person.test(next?.folded ?? '') && many.test(next?.folded ?? '');
}

const toolsOf = onceFor(({ pack }: Lexis): string[][] =>
  (pack.relations.tools ?? '').split('|').map((phrase) => phrase.split(' ')),
);

function isInTools(at: number, { tokens }: Statement, lexis: Lexis): boolean {
  return toolsOf(lexis).some((words) => {
    const first = at - words.indexOf(tokens[at]?.folded ?? '');
    return first <= at && words.every((word, i) => tokens[first + i]?.folded === word);
  });
}

/** "A small team of three": the figure says how small. */
const isCounted = (at: number, { tokens }: Statement, lexis: Lexis): boolean =>
  smallWords(lexis).of.has(tokens[at + 2]?.folded ?? '') &&
  (/^\d/.test(tokens[at + 3]?.folded ?? '') || lexis.numberWord(tokens[at + 3]?.folded ?? '') !== undefined);

/** Lines of the pack's list of weakeners: learning, planned. */
const learnedKind = 4;
const plannedKind = 5;

interface Weakening {
  word: string;
  kind: number;
  groups: number[];
  /** Chinese: what is claimed stands in a later clause than the word. */
  behind?: boolean;
}

function weakenings(statement: Statement, items: Item[], lexis: Lexis): Weakening[] {
  if (lexis.pack.language === 'zh')
    return hanWeakenings(statement, items, lexis).map(({ at, ...own }) => ({
      ...own,
      groups: groupsAt(at, statement, own.word.length),
    }));
  const isMeant = (tokens: readonly Token[]) =>
    tokens.some((own) => items.some((item) => item.token?.keys.some((key) => own.keys.includes(key)))) ||
    saidInOneWord(tokens, statement, items, lexis);
  const phrases = weakeningPhrases(statement, lexis);
  const inPhrase = (i: number) => phrases.some(({ from, to }) => from <= i && i <= to);
  const words = statement.tokens.flatMap((token, i): Weakening[] => {
    const kind = lexis.weakener(token.folded);
    if (kind === undefined || isInFigure(token, statement.figures) || inPhrase(i)) return [];
    if (isPlainVerb(i, statement, lexis) || isPart(i, statement, lexis)) return [];
    return isMeant(weakenedBy(i, i, kind, statement, lexis))
      ? [{ word: token.text, kind, groups: groupsAt(i, statement) }]
      : [];
  });
  const more = phrases
    .filter(({ from, to, kind }) => isMeant(weakenedBy(from, to, kind, statement, lexis)))
    .map(({ text, kind, to }) => ({ word: text, kind, groups: groupsAt(to, statement) }));
  return [...words, ...more];
}

/** So many words a helper stands before what it helps with: "supported the head of traffic in planning routes". */
const REACH = 10;

/**
 * What stands behind the words; before them, up to another verb, where they close the clause: "bei der Abrechnung
 * unterstützt". Where they are a clause of their own, the one before: "planted trees, from time to time".
 */
function weakenedBy(from: number, to: number, kind: number, statement: Statement, lexis: Lexis) {
  const { tokens } = statement;
  const { clause = 0 } = tokens[to] ?? {};
  const last = lastOfList(clause, statement, lexis);
  const behind = upToNextDoing(
    tokens
      .slice(to + 1)
      .filter((own, i) => (own.clause === clause ? i < REACH : own.clause > clause && own.clause <= last)),
    kind,
    lexis,
    tokens[from],
  );
  const before = tokens.slice(Math.max(0, from - REACH), from);
  const inClause = before.filter((own) => own.clause === clause);
  if (inClause.length > 0 && closesItsHalf(to, tokens, lexis)) return inClause;
  if (behind.length > 0) return kind === togetherKind ? [...inClause, ...behind] : behind;
  if (inClause.length === 0 && isManner(kind)) return before.filter((own) => own.clause === clause - 1);
  const apart = inClause.findLastIndex(
    ({ folded }) => lexis.isVerb(folded) || (kind === basicKind && lexis.pack.clauses.and.test(folded)),
  );
  return inClause.slice(apart + 1);
}

/** "Supported families in debt and spoke to creditors": another verb of the same form has what stands behind it. */
function upToNextPast(behind: readonly Token[], helper: Token, { pack, isFunction, closing }: Lexis) {
  const { and, past } = pack.clauses;
  if (closing || !past?.test(helper.text)) return behind;
  const isPast = (own?: Token) =>
    own !== undefined && (past.test(own.text) || pack.verbs.includes(`>${own.folded} `));
  const end = behind.findIndex(({ folded }, at) => at > 0 && and.test(folded) && isPast(behind[at + 1]));
  const hasObject = behind.slice(0, Math.max(end, 0)).some(({ folded }) => !isFunction(folded));
  return hasObject ? behind.slice(0, end) : behind;
}

/** German: "bei Operationen zugesehen und Instrumente gereinigt": behind "und" another verb closes a clause of its own. */
function closesItsHalf(at: number, tokens: readonly Token[], lexis: Lexis): boolean {
  const [own, next] = [tokens[at], tokens[at + 1]];
  if (!lexis.closing || !own || !next || next.clause !== own.clause) return false;
  if (!isParticiple(own.folded, lexis) || !lexis.pack.clauses.and.test(next.folded)) return false;
  const last = tokens.findLast(({ clause }) => clause === own.clause);
  return last !== undefined && /^\p{Ll}/u.test(last.text) && isParticiple(last.folded, lexis);
}

/** "Sold small appliances and repaired phones": what is small is the thing, and the next doing has its own. */
function upToNextDoing(
  behind: readonly Token[],
  kind: number,
  lexis: Lexis,
  helper?: Token,
): readonly Token[] {
  const { pack, isVerb } = lexis;
  if (kind <= mostAlike && helper) return upToNextPast(behind, helper, lexis);
  if (kind !== basicKind) return behind;
  const end = behind.findIndex(
    ({ folded }, at) => pack.clauses.and.test(folded) && isVerb(behind[at + 1]?.folded ?? ''),
  );
  return end < 0 ? behind : behind.slice(0, end);
}

/** Groups that the word is one of, by itself or with another: "Azubis" are no less than "Auszubildende". */
const groupsAt = (at: number, { sayings }: Statement, length = 1) =>
  sayings
    .filter((saying) => saying.at.includes(at))
    .filter(
      ({ at: own, group }) => own.length === length || (isRewording(group) && own.includes(at + length - 1)),
    )
    .map((saying) => saying.group);
