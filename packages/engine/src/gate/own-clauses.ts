import type { OwnClausesPack } from '../locales/own-clauses-pack.ts';
import { onceBy, onceFor } from '../text/once-for.ts';
import { isParticiple, type Lexis } from './lexis.ts';
import type { Token } from './tokens.ts';

/** A clause of its own inside a line, by its first and last token. */
export interface OwnClause {
  from: number;
  to: number;
  /** Says when, or on what condition, the rest is so. */
  when: boolean;
  /** Says what somebody else did. */
  others: boolean;
}

interface Words {
  pack: OwnClausesPack;
  when: ReadonlySet<string>;
  during: ReadonlySet<string>;
  but: ReadonlySet<string>;
  subject: ReadonlySet<string>;
  pronouns: ReadonlySet<string>;
  between: ReadonlySet<string>;
  inverted: ReadonlySet<string>;
  more: ReadonlySet<string>;
  that: ReadonlySet<string>;
  relative: ReadonlySet<string>;
  theirs: ReadonlySet<string>;
}

const wordsOf = onceFor(({ pack: { relations } }: Lexis): Words | null => {
  const pack = relations.ownClauses;
  if (!pack) return null;
  const set = (text = '') => new Set(text.split(' ').filter(Boolean));
  return {
    pack,
    when: set(pack.when),
    during: set(pack.during),
    but: set(pack.but),
    subject: set(pack.subject),
    pronouns: set(pack.pronouns),
    between: set(pack.between),
    inverted: set(pack.inverted),
    more: set(pack.more),
    that: set(pack.that),
    relative: set(pack.relative),
    theirs: set(pack.theirs),
  };
});

/** "Another", "fellow": whoever stands behind it is a person as the writer is. */
export const isOneMore = (folded: string, lexis: Lexis): boolean => wordsOf(lexis)?.more.has(folded) ?? false;

interface Said {
  tokens: readonly Token[];
}

/** Found by their small words, one look at each token; most lines have none. */
export const ownClausesOf = onceBy(
  ({ tokens }: Said) => tokens,
  ({ tokens }: Said, lexis: Lexis): OwnClause[] => {
    const words = wordsOf(lexis);
    if (!words) return [];
    const found: OwnClause[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const own = clauseAt(at, tokens, words, lexis);
      if (!own) continue;
      found.push(own);
      at = own.to;
    }
    return found;
  },
);

function clauseAt(at: number, tokens: readonly Token[], words: Words, lexis: Lexis): OwnClause | undefined {
  const { folded = '' } = tokens[at] ?? {};
  const isWhen = words.when.has(folded) || isTimeWith(at, tokens, words, lexis);
  if (isWhen || words.during.has(folded)) {
    const next = tokens[at + 1];
    if (!next || next.clause !== tokens[at]?.clause || words.pack.goesOn?.test(next.folded)) return undefined;
    if (!isWhen && !words.theirs.has(next.folded)) return undefined;
    const others =
      isWhen &&
      (words.pronouns.has(next.folded) ||
        verbOf(at + 1, tokens, words) > 0 ||
        isOfThings(at + 1, tokens, words, lexis));
    return { from: at, to: endOf(at + 2, tokens, lexis), when: true, others };
  }
  if (at === 0 || !opens(at, tokens, words, lexis)) return undefined;
  const verb = verbOf(at, tokens, words) || verbBehind(at, tokens, words, lexis);
  return verb ? { from: at, to: endOf(verb + 1, tokens, lexis), when: false, others: true } : undefined;
}

/** "Los domingos que", "les jours où". */
function isTimeWith(at: number, tokens: readonly Token[], { relative }: Words, lexis: Lexis): boolean {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (!before || !own || !relative.has(own.text.toLowerCase()) || before.clause !== own.clause) return false;
  return lexis.period(before.folded) !== undefined || weekdaysOf(lexis).has(before.folded);
}

const weekdaysOf = onceFor(({ pack }: Lexis) => new Set((pack.marks.weekdays ?? '').split(/[ |]/)));

/** Behind a mark, "and" or "but". */
function opens(at: number, tokens: readonly Token[], { but, that }: Words, { pack }: Lexis): boolean {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (before?.clause !== own?.clause) return true;
  const small = before?.folded ?? '';
  return pack.clauses.and.test(small) || but.has(small) || that.has(small);
}

/** Before who did it: "que fixait le siège", "vorgelesen hat eine Kollegin", "Reparaturen übernahm ein Techniker". */
function verbBehind(at: number, tokens: readonly Token[], words: Words, lexis: Lexis): number {
  const { inverted, that, between, subject, pack } = words;
  const isThat = that.has(tokens[at - 1]?.folded ?? '');
  if (!isThat && !lexis.closing) return 0;
  let place = isThat ? at : at + 1;
  while (isThat && between.has(tokens[place]?.folded ?? '')) place += 1;
  const [verb, next] = [tokens[place], tokens[place + 1]];
  if (!verb || verb.clause !== tokens[at]?.clause) return 0;
  if (!isThat && inverted.has(verb.folded) && isParticiple(tokens[at]?.folded ?? '', lexis)) return place;
  const hasSubject = pack.finite.test(verb.text) && next?.clause === verb.clause;
  return hasSubject && subject.has(next.folded) ? place : 0;
}

/** "When flights were cancelled", "when stock was low": what many did, or what became of a thing. */
function isOfThings(
  at: number,
  tokens: readonly Token[],
  { between, pack }: Words,
  { pack: { relations } }: Lexis,
): boolean {
  const [who, verb] = [tokens[at], tokens[at + 1]];
  if (!who || verb?.clause !== who.clause || who.keys.length === 0) return false;
  if (!pack.finite.test(verb.text)) return false;
  return between.has(verb.folded) || (relations.many?.test(who.folded) ?? false);
}

const longestSubject = 3;

/** Where the verb of a subject stands that begins here; 0 where none does. */
function verbOf(at: number, tokens: readonly Token[], { subject, between, pack }: Words): number {
  const first = tokens[at];
  if (!first || !subject.has(first.folded)) return 0;
  const clause = first.clause;
  const isOwn = (place: number) => tokens[place]?.clause === clause;
  for (let place = at + 2, nouns = 1; isOwn(place); place += 1) {
    const own = tokens[place] as Token;
    if (pack.finite.test(own.text)) return place;
    if (between.has(own.folded)) continue;
    nouns += 1;
    if (nouns > longestSubject || own.keys.length === 0) return 0;
  }
  return 0;
}

/** Up to the next mark, or to "and" before a verb of the writer's own. */
function endOf(from: number, tokens: readonly Token[], lexis: Lexis): number {
  const clause = tokens[from - 1]?.clause;
  let at = from;
  while (tokens[at]?.clause === clause && at < tokens.length) {
    const next = tokens[at + 1];
    if (lexis.pack.clauses.and.test(tokens[at]?.folded ?? '') && next && isDoing(next, lexis)) break;
    at += 1;
  }
  return at - 1;
}

const isDoing = ({ folded, text }: Token, lexis: Lexis): boolean =>
  lexis.isVerb(folded) || isParticiple(folded, lexis) || (lexis.pack.clauses.past?.test(text) ?? false);
