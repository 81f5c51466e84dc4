import type { Lexis } from '../gate/lexis.ts';
import { smallWords } from '../gate/small-words.ts';
import { fold } from '../gate/word-forms.ts';
import type { WritingPack } from '../locales/writing-pack.ts';
import { onceFor } from '../text/once-for.ts';
import type { Bullet, Entry } from '../types.ts';
import { type Draft, locate, type TailorContext } from './context.ts';

/** In a role that has ended, most points speak of the past: the one in the present follows. */
export function tense(context: TailorContext): Draft[] {
  const toPast = new Map(
    context.lexis.pack.verbs
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((pair) => pair.split('>') as [string, string]),
  );
  if (toPast.size === 0) return [];
  const past = new Set(toPast.values());
  return context.resume.experience.filter(hasEnded).flatMap((entry) => {
    const told = entry.bullets.filter((bullet) => past.has(firstWord(bullet)));
    const present = entry.bullets.filter(
      (bullet) => toPast.has(firstWord(bullet)) && !past.has(firstWord(bullet)),
    );
    if (told.length < 2 || told.length <= present.length) return [];
    return present.flatMap((bullet) => draft(bullet, toPast.get(firstWord(bullet)) ?? '', entry, context));
  });
}

const hasEnded = ({ dates }: Entry) => dates?.end !== undefined && !dates.current;
const wordAtStart = /^[\p{L}\p{M}]+/u;
const firstWord = ({ text }: Bullet) => (wordAtStart.exec(text)?.[0] ?? '').toLowerCase();

const nounsToo = onceFor(
  ({ verbOrNoun }: WritingPack): ReadonlySet<string> => new Set(verbOrNoun?.words.split(/\s+/)),
);

/**
 * "Support of customers", "Stock take every month", "Pflege älterer Menschen": what is done is named, and no verb begins
 * the line; in "Plan, do, check" it is one of several.
 */
function isNoun(word: string, rest: string, lexis: Lexis): boolean {
  if (/^\s*[,/&:]/u.test(rest)) return true;
  const { and, of } = lexis.pack.clauses;
  const next = fold(/^\s*(\p{L}+)\s/u.exec(rest)?.[1] ?? '');
  if (and.test(next) || of.test(next) || smallWords(lexis).forWhom.has(next)) return true;
  return (
    nounsToo(lexis.pack).has(word.toLowerCase()) && !lexis.pack.verbOrNoun?.behindVerb.test(rest.trimStart())
  );
}

function draft(bullet: Bullet, verb: string, entry: Entry, context: TailorContext): Draft[] {
  const word = wordAtStart.exec(bullet.text)?.[0] ?? '';
  if (isNoun(word, bullet.text.slice(word.length), context.lexis)) return [];
  const text = /^\p{Lu}/u.test(word) ? verb.charAt(0).toUpperCase() + verb.slice(1) : verb;
  const after = text + bullet.text.slice(word.length);
  const found = locate(context.resume, bullet.lines, word, true);
  if (!found || !context.gate.check(after, { entryId: entry.id }).passed) return [];
  if (!context.claims.take(found.line, found.start, found.end)) return [];
  return [
    {
      kind: 'tense',
      place: { entryId: entry.id, line: found.line },
      before: bullet.text,
      after,
      reason: { code: 'edit.tense', params: { before: word, after: text } },
      evidence: bullet.lines,
      terms: [],
      operations: [{ type: 'replace', ...found, text }],
    },
  ];
}
