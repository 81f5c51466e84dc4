import type { WritingPack } from '../locales/writing-pack.ts';
import { allMatches } from '../text/all-matches.ts';
import { onceBy } from '../text/once-for.ts';
import { type ClauseCheck, clauseText, shareOf } from './clauses.ts';
import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { FoundMark } from './marks.ts';
import type { FoundNumber } from './numbers.ts';
import { type Refusal, refusal } from './refusal.ts';
import { isTold, type Statement } from './statement.ts';
import { outOfTime, type Rates, ratesOf } from './time-bounds.ts';
import { outOfItsTime, type Timed, timesOf } from './timed.ts';
import type { Token } from './tokens.ts';

interface Span {
  start: number;
  end: number;
}

/** What a line says to be so within bounds only. */
interface Bounds {
  /** What somebody else did, whom the writer went along with. */
  company: { whom: Token[]; what: Span }[];
  /** True of so many of several. */
  parts: { count: string; rest: Span }[];
  /** What was done while somebody above was away. */
  standIn: Token[];
  /** Who was stood in for. */
  replaced: Token[];
  /** What was done then, or on that condition, only. */
  times: Timed[];
  /** Sums up to which something was decided. */
  sums: FoundNumber[];
  rates: Rates[];
}

const boundsOf = onceBy(({ tokens }: Statement) => tokens, readBounds);

function readBounds(line: Statement, lexis: Lexis): Bounds | null {
  const found: Bounds = {
    company: companyOf(line, lexis),
    parts: partsOf(line, lexis),
    standIn: standInOf(line, lexis),
    replaced: replacedIn(line, lexis),
    times: timesOf(line, lexis),
    sums: sumsOf(line, lexis),
    rates: ratesOf(line, lexis),
  };
  return Object.values(found).some(({ length }) => length > 0) ? found : null;
}

const spanOf = (match: RegExpExecArray, part: string): Span => {
  const start = match.index + match[0].lastIndexOf(part);
  return { start, end: start + part.length };
};

const within = ({ start, end }: Span, each: Span): boolean => start <= each.start && each.end <= end;

function companyOf({ text, tokens }: Statement, { pack }: Lexis): Bounds['company'] {
  return pack.relations.bounds.company.flatMap((pattern) =>
    allMatches(text, pattern).map((match) => {
      const { whom = '', what = '' } = match.groups ?? {};
      const start = match.index + match[0].indexOf(whom);
      const person = { start, end: start + whom.length };
      return {
        whom: headOf(
          tokens.filter((own) => within(person, own)),
          pack,
        ),
        what: spanOf(match, what),
      };
    }),
  );
}

/** "The tree surveyor" is somebody by the last word, in French and Spanish by the first. */
function headOf(tokens: readonly Token[], { clauses, compounds }: WritingPack): Token[] {
  const words = tokens.filter(({ keys, han }) => han || keys.length > 0);
  return words.slice(clauses.headLast || compounds ? -1 : 0).slice(0, 1);
}

function partsOf({ text, figures }: Statement, lexis: Lexis): Bounds['parts'] {
  const { partClauses, some, all } = lexis.pack.relations.bounds;
  return partClauses.flatMap((pattern) =>
    allMatches(text, pattern).flatMap((match) => {
      const { count = '', rest = '' } = match.groups ?? {};
      const at = { start: match.index, end: match.index + match[0].length };
      const isNumber = figures.numbers.some((own) => own.start < at.end && at.start < own.end);
      if (rest === '' || all.test(count) || !(isNumber || some.test(count))) return [];
      return [{ count, rest: spanOf(match, rest) }];
    }),
  );
}

