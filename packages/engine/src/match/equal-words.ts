import { isCommon, type Saying } from '../gate/equal-groups.ts';
import { claimsOf, wordsIn } from '../gate/items.ts';
import { type Lexis, lexisOf } from '../gate/lexis.ts';
import { type Token, tokenize } from '../gate/tokens.ts';
import { fold } from '../gate/word-forms.ts';
import { readyPack } from '../job/pack.ts';
import { clauseMark } from '../text/clause-mark.ts';
import { gather } from '../text/gather.ts';
import { memoFor } from '../text/memo.ts';
import { onceBy, onceFor } from '../text/once-for.ts';
import type { Job } from '../types.ts';
import type { IndexedUnit } from './resume-index.ts';

/** Groups of equal words that a term as a whole is a member of. */
const groupsOf = memoFor((term: string, lexis: Lexis): ReadonlySet<number> => {
  const claims = claimsOf(term, lexis);
  const whole = ({ at }: { at: number[] }): boolean =>
    lexis.pack.language === 'zh'
      ? at.length >= term.replace(/\s/g, '').length
      : claims.items.length > 0 &&
        claims.items.every((item) => at.some((place) => claims.tokens[place] === item.token));
  return new Set(
    claims.sayings.filter((saying) => !isCommon(saying.group) && whole(saying)).map(({ group }) => group),
  );
});

/** A part of a sentence that a group of equal words has a name for. */
export interface NamedPart {
  group: number;
  /** Where its words stand; other words may stand between them. */
  spans: readonly { start: number; end: number }[];
}

/** What a sentence is made of: "opened accounts, ran the till" is two things, each with other names. */
export const namedParts = memoFor((text: string, lexis: Lexis): readonly NamedPart[] => {
  const { sayings, tokens } = claimsOf(text, lexis);
  const isChinese = lexis.pack.language === 'zh';
  return sayings
    .filter((saying) => !isCommon(saying.group) && standTogether(saying, text, tokens, lexis))
    .map(({ group, at }) => ({
      group,
      spans: at.flatMap((place) => (isChinese ? [{ start: place, end: place + 1 }] : (tokens[place] ?? []))),
    }));
});

/** A longer one is a sentence. */
const longestTerm = 90;

/**
 * Groups that a piece of text says, of those that the terms of the job are members of, or that its duties name: what
 * else it says is not looked for. Read once, however many terms ask for it.
 */
const saidFor = onceFor((job: Job) => {
  const lexis = lexisOf(job.language);
  const terms = job.requirements.flatMap((requirement) => requirement.terms);
  const asked = new Set(
    terms.flatMap(({ text }) => (text.length > longestTerm ? [] : [...groupsOf(text, lexis)])),
  );
  for (const { kind, text } of job.requirements)
    if (kind === 'duty') for (const { group } of namedParts(text, lexis)) asked.add(group);
  const find = finder(asked, lexis);
  const { negation } = readyPack(job.language);
  return onceBy(
    ({ words }: IndexedUnit) => words,
    ({ unit, folded }): ReadonlySet<number> => (negation.test(folded) ? new Set() : find(unit.text)),
  );
});

function finder(asked: ReadonlySet<number>, lexis: Lexis): (text: string) => ReadonlySet<number> {
  const chinese = lexis.pack.language === 'zh';
  const groupsIn = (
    sayings: readonly Saying[],
    text: string,
    tokens: readonly Token[],
  ): ReadonlySet<number> =>
    new Set(sayings.filter((saying) => standTogether(saying, text, tokens, lexis)).map(({ group }) => group));
  if (chinese) {
    const inCharacters = lexis.groups.inCharactersOf(asked);
    return (text) => {
      const folded = fold(text);
      return groupsIn(inCharacters(folded), folded, []);
    };
  }
  const inWords = lexis.groups.literalOf(asked);
  return (text) => {
    const tokens = tokenize(text, lexis);
    return groupsIn(inWords(wordsIn(tokens, lexis)), text, tokens);
  };
}

/** "Analyse sales figures" is narrower than "analyse figures": only small words may stand between. */
function standTogether(
  { at, member }: Saying,
  text: string,
  tokens: readonly Token[],
  lexis: Lexis,
): boolean {
  const [first, last] = [Math.min(...at), Math.max(...at)];
  if (lexis.pack.language === 'zh')
    return (
      last - first < at.length || (lexis.groups.isParted(member) && isOneClause(text.slice(first, last)))
    );
  // "Ich prüfe Material und bestelle Wäsche" orders no material: behind "and" a verb has its own thing.
  const isVerb = ({ text: word, folded }: Token): boolean =>
    lexis.isVerb(folded) || (lexis.closing !== undefined && /^\p{Ll}/u.test(word));
  const verb = tokens[last];
  if (last - first > 1 && verb && isVerb(verb) && lexis.pack.clauses.and.test(tokens[last - 1]?.folded ?? ''))
    return false;
  for (let place = first + 1; place < last; place += 1)
    if (!at.includes(place) && !lexis.isFunction(tokens[place]?.folded ?? '')) return false;
  return true;
}

/** "开会，整理发票" issued none. */
const isOneClause = (text: string): boolean => !clauseMark.test(text);

/** A resume has a few hundred pieces; what comes behind so many is no resume. */
const mostUnits = 500;

/** Which units say a group; looked up for each term that is asked for. */
const unitsByGroup = onceFor((units: readonly IndexedUnit[], job: Job) => {
  const made = new Map<number, IndexedUnit[]>();
  const saidBy = saidFor(job);
  for (const unit of units.slice(0, mostUnits)) for (const group of saidBy(unit)) gather(made, group, unit);
  return made;
});

/** Units that say the term in other words of equal meaning: "gave advice to patients" for "patient counselling". */
export function unitsInEqualWords(term: string, units: readonly IndexedUnit[], job: Job): IndexedUnit[] {
  if (term.length > longestTerm) return [];
  const groups = groupsOf(term, lexisOf(job.language));
  if (groups.size === 0) return [];
  const found = new Set<IndexedUnit>();
  const said = unitsByGroup(units, job);
  for (const group of groups) for (const unit of said.get(group) ?? []) found.add(unit);
  return [...found].sort((one, other) => one.order - other.order);
}

/** Groups of the job that one piece of the resume says. */
export const groupsSaidBy = (unit: IndexedUnit, job: Job): ReadonlySet<number> => saidFor(job)(unit);

/** Whether any piece of the resume says the group. */
export const isSaid = (group: number, units: readonly IndexedUnit[], job: Job): boolean =>
  unitsByGroup(units, job).has(group);
