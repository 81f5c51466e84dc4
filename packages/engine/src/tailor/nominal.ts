import { claimsOf } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import { askedWords } from '../job/asked-words.ts';
import type { Dative } from '../locales/naming-pack.ts';
import { writingPack } from '../locales/writing-packs.ts';
import { onceFor } from '../text/once-for.ts';
import type { Job, Requirement, Term } from '../types.ts';
import type { TailorContext } from './context.ts';

/** Whether a term can stand as a name beside the words that say it. */
export function isNominal(say: string, context: TailorContext): boolean {
  const { language, description } = context.before.job;
  const { verbStart, dative, nouns, ofPosting } = writingPack(language).naming;
  const words = say.split(/\s+/);
  const last = fold(words.at(-1) ?? '');
  if (ofPosting.test(say)) return false;
  const isDative = dative !== undefined && isInDative(say, dative, context);
  if (isListedName(say, context)) return !isDative;
  if (verbStart?.test(say) || isSaidOfSomebody(say, context) || isDative) return false;
  if (nouns?.kept.test(fold(say))) return false;
  if (nouns?.both.test(last)) return words.length > 1;
  if (/^[\p{Lu}\d]{2,}s?$/u.test(say)) return true;
  if (!nouns || nouns.ending.test(last)) return true;
  // "Lift 75 pounds" at the start of a line is an order; "experience in inventory counts" names a thing.
  const at = description.toLowerCase().indexOf(say.toLowerCase());
  const before = description.slice(Math.max(0, at - 8), Math.max(0, at));
  return (words.length > 1 ? nouns.beforeSeveral : nouns.before).test(before);
}

const inLowerCase = onceFor(({ description }: Job) => description.toLowerCase());
const farthest = 120;

/** "Tu effectues des rondes": behind who does it stands what is done, as nobody says it of himself. */
function isSaidOfSomebody(say: string, { before }: TailorContext): boolean {
  const { verbBehindWord } = writingPack(before.job.language).naming;
  if (!verbBehindWord) return false;
  const text = inLowerCase(before.job);
  const at = text.indexOf(say.toLowerCase());
  const ahead = text.slice(Math.max(0, at - farthest), Math.max(0, at));
  return verbBehindWord.some(({ before: word, form }) => form.test(say) && word.test(ahead));
}

/** A second name that the lists have just so, or in the plural: it needs no ending to be judged by. */
function isListedName(say: string, { lexis }: TailorContext): boolean {
  const names = lexis.groups.names;
  const own = fold(say);
  return (
    names.has(own) ||
    (/[^s]s$|en$|[er]n$/.test(own) && (names.has(own.slice(0, -1)) || names.has(own.slice(0, -2))))
  );
}

/** "von Abschlüssen": a form that cannot stand by itself in brackets or in a list. */
export function isInDative(say: string, dative: Dative, context: TailorContext): boolean {
  const { description } = context.before.job;
  const before =
    description
      .slice(0, Math.max(0, description.indexOf(say)))
      .split(/\s+/)
      .filter(Boolean)
      .at(-1) ?? '';
  const head = say.split(dative.headEnd)[0] ?? say;
  if (isInfinitive(head, context) || (head !== say && dative.doing.test(say))) return false;
  return dative.ending.test(head) && !dative.same.test(head) && dative.before.test(before);
}

/** "Schneiden von Blechen": the verb as a noun has no other form. */
function isInfinitive(head: string, { lexis }: TailorContext): boolean {
  const verbs = `${lexis.pack.irregular} `.includes(`>${fold(head)} `);
  return verbs || lexis.pack.verbs.toLowerCase().includes(`${head.toLowerCase().slice(0, -1)}>`);
}

/** Names of activities inside a duty ("Medikamentengabe und Wundversorgung"): what equal words are known for. */
export const dutyTerms = (requirement: Requirement, context: TailorContext): Term[] =>
  requirement.kind === 'duty' && context.before.job.language === context.resume.language
    ? activitiesIn(requirement, context)
    : [];

const activitiesIn = onceFor((requirement: Requirement, context: TailorContext): Term[] => {
  const { lexis } = context;
  const { text } = requirement;
  const claims = claimsOf(text, lexis);
  const spans = claims.sayings.flatMap((saying) => {
    if (lexis.pack.language === 'zh')
      return [{ start: saying.at[0] ?? 0, end: (saying.at.at(-1) ?? 0) + 1, size: saying.at.length }];
    const first = claims.tokens[saying.at[0] ?? 0];
    const last = claims.tokens[saying.at.at(-1) ?? 0];
    const whole = (saying.at.at(-1) ?? 0) - (saying.at[0] ?? 0) < saying.at.length + 1;
    return first && last && whole && first.clause === last.clause
      ? [{ start: wholeWordAt(text, first.start, lexis), end: last.end, size: saying.at.length }]
      : [];
  });
  // "进出口报关业务" is no "出口报关": what begins inside a name and goes on behind it was cut out of it.
  const isCut = ({ start, end }: { start: number; end: number }): boolean =>
    spans.some((other) => other.start < start && start < other.end && other.end < end);
  return spans
    .filter((span) => lexis.pack.language !== 'zh' || !isCut(span))
    .filter(({ start, end, size }) => isName(text, start, end, size, context))
    .map(({ start, end }) => ({ text: text.slice(start, end) }));
});

/** "Process inspection" in "in-process inspection": the name begins with the whole word. Other languages join two names so. */
function wholeWordAt(text: string, start: number, { pack }: Lexis): number {
  if (!pack.naming.nouns || text.charAt(start - 1) !== '-') return start;
  const [front = ''] = /(?:\p{L}+-)+$/u.exec(text.slice(0, start)) ?? [];
  return start - front.length;
}

/** "Tomas físicas de inventario": an adjective belongs to the noun before it, and opens no name. */
function isBehindNoun(text: string, start: number, first: string, lexis: Lexis): boolean {
  const { language } = lexis.pack;
  if (!askedWords(language).adjective.test(fold(first))) return false;
  const before = /(\p{L}{3,})\s$/u.exec(text.slice(0, start))?.[1];
  return before !== undefined && !lexis.isFunction(fold(before)) && !/(?:[aei]r|re)$/u.test(before);
}

/** One word must look like a name by itself; several must not begin with the verb of the sentence. */
function isName(text: string, start: number, end: number, size: number, context: TailorContext): boolean {
  const words = text.slice(start, end);
  const { lexis } = context;
  const { naming, clauses } = lexis.pack;
  const each = words.split(/\s+/);
  if (isBehindNoun(text, start, each[0] ?? '', lexis)) return false;
  if (each.slice(1, -1).some((word) => clauses.and.test(fold(word)))) return false;
  if (lexis.pack.language === 'zh') return size >= 4 || (size >= 3 && !naming.opens?.test(words));
  if (naming.joiners)
    return (
      /^\p{Lu}/u.test(words) &&
      words.length >= 8 &&
      each.every((word) => /^\p{Lu}/u.test(word) || naming.joiners?.test(word))
    );
  const { ending, none } = naming.activity ?? {};
  const isActivity = ending?.test(words) ?? false;
  if (size === 1) return start > 0 && isActivity && words.length >= 8 && !none?.test(words);
  return (
    start > 0 && isNominal(words, context) && (!naming.nouns || isActivity || !/e[ds]?$/.test(each[0] ?? ''))
  );
}
