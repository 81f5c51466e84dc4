import { onceBy } from '../text/once-for.ts';
import type { ClauseCheck } from './clauses.ts';
import { isParticiple, type Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/** What was done, and the person or firm that it was done with, by or under. */
interface Bond {
  doing: readonly Token[];
  whom: readonly string[];
}

/** A word and what it is done to: "coordinated two firms", "coordination of two firms". */
export interface Done {
  doing: Token;
  whom: Token;
  /** Nothing stands between them. */
  bare: boolean;
}

/**
 * "Coordinated with two firms" is not "coordinated two firms", and whoever was supervised by a chemist has not
 * supervised one: all the words are the resume's, and the small one between them is gone.
 */
export function whoToWhom({ clause, claims, statements: all, lexis }: ClauseCheck): Refusal[] {
  if (lexis.pack.language === 'zh') return [];
  const told = doneOf(claims, lexis).filter(({ doing }) => doing.clause === clause);
  if (told.length === 0) return [];
  const statements = all.filter(({ role }) => role !== 'dates');
  const bonds = statements.flatMap((each) => bondsOf(each, lexis));
  return told
    .filter((done) => bonds.some((bond) => turns(bond, done, lexis)))
    .filter((done) => !statements.some((each) => saysDone(each, done, lexis)))
    .map(({ whom }) => refusal('scope', whom.text, 'scope'));
}

function turns({ doing, whom }: Bond, done: Done, lexis: Lexis): boolean {
  if (!done.whom.keys.some((key) => whom.includes(key))) return false;
  return doing.some(
    (own) =>
      sameDoing(own, done.doing, lexis) &&
      // "Entretiens avec des clients" are "entretiens clients".
      !(done.bare && own.folded === done.doing.folded && !lexis.isVerb(own.folded)),
  );
}

/** German verbs come apart: "eingewiesen" and "wies … ein". */
function sameDoing(one: Token, other: Token, { pack }: Lexis): boolean {
  return one.keys.some((key) =>
    other.keys.some((own) => own === key || (pack.compounds && own.length >= 4 && key.endsWith(own))),
  );
}

const saysDone = (statement: Statement, { doing, whom }: Done, lexis: Lexis): boolean =>
  doneOf(statement, lexis).some(
    (own) => sameDoing(own.doing, doing, lexis) && own.whom.keys.some((key) => whom.keys.includes(key)),
  );

/** Read once for each line, however many texts are held against it. */
const bondsOf = onceBy(({ tokens }: Statement) => tokens, bondsIn);

function bondsIn({ tokens, text }: Statement, lexis: Lexis): Bond[] {
  const { beside, agent, maybeAgent, under, toward } = smallWords(lexis);
  const { passive } = lexis.pack.relations;
  return tokens.flatMap(({ folded }, at): Bond[] => {
    if (toward.has(folded)) return towardBond(at, tokens, lexis);
    if (beside.has(folded)) return besideBond(at, tokens, lexis);
    if (agent.has(folded) || (maybeAgent.has(folded) && passive?.test(text)))
      return agentBond(at, tokens, lexis);
    return under.has(folded) ? underBond(at, tokens, lexis) : [];
  });
}

/** Of a line or of a text that is held against it. */
export const doneOf = onceBy(
  ({ tokens }: Pick<Statement, 'tokens'>) => tokens,
  ({ tokens }: Pick<Statement, 'tokens'>, lexis: Lexis) => doneIn(tokens, lexis),
);

/** "A shop with 14 employees" does nothing with them. */
function isDoing(token: Token, at: number, tokens: readonly Token[], lexis: Lexis): boolean {
  const { noun, verb } = lexis.pack.relations.doing;
  return (
    tokens[at - 1]?.clause !== token.clause ||
    lexis.isVerb(token.folded) ||
    noun.test(token.folded) ||
    verb.test(token.text)
  );
}

function besideBond(at: number, tokens: readonly Token[], lexis: Lexis): Bond[] {
  const whom = headBehind(at + 1, tokens, lexis);
  const { together } = smallWords(lexis);
  let before = at - 1;
  const clause = tokens[at]?.clause;
  while (
    tokens[before]?.clause === clause &&
    (together.has(tokens[before]?.folded ?? '') || lexis.isFunction(tokens[before]?.folded ?? ''))
  )
    before -= 1;
  const doing = tokens[before];
  if (!whom || !doing || doing.clause !== clause || isSameAlone(doing, lexis)) return [];
  if (!isDoing(doing, before, tokens, lexis)) return [];
  return [{ doing: [doing], whom: whom.keys }];
}

const isSameAlone = ({ keys }: Token, lexis: Lexis): boolean =>
  smallWords(lexis).sameAlone.some((stem) => keys.some((key) => key.startsWith(stem)));

function agentBond(at: number, tokens: readonly Token[], lexis: Lexis): Bond[] {
  const whom = headBehind(at + 1, tokens, lexis);
  const next = tokens[at + 1]?.folded ?? '';
  // "By 30 %", "by using": how much, and how; "von mir" is by oneself.
  if (!whom || next.endsWith('ing') || lexis.closing?.oneself.test(next)) return [];
  const isAmount = /^\d/.test(next) || lexis.numberWord(next) !== undefined;
  if (isAmount && !lexis.closing && !lexis.pack.relations.person.test(whom.folded)) return [];
  const clause = tokens[at]?.clause;
  const doing = tokens.filter(
    (own, i) =>
      own.clause === clause && own !== whom && own.keys.length > 0 && (lexis.pack.compounds || i < at),
  );
  return [{ doing, whom: whom.keys }];
}

/** "Leitete Beschwerden an die Hausdame weiter" led nobody. */
function towardBond(at: number, tokens: readonly Token[], lexis: Lexis): Bond[] {
  const whom = headBehind(at + 1, tokens, lexis);
  const doing = tokens.filter(
    ({ folded, clause }, i) => i < at && clause === tokens[at]?.clause && lexis.isScope(folded),
  );
  return whom && doing.length > 0 ? [{ doing, whom: whom.keys }] : [];
}

/** "Under the supervision of a chemist". */
function underBond(at: number, tokens: readonly Token[], lexis: Lexis): Bond[] {
  const doing = headBehind(at + 1, tokens, lexis);
  const whom = doing && headBehind(tokens.indexOf(doing) + 1, tokens, lexis, true);
  return doing && whom ? [{ doing: [doing], whom: whom.keys }] : [];
}

/** Every word with what it is done to. */
function doneIn(tokens: readonly Token[], lexis: Lexis): Done[] {
  return tokens.flatMap((doing, at): Done[] => {
    if (doing.keys.length === 0) return [];
    if (isSupervised(at, tokens, lexis)) return [];
    const whom =
      headBehind(at + 1, tokens, lexis, true) ?? farObject(at, tokens, lexis) ?? before(at, tokens, lexis);
    return whom ? [{ doing, whom, bare: tokens[at + 1] === whom }] : [];
  });
}

/** German: "Zwei Helfer unterstützt", and not "von zwei Helfern unterstützt". */
function before(at: number, tokens: readonly Token[], lexis: Lexis): Token | undefined {
  const { closing } = lexis;
  const [whom, doing] = [tokens[at - 1], tokens[at]];
  if (!closing || !whom || !doing || !/^\p{Ll}/u.test(doing.text) || !isParticiple(doing.folded, lexis))
    return undefined;
  if (whom.clause !== doing.clause || !/^\p{Lu}/u.test(whom.text)) return undefined;
  const isLed = tokens
    .slice(Math.max(0, at - 4), at - 1)
    .some(({ folded, clause }) => clause === doing.clause && closing.prepositions.has(folded));
  return isLed ? undefined : whom;
}

/** German: "Beurteilte zweimal im Jahr die Trainerin": the verb opens the clause, the article tells what is done to. */
function farObject(at: number, tokens: readonly Token[], lexis: Lexis): Token | undefined {
  const { closing, pack } = lexis;
  const { clause, folded = '' } = tokens[at] ?? {};
  if (!closing || tokens[at - 1]?.clause === clause) return undefined;
  const isVerb = lexis.isVerb(folded) || pack.clauses.past?.test(folded);
  if (!isVerb || tokens.some((own) => own.clause === clause && closing.oneself.test(own.folded)))
    return undefined;
  const article = tokens.findIndex(
    (own, i) => i > at && own.clause === clause && closing.article.test(own.folded),
  );
  return article < 0 ? undefined : headBehind(article + 1, tokens, lexis);
}

/** "Under the supervision of a chemist" has the word for "under" before it. */
function isSupervised(at: number, tokens: readonly Token[], lexis: Lexis): boolean {
  const { under, beside } = smallWords(lexis);
  return tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ folded, clause }) => clause === tokens[at]?.clause && (under.has(folded) || beside.has(folded)));
}

