import { isCommon, type Saying } from '../gate/equal-groups.ts';
import { claimsOf, wordsIn } from '../gate/items.ts';
import { type Lexis, lexisOf } from '../gate/lexis.ts';
import { type Token, tokenize } from '../gate/tokens.ts';
import { fold } from '../gate/word-forms.ts';
import { readyPack } from '../job/pack.ts';
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

/** A longer one is a sentence. */
const longestTerm = 90;

/**
 * Groups that a piece of text says, of those that the terms of the job are members of: what else it says is not
 * looked for. Read once, however many terms ask for it.
 */
const saidFor = onceFor((job: Job) => {
  const lexis = lexisOf(job.language);
  const terms = job.requirements.flatMap((requirement) => requirement.terms);
  const asked = new Set(
    terms.flatMap(({ text }) => (text.length > longestTerm ? [] : [...groupsOf(text, lexis)])),
  );
  const find = finder(asked, lexis);
  return onceBy(
    ({ words }: IndexedUnit) => words,
    ({ unit }): ReadonlySet<number> => find(unit.text),
  );
});

function finder(asked: ReadonlySet<number>, lexis: Lexis): (text: string) => ReadonlySet<number> {
  const chinese = lexis.pack.language === 'zh';
  const groupsIn = (sayings: readonly Saying[], tokens: readonly Token[]): ReadonlySet<number> =>
    new Set(sayings.filter(({ at }) => standTogether(at, tokens, lexis)).map(({ group }) => group));
  if (chinese) {
    const inCharacters = lexis.groups.inCharactersOf(asked);
    return (text) => groupsIn(inCharacters(fold(text)), []);
  }
  const inWords = lexis.groups.literalOf(asked);
  return (text) => {
    const tokens = tokenize(text, lexis);
    return groupsIn(inWords(wordsIn(tokens, lexis)), tokens);
  };
}

/** "Analyse sales figures" is narrower than "analyse figures": only small words may stand between. */
function standTogether(at: readonly number[], tokens: readonly Token[], lexis: Lexis): boolean {
  const [first, last] = [Math.min(...at), Math.max(...at)];
  if (lexis.pack.language === 'zh') return last - first < at.length;
  for (let place = first + 1; place < last; place += 1)
    if (!at.includes(place) && !lexis.isFunction(tokens[place]?.folded ?? '')) return false;
  return true;
}

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
  const { negation } = readyPack(job.language);
  const found = new Set<IndexedUnit>();
  const said = unitsByGroup(units, job);
  for (const group of groups) for (const unit of said.get(group) ?? []) found.add(unit);
  return [...found]
    .filter((unit) => !negation.test(unit.folded))
    .sort((one, other) => one.order - other.order);
}
