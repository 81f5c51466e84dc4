import { gather } from '../text/gather.ts';
import { onceFor } from '../text/once-for.ts';
import { isAcronym } from './equal-groups.ts';
import { isInFigure } from './figure-words.ts';
import type { Claims, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { Statement } from './statement.ts';
import { fold } from './word-forms.ts';

const bracketed = /[(（]([^()（）]{2,})[)）]/gu;
const letters = /^\p{Lu}[\p{Lu}\d&/.-]{1,8}s?$/u;
const marks = /^[\s\p{P}]+|[\s\p{P}]+$/gu;
const goesOn = /^(?!\p{Script=Han})[\p{L}\p{N}](?!\p{Script=Han})[\p{L}\p{N}]$/u;

/**
 * "Attended first aid training (taught first aid)", "Sat in on the meeting and ran the meeting": what stands in
 * brackets, and what stands beside a line as it came, is told as well, whatever the true words there leave open. A
 * number and what it counts ("60 hours"), letters, and what the resume has in brackets itself tell nothing more.
 */
export function toldBesides(claims: Claims, statements: readonly Statement[], lexis: Lexis): string[] {
  const { text } = claims;
  const own = insideOf(statements);
  const isKnown = (part: string) => own.has(fold(part)) || letters.test(part);
  const inside = /[(（]/.test(text)
    ? inBrackets(text).filter(
        (each) => !textAt(text, each).split(', ').every(isKnown) && !isMeaning(each, claims, lexis),
      )
    : [];
  const told = [...inside, ...besideLines(text, statements), ...toldAgain(claims)]
    .filter((each) => !isAmount(each, claims))
    .map((each) => withoutJoint(textAt(text, each), lexis))
    .filter((each) => each !== '' && !letters.test(each));
  return [...new Set(told)];
}

interface Span {
  start: number;
  end: number;
}

const textAt = (text: string, { start, end }: Span): string => text.slice(start, end).replace(marks, '');

const inBrackets = (text: string): Span[] =>
  [...text.matchAll(bracketed)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** "VAT returns (value added tax)": what letters mean, beside them. */
function isMeaning({ start, end }: Span, { sayings, tokens }: Claims, { pack }: Lexis): boolean {
  if (pack.language === 'zh') return false;
  const places = tokens.flatMap((own, at) =>
    own.start >= start && own.end <= end && own.keys.length > 0 ? [at] : [],
  );
  if (places.length === 0) return false;
  const groups = sayings
    .filter(({ group, at }) => isAcronym(group) && places.every((place) => at.includes(place)))
    .map(({ group }) => group);
  return sayings.some(
    ({ group, at }) => groups.includes(group) && !at.some((place) => places.includes(place)),
  );
}

/** Whole, and part by part. */
const insideOf = onceFor(
  (statements: readonly Statement[]): ReadonlySet<string> =>
    new Set(
      statements.flatMap(({ text }) =>
        inBrackets(text).flatMap((each) => {
          const inside = fold(textAt(text, each));
          return [inside, ...inside.split(', ')];
        }),
      ),
    ),
);

/** What stands before, between and behind lines that stand in the text as they came. */
function besideLines(text: string, statements: readonly Statement[]): Span[] {
  const low = text.toLowerCase();
  const found = linesOf(statements).filter((line) => line.length < low.length && low.includes(line));
  const whole = { start: 0, end: text.length };
  const rests = found.reduce<Span[]>(
    (spans, line) => spans.flatMap((span) => without(line, span, low)),
    [whole],
  );
  if (rests.every(({ start, end }) => end - start === text.length)) return [];
  // "Management of the" is no claim of its own where the line goes on with "payroll".
  return rests.filter(({ start, end }) => end === text.length || /\p{P}\s*$/u.test(text.slice(start, end)));
}

function without(line: string, { start, end }: Span, low: string): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (
    let at = low.indexOf(line, start);
    at >= 0 && at + line.length <= end;
    at = low.indexOf(line, at + 1)
  ) {
    if (at < from || !isWhole(low, at, at + line.length)) continue;
    spans.push({ start: from, end: at });
    from = at + line.length;
  }
  return [...spans, { start: from, end }];
}

/** "Attended the weekly meeting, ran the weekly meeting": a clause of the same things tells them once more. */
function toldAgain({ clauses, items, text }: Claims): Span[] {
  if (clauses.length < 2) return [];
  const byClause = new Map<number, Item[]>();
  for (const item of items) if (item.end > item.start) gather(byClause, item.clause, item);
  const earlier = new Set<string>();
  return clauses.flatMap((clause) => {
    const own = byClause.get(clause) ?? [];
    const again = own.filter((item) => namesOf(item).some((name) => earlier.has(name)));
    for (const name of own.flatMap(namesOf)) earlier.add(name);
    const [first] = own;
    if (!first || again.length < 2 || again.length * 2 < own.length) return [];
    return [{ start: beginOf(text, first.start), end: Math.max(...own.map(({ end }) => end)) }];
  });
}

const namesOf = ({ token, text }: Item): readonly string[] => (token && !token.han ? token.keys : [text]);

/** The clause from its mark on: small words before the first claim are part of it. */
function beginOf(text: string, at: number): number {
  let begin = at;
  while (begin > 0 && !/[,;:，；：.。()（）]/u.test(text.charAt(begin - 1))) begin -= 1;
  return begin;
}

/** "Photocopied files" does not say "copied files". */
const isWhole = (text: string, start: number, end: number): boolean =>
  !goesOn.test(text.slice(Math.max(0, start - 1), start + 1)) && !goesOn.test(text.slice(end - 1, end + 1));

/** The longest first; a word or two of a title may stand in any text. */
const linesOf = onceFor((statements: readonly Statement[]): readonly string[] =>
  statements
    .filter(
      ({ role, tokens, text }) => role === 'text' && (tokens.length > 2 || /\p{Script=Han}{4}/u.test(text)),
    )
    .map(({ text }) => text.toLowerCase().replace(marks, ''))
    .sort((a, b) => b.length - a.length),
);

const withoutJoint = (rest: string, lexis: Lexis): string => {
  const [first = ''] = /^\S+(?=\s)/u.exec(rest) ?? [];
  return lexis.pack.clauses.and.test(fold(first)) ? rest.slice(first.length).trim() : rest;
};

/** "60 hours", "14 employees", "in the year" before 2020: at most one word beside the number. */
function isAmount(span: Span, { items, figures }: Claims): boolean {
  const within = (each: Span) => span.start <= each.start && each.end <= span.end;
  const words = items.filter((item) => within(item) && !isInFigure(item, figures));
  return words.length === 0 || (figures.numbers.some(within) && words.length === 1);
}
