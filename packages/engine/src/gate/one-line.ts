import { isAtVerbsPlace, isDoneByPlace } from './at-its-place.ts';
import type { ClauseCheck } from './clauses.ts';
import { hangsIn } from './done-with.ts';
import { isPerson } from './for-whom.ts';
import { supports } from './item-support.ts';
import type { Item } from './items.ts';
import { isParticiple, type Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';

/** "Mended fences" and "helped the vet each spring" mended none each spring: one point is said by one line. */
export function fromOneLine({ clause, items, claims, statements, verbatim, lexis }: ClauseCheck): Refusal[] {
  if (lexis.pack.language === 'zh' || verbatim.length > 0) return [];
  const told = statements.filter(({ role }) => role === 'text');
  if (told.length < 2) return [];
  // What a person confirmed is true of the whole job, as its title and employer are.
  const fields = statements.filter(({ role }) => role !== 'text');
  const tokens = claims.tokens.filter((token) => token.clause === clause);
  return doingsApart(items, tokens, told, lexis).flatMap((point) => {
    const known = point.filter((item) => told.some((each) => supports(each, item, lexis)));
    if (told.some((line) => known.every((item) => supports(line, item, lexis)))) return [];
    const isFree = (item: Item) =>
      fields.some((each) => supports(each, item, lexis)) ||
      isLike(item, tokens, lexis) ||
      isKnownOf(item, told, lexis) ||
      isAnyone(item, tokens, lexis);
    const left = (line: Statement) =>
      known.filter((item, at) => {
        if (supports(line, item, lexis)) return false;
        if (!isOpening(item, tokens, lexis)) return !isFree(item);
        const thing = known[at + 1] ?? known[at - 1];
        return !thing || !supports(line, thing, lexis);
      });
    const all = told.map(left);
    const least = Math.min(...all.map((each) => each.length));
    const [first] = all.find((each) => each.length === least) ?? [];
    return first ? [refusal('mixed-entry', first.text, 'not-in-resume')] : [];
  });
}

/** "Changed dressings and filed reports" tells two things, each with what belongs to it. */
function doingsApart(
  items: readonly Item[],
  tokens: readonly Token[],
  told: readonly Statement[],
  lexis: Lexis,
): Item[][] {
  const ends = tokens.filter(
    ({ folded }, at) => lexis.pack.clauses.and.test(folded) && opensDoing(at + 1, tokens, told, lexis),
  );
  const points = [...ends, undefined].map((end, i) =>
    items.filter((item) => item.start >= (ends[i - 1]?.end ?? 0) && (!end || item.end <= end.start)),
  );
  return points.filter((point) => point.length > 1);
}

function opensDoing(at: number, tokens: readonly Token[], told: readonly Statement[], lexis: Lexis): boolean {
  const [before, own] = [tokens[at - 2], tokens[at]];
  if (!own) return false;
  if (told.some((line) => line.tokens[0]?.folded === own.folded)) return true;
  if (lexis.closing && before && isParticiple(before.folded, lexis)) return true;
  if (isDoneByPlace(at, tokens, lexis) || lexis.isLight(own.folded)) return true;
  return lexis.pack.naming.opening?.test(own.text) ?? false;
}

/** What opens the clause is what was done: whether it was done to its thing is asked by a rule of its own. */
function isOpening({ token }: Item, tokens: readonly Token[], lexis: Lexis): boolean {
  const at = token ? tokens.indexOf(token) : -1;
  if (!token || at < 0 || !isAtVerbsPlace(at, tokens, lexis)) return false;
  const isNoun = lexis.closing !== undefined && /^\p{Lu}/u.test(token.text);
  return !isNoun || isDoneByPlace(at, tokens, lexis) || /(?:ung|nahme)$/.test(token.folded);
}

/** "Letters written in English" are letters: what stands right behind a noun tells how it is. */
function isLike({ token }: Item, tokens: readonly Token[], lexis: Lexis): boolean {
  const before = token && tokens[tokens.indexOf(token) - 1];
  if (!token || !before) return false;
  const { past, participleOf } = lexis.pack.clauses;
  const isBehind = participleOf?.isBehind === true;
  // "Virement bancaire", "délai de remise": the sort of a thing, where no article makes it one of its own.
  if (lexis.isFunction(before.folded)) return isBehind && /^(?:de|d)$/.test(before.folded);
  return (
    isBehind ||
    isParticiple(token.folded, lexis) ||
    (past?.test(token.text) ?? false) ||
    (participleOf?.form.test(token.text) ?? false)
  );
}

/** "Learned AutoCAD": a name that stands for itself in its line is what somebody knows, and may be used for anything. */
const isKnownOf = (item: Item, told: readonly Statement[], lexis: Lexis): boolean =>
  item.token !== undefined &&
  item.proper === true &&
  told.some((line) => supports(line, item, lexis) && !hangsIn(line, item.token as Token, lexis));

/** Whom a trade always has to do with may be named, where no small word says that it was done with or for them. */
function isAnyone({ token }: Item, tokens: readonly Token[], lexis: Lexis): boolean {
  if (!token || !isSomebody(token, lexis)) return false;
  const { beside, forWhom } = smallWords(lexis);
  const at = tokens.indexOf(token);
  return !tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ folded }) => beside.has(folded) || forWhom.has(folded));
}

const isSomebody = (token: Token, lexis: Lexis): boolean =>
  isPerson(token, lexis) ||
  lexis.isTitle(token.folded.replace(/s$/, '')) ||
  (lexis.pack.relations.pluralPerson?.test(token.folded) ?? false);
