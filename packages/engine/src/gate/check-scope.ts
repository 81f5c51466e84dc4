import { aboutProduct } from './about-product.ts';
import { onlyAround } from './around.ts';
import { boundsKept } from './bounds.ts';
import { type ClauseCheck, flagged, shareOf } from './clauses.ts';
import { contraries } from './contraries.ts';
import { otherWay } from './direction.ts';
import { doingOfDoing } from './doing-of-doing.ts';
import { doneAbove } from './done-above.ts';
import { doneWith } from './done-with.ts';
import { onlySome } from './every.ts';
import { forProduct } from './for-product.ts';
import { forWhom } from './for-whom.ts';
import { longVerbsIn } from './han-short-verbs.ts';
import { hangsElsewhere } from './hangs-elsewhere.ts';
import { onlyInName } from './in-a-name.ts';
import { inTongue } from './in-tongue.ts';
import { hasWord, supports } from './item-support.ts';
import type { Claims, Item } from './items.ts';
import { leftOut } from './left-out.ts';
import { levels } from './levels.ts';
import type { Lexis } from './lexis.ts';
import { isMadeOfDoing } from './made-of-doing.ts';
import { onlyMeant } from './meant.ts';
import { meanwhile } from './meanwhile.ts';
import { mixed } from './mixed.ts';
import { fromOneLine } from './one-line.ts';
import { oneOrMany } from './one-or-many.ts';
import { onlyBehind } from './only-behind.ts';
import { onlyModifier } from './only-modifier.ts';
import { onlyNamed } from './only-named.ts';
import { opensAsDoer } from './opens-as-doer.ts';
import { paperNames } from './paper-names.ts';
import { papers } from './papers.ts';
import { partsOf } from './parts-of.ts';
import { pointsApart } from './points.ts';
import { promoted } from './promoted.ts';
import { type Refusal, refusal } from './refusal.ts';
import { onlySorts } from './sort-of-next.ts';
import type { Statement } from './statement.ts';
import { onlySupervised } from './supervised.ts';
import type { Unit } from './support.ts';
import { thingForWhom } from './thing-for-whom.ts';
import { thingNoDoing } from './thing-no-doing.ts';
import { titles } from './titles.ts';
import { turnedRound } from './turned-round.ts';
import { joinedThings, verbAndThing } from './verb-and-thing.ts';
import { weakened } from './weakened.ts';
import { whoToWhom } from './who-to-whom.ts';

type Rule = (check: ClauseCheck) => Refusal[];

const rules: readonly Rule[] = [
  scopeWords,
  titles,
  levels,
  weakened,
  partsOf,
  whoToWhom,
  hangsElsewhere,
  oneOrMany,
  papers,
  promoted,
  meanwhile,
  inTongue,
  turnedRound,
  verbAndThing,
  doingOfDoing,
  otherWay,
  contraries,
  forWhom,
  leftOut,
  onlyMeant,
  onlySupervised,
  onlyInName,
  onlyAround,
  onlyNamed,
  onlySorts,
  onlyModifier,
  thingNoDoing,
  onlyBehind,
  boundsKept,
  doneAbove,
  onlySome,
  paperNames,
  aboutProduct,
  forProduct,
  opensAsDoer,
];
const ofOneEntry: readonly Rule[] = [...rules, joinedThings, thingForWhom, doneWith, fromOneLine];
/** A summary joins what several lines say. */
const ofTheWhole: readonly Rule[] = [...rules, mixed];

/** How far a claim goes: scope words, titles, levels, helpers that became doers, two jobs made one. */
export function checkScope(
  claims: Claims,
  units: readonly Unit[],
  statements: readonly Statement[],
  lexis: Lexis,
  whole: boolean,
): Refusal[] {
  return claims.clauses.flatMap((clause) => {
    const items = claims.items.filter((item) => item.clause === clause && item.end > item.start);
    if (items.length === 0) return [];
    const verbatim = statements.filter((each) => items.every((item) => hasWord(each, item)));
    const check: ClauseCheck = { clause, items, claims, units, statements, verbatim, lexis };
    return (whole ? ofTheWhole : ofOneEntry).flatMap((rule) => rule(check));
  });
}

/** A scope word is proven by a statement that says it of the same thing. */
function scopeWords({ clause, items, claims, statements, verbatim, lexis }: ClauseCheck): Refusal[] {
  if (verbatim.length > 0 || flagged(items, 'scope').length === 0) return [];
  const points = pointsApart(clause, { items, counts: [] }, claims, statements, lexis);
  return flagged(items, 'scope')
    .filter((item) => !item.flags.has('title') && !item.flags.has('level'))
    .filter((item) => !isMadeOfDoing(item, claims, statements, lexis))
    .filter((item) => {
      // "Led and trained two": a verb by itself is no point.
      const point = points.find((each) => each.items.length > 1 && each.items.includes(item))?.items ?? items;
      const others = point.filter(
        (other) => other !== item && !(other.start < item.end && item.start < other.end),
      );
      return !statements.some(
        (each) =>
          (supports(each, item, lexis) || hasSameReach(item, claims, each, lexis)) &&
          shareOf(others, each, lexis) >= 0.5,
      );
    })
    .map((item) => refusal('scope', item.text, 'scope'));
}

/** "带三批游客" is "带领三批游客": the short verb beside the same thing reaches as far. */
const hasSameReach = (item: Item, { text }: Claims, { folded }: Statement, lexis: Lexis): boolean =>
  (lexis.pack.relations.before?.sameReach.split(' ').includes(item.text) ?? false) &&
  longVerbsIn(text.toLowerCase(), [folded], lexis).some(
    ({ start, end }) => start <= item.start && item.end <= end,
  );