/** The words of the stretch that the absence closes, or where it opens the line, of the one behind it. */
function standInOf({ text, tokens }: Statement, lexis: Lexis): Token[] {
  const { absence } = lexis.pack.relations.bounds;
  return allMatches(text, absence).flatMap(({ index, 0: all }) => {
    const end = index + all.length;
    const ends = (each: string) => lexis.pack.clauses.and.test(each);
    const before = tokens.filter((own) => own.end <= index);
    const clause = before.at(-1)?.clause;
    const from = before.findLastIndex((own) => own.clause !== clause || ends(own.folded));
    const stretch = before.slice(from + 1);
    if (stretch.some(({ keys, han }) => han || keys.length > 0)) return stretch;
    return lexis.pack.language === 'zh'
      ? tokens.filter((own) => own.start <= end && own.end > end)
      : tokens.filter((own) => own.start >= end);
  });
}

function replacedIn({ text, tokens }: Statement, { pack }: Lexis): Token[] {
  const { replaced } = pack.relations.bounds;
  const { 0: all = '', index = 0 } = replaced?.exec(text) ?? {};
  return all === '' ? [] : tokens.filter(({ start }) => start >= index + all.length).slice(0, 1);
}

/** "Remplacé la lingère" made nobody a "lingère". */
function headIn(replaced: readonly Token[], { tokens }: Claims, clause: number): string | undefined {
  const head = tokens.find((token) => token.clause === clause && token.keys.length > 0);
  return head && replaced.some(({ folded }) => folded === head.folded) ? head.text : undefined;
}

function sumsOf({ text, figures }: Statement, { pack }: Lexis): FoundNumber[] {
  if (!pack.relations.bounds.power.test(text)) return [];
  return figures.numbers.filter(({ hedge, unit }) => isBelow(hedge) && unit !== '' && unit !== '%');
}

const isBelow = (hedge: string): boolean => hedge === 'upTo' || hedge === 'under' || hedge === 'within';

/**
 * Who went along to a negotiation led none, "three of which were published" are not all, who ran the shift while the
 * manager was away did not run it otherwise, and who decided up to a sum did not decide about any.
 */
export function boundsKept(check: ClauseCheck): Refusal[] {
  const { items, verbatim, lexis } = check;
  if (verbatim.some((each) => each.role === 'text' && boundsOf(each, lexis) === null)) return [];
  // What says less than half of it is no source of it, and most lines do.
  const lines = check.statements.filter((each) => isTold(each) && shareOf(items, each, lexis) >= 0.5);
  const bound = lines.filter((each) => boundsOf(each, lexis) !== null);
  const shares = bound.map((each) => shareOf(items, each, lexis));
  if (bound.length === 0) return [];
  const most = Math.max(...shares);
  if (lines.some((each) => boundsOf(each, lexis) === null && shareOf(items, each, lexis) >= most)) return [];
  // What one of the lines that say the most of it says within the same bounds is so.
  const found = bound
    .filter((_, at) => shares[at] === most)
    .map((source) => broken(boundsOf(source, lexis) as Bounds, source, check));
  const [what] = found;
  return what === undefined || found.includes(undefined) ? [] : [refusal('scope', what, 'weaker')];
}

function broken(bounds: Bounds, source: Statement, check: ClauseCheck): string | undefined {
  const { clause, claims, lexis } = check;
  const { text, figures } = claims;
  const words = lexis.pack.relations.bounds;
  const said = clauseText(clause, claims);
  const says = (value: string) => figures.numbers.some((own) => own.value === value);
  if (bounds.company.length > 0 && !words.accompanied.test(text)) {
    const spans = bounds.company.filter(({ whom }) => !namesAny(whom, claims)).map(({ what }) => what);
    const done = onlyIn(spans, source, claims, clause) ?? doneTo(bounds.company, source, check);
    if (done) return done;
  }
  if (
    bounds.parts.length > 0 &&
    !words.some.test(text) &&
    !text.includes('%') &&
    !figures.marks.some(isShare)
  ) {
    const spans = bounds.parts
      .filter(({ count }) => !saysCount(count, source, claims))
      .map(({ rest }) => rest);
    const done = onlyIn(spans, source, claims, clause);
    if (done) return done;
  }
  if (bounds.standIn.length > 0 && !words.standIn.test(text)) {
    const done = firstOf(bounds.standIn, claims, clause);
    if (done) return done;
  }
  const replaced = words.standIn.test(text) ? undefined : headIn(bounds.replaced, claims, clause);
  if (replaced) return replaced;
  const untimed = check.units.length === 1 ? outOfItsTime(bounds.times, check) : undefined;
  if (untimed) return untimed;
  const sum = words.power.test(said) ? bounds.sums.find(({ value }) => !says(value)) : undefined;
  if (sum) return source.text.slice(sum.start, sum.end);
  return bounds.rates.find((rate) => outOfTime(rate, said, claims, lexis)) && said.slice(0, 60);
}