/** The noun of what follows: the last of a row in English, the first in French and Spanish, the first capital in German. */
export function headBehind(
  from: number,
  tokens: readonly Token[],
  lexis: Lexis,
  withOf = false,
): Token | undefined {
  const { determiners, of } = smallWords(lexis);
  const clause = tokens[from - 1]?.clause;
  let at = from;
  const isBetween = ({ folded }: Token) =>
    determiners.has(folded) ||
    (withOf && of.has(folded)) ||
    /^\d/.test(folded) ||
    lexis.numberWord(folded) !== undefined;
  const isBefore = (own: Token | undefined) => own !== undefined && own.clause === clause && isBetween(own);
  while (isBefore(tokens[at])) at += 1;
  let head: Token | undefined;
  for (let i = at; i < at + 4; i += 1) {
    const own = tokens[i];
    if (!own || own.clause !== clause || own.keys.length === 0 || lexis.period(own.folded) !== undefined)
      break;
    if (lexis.pack.language === 'en') {
      if (i === at && lexis.isLight(own.folded)) break;
      if (i > at && (lexis.isVerb(own.folded) || own.folded.endsWith('ly'))) break;
      head = own;
    } else if (lexis.pack.language !== 'de' || /^\p{Lu}/u.test(own.text)) return own;
  }
  return head;
}
