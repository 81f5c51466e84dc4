import { type Claims, claimsOf, supports } from '../gate/items.ts';
import type { Statement } from '../gate/support.ts';
import type { Evidence, Requirement, RequirementMatch, Term } from '../types.ts';
import { allBullets, type PlacedBullet, type TailorContext } from './context.ts';

/** A requirement of the posting that words can serve. */
export interface Wanted {
  requirement: Requirement;
  match: RequirementMatch;
  /** In the posting's words, as they would stand inside a sentence. */
  term: Term;
  say: string;
  kind: string | undefined;
}

const termKinds = new Set<Requirement['kind']>(['hard_skill', 'soft_skill', 'certificate']);

/** The posting's terms, those that matter most first; each word once. */
export function wantedTerms(context: TailorContext): Wanted[] {
  const { before, job, engine } = context;
  const byId = new Map(before.matches.map((match) => [match.requirementId, match]));
  const seen = new Set<string>();
  return before.job.requirements
    .filter((requirement) => termKinds.has(requirement.kind))
    .sort((a, b) => (job.weights.get(b.id) ?? 0) - (job.weights.get(a.id) ?? 0))
    .flatMap((requirement) => {
      const match = byId.get(requirement.id);
      if (!match) return [];
      return requirement.terms.map((term): Wanted => {
        const kind = term.concept === undefined ? undefined : engine.lexica.kind(term.concept);
        return { requirement, match, term, kind, say: insideSentence(term.text, kind, context) };
      });
    })
    .filter(({ say }) => {
      const key = say.toLowerCase();
      if (say.length > 60 || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** A heading's capital goes; names of products and German nouns keep theirs. */
function insideSentence(text: string, kind: string | undefined, context: TailorContext): string {
  const clean = text.trim().replace(/[.,;:，。；：]+$/u, '');
  const { language } = context.before.job;
  if (language === 'de' || language === 'zh' || kind === 'tool' || kind === 'certificate') return clean;
  return clean.replace(/\p{L}[\p{L}\p{M}]*/gu, (word, at: number) => {
    if (!/^\p{Lu}\p{Ll}+$/u.test(word)) return word;
    if (kind !== undefined) return word.toLowerCase();
    const lower = word.toLowerCase();
    const used = new RegExp(`(^|[^\\p{L}])${lower}([^\\p{L}]|$)`, 'u').test(context.before.job.description);
    return used || (at === 0 && clean.includes(' ')) ? lower : word;
  });
}

export interface OtherWords {
  place: PlacedBullet;
  statement: Statement;
  /** Offsets in the bullet's text of the words that say it. */
  start: number;
  end: number;
}

/** Bullets that say the term with other words of equal meaning. */
export function saidOtherwise(wanted: Wanted, context: TailorContext): OtherWords[] {
  const { lexis, support } = context;
  const claims = claimsOf(wanted.say, lexis);
  if (claims.items.length === 0 || claims.figures.numbers.length > 0) return [];
  const statements = new Map(
    support.units.flatMap((unit) =>
      unit.statements.map((each): [string, Statement] => [`${unit.id} ${each.text}`, each]),
    ),
  );
  return allBullets(context.resume).flatMap((place) => {
    const statement = statements.get(`${place.entryId} ${place.bullet.text}`);
    const span = statement && spanOf(claims, statement, context);
    return statement && span ? [{ place, statement, ...span }] : [];
  });
}

/** The stretch of the statement that says all of the term, if it is short enough to be one thing. */
function spanOf(
  claims: Claims,
  statement: Statement,
  context: TailorContext,
): { start: number; end: number } | undefined {
  const { lexis } = context;
  if (!claims.items.every((item) => supports(statement, item, lexis))) return undefined;
  if (lexis.pack.language === 'zh') return hanSpan(claims, statement, context);
  const whole = wholeSaying(claims, statement, context);
  if (whole) return spanOfTokens(statement, whole);
  const places = claims.items.map((item) =>
    statement.tokens.findIndex(
      (token) =>
        token.folded === item.token?.folded || token.keys.some((key) => item.token?.keys.includes(key)),
    ),
  );
  if (places.some((place) => place < 0)) return undefined;
  const clause = statement.tokens[places[0] ?? 0]?.clause;
  const together = places.every((place) => statement.tokens[place]?.clause === clause);
  const wide = Math.max(...places) - Math.min(...places) > claims.items.length + 3;
  return together && !wide ? spanOfTokens(statement, places) : undefined;
}

/** The term as a whole is a member of a group of equal sayings, and the statement says another member. */
function wholeSaying(claims: Claims, statement: Statement, context: TailorContext): number[] | undefined {
  const { lexis } = context;
  const own = claims.sayings.filter((saying) => claims.items.every((item) => item.groups.has(saying.group)));
  const groups = new Set(
    own
      .filter((saying) => lexis.groups.size(saying.member) >= claims.items.length)
      .map((saying) => saying.group),
  );
  const said = lexis.groups
    .inTokens(statement.tokens.map((token) => token.keys))
    .filter((saying) => groups.has(saying.group));
  return said.sort((a, b) => lexis.groups.size(b.member) - lexis.groups.size(a.member))[0]?.at;
}

function spanOfTokens(statement: Statement, places: number[]): { start: number; end: number } | undefined {
  const tokens = places.map((place) => statement.tokens[place]).filter((token) => token !== undefined);
  if (tokens.length === 0) return undefined;
  return {
    start: Math.min(...tokens.map((token) => token.start)),
    end: Math.max(...tokens.map((token) => token.end)),
  };
}

function hanSpan(
  claims: Claims,
  statement: Statement,
  context: TailorContext,
): { start: number; end: number } | undefined {
  const groups = new Set(
    claims.sayings
      .filter((saying) => saying.at.length >= claims.text.length * 0.6)
      .map((saying) => saying.group),
  );
  const said = context.lexis.groups
    .inCharacters(statement.folded)
    .filter((saying) => groups.has(saying.group));
  const best = said.sort((a, b) => b.at.length - a.at.length)[0];
  if (!best || statement.folded.length !== statement.text.length) return undefined;
  return { start: Math.min(...best.at), end: Math.max(...best.at) + 1 };
}

export function quotesWith(match: RequirementMatch, relation: Evidence['relation']): Evidence[] {
  return match.quotes.filter((quote) => quote.relation === relation && quote.line >= 0);
}