const isShare = ({ value }: FoundMark): boolean => value.startsWith('part ');

function saysCount(count: string, { text, figures }: Statement, claims: Claims): boolean {
  const at = text.indexOf(count);
  const own = figures.numbers.find(({ start, end }) => start < at + count.length + 2 && at <= end);
  return own !== undefined && claims.figures.numbers.some(({ value }) => value === own.value);
}

const namesAny = (persons: readonly Token[], { tokens, text }: Claims): boolean =>
  persons.some((own) =>
    own.han
      ? text.includes(own.text.slice(-2))
      : own.keys.length > 0 && tokens.some((token) => token.keys.some((key) => own.keys.includes(key))),
  );

/** "Accompanied a lady to rehabilitation" rehabilitated none, whoever is named. */
function doneTo(company: Bounds['company'], { tokens }: Statement, check: ClauseCheck): string | undefined {
  const { claims, clause, lexis } = check;
  const opening = claims.tokens.find((token) => token.clause === clause);
  if (!opening || !(lexis.pack.clauses.past?.test(opening.text) || lexis.isVerb(opening.folded)))
    return undefined;
  const same = tokens.filter(({ keys }) => keys.some((key) => opening.keys.includes(key)));
  const isOnlyThere = same.every((own) => company.some(({ what }) => within(what, own)));
  return same.length > 0 && isOnlyThere ? opening.text : undefined;
}

/** A word of the clause that the line says in these stretches, and nowhere else. */
function onlyIn(
  spans: readonly Span[],
  source: Statement,
  claims: Claims,
  clause: number,
): string | undefined {
  if (spans.length === 0) return undefined;
  const own = claims.tokens.filter((token) => token.clause === clause);
  return own
    .map((token) => (token.han ? hanOnlyIn(spans, source, token.text) : tokenOnlyIn(spans, source, token)))
    .find(Boolean);
}

function tokenOnlyIn(
  spans: readonly Span[],
  { tokens }: Statement,
  { keys, text }: Token,
): string | undefined {
  const places = tokens.filter((own) => own.keys.some((key) => keys.includes(key)));
  return places.length > 0 && places.every((own) => spans.some((span) => within(span, own)))
    ? text
    : undefined;
}

function hanOnlyIn(spans: readonly Span[], { folded }: Statement, text: string): string | undefined {
  const rest = spans.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    folded,
  );
  return spans
    .flatMap(({ start, end }) => pairsOf(folded.slice(start, end)))
    .find((pair) => text.includes(pair) && !rest.includes(pair));
}

const pairsOf = (text: string): string[] =>
  [...text].map((_, i) => text.slice(i, i + 2)).filter((pair) => /^\p{Script=Han}{2}$/u.test(pair));

function firstOf(stretch: readonly Token[], claims: Claims, clause: number): string | undefined {
  const own = claims.tokens.filter((token) => token.clause === clause);
  const keys = new Set(stretch.flatMap((token) => token.keys));
  const pairs = stretch.filter(({ han }) => han).flatMap(({ text }) => pairsOf(text));
  const found = own.find((token) =>
    token.han ? pairs.some((pair) => token.text.includes(pair)) : token.keys.some((key) => keys.has(key)),
  );
  return found?.text;
}
