import { onceBy, onceFor } from '../text/once-for.ts';
import { isAtVerbsPlace, isDoneByPlace } from './at-its-place.ts';
import type { ClauseCheck } from './clauses.ts';
import { isPerson } from './for-whom.ts';
import { supports } from './item-support.ts';
import { claimsOf, type Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { smallWords } from './small-words.ts';
import { type Statement, statement } from './statement.ts';
import type { Token } from './tokens.ts';

type Line = Pick<Statement, 'tokens' | 'text'>;

/** Whether right behind the word another noun may follow, of which it would only tell the sort. */
export function isNounBehind(at: number, tokens: readonly Token[], text: string, lexis: Lexis): boolean {
  const [own, next] = [tokens[at], tokens[at + 1]];
  if (!own || next?.clause !== own.clause || !/^[\s-]$/u.test(text.slice(own.end, next.start))) return false;
  if (lexis.isFunction(next.folded) || lexis.isLight(next.folded) || /^[^\p{L}]/u.test(next.folded))
    return false;
  return lexis.period(next.folded) === undefined && !lexis.pack.clauses.things?.behind.test(next.folded);
}

/** "Car seats", "blood pressure": one thing that only tells the sort of the next. */
export function isSortOfNext(at: number, { tokens, text }: Line, lexis: Lexis): boolean {
  const { sorts } = lexis.pack.clauses;
  const [own, next] = [tokens[at], tokens[at + 1]];
  if (!sorts || !own || !next || !isNounBehind(at, tokens, text, lexis)) return false;
  if (!/^\p{Ll}{3,}$/u.test(next.text) || sorts.none.test(next.folded)) return false;
  return isOneThing(own, lexis) && !lexis.isTitle(own.folded) && !sorts.material.test(own.folded);
}

const isOneThing = ({ text, folded }: Token, lexis: Lexis): boolean =>
  /(?:[^s]|ss)$/.test(text) && !/\p{L}{2}(?:ing|ed|ly)$/u.test(folded) && !lexis.isFunction(folded);

/** "Seguros de coche", "assurances auto": the place of the noun that this one hangs on. */
function hangsOn(at: number, { tokens, text }: Line, lexis: Lexis): number | undefined {
  const { hanging } = lexis.pack.clauses;
  if (!hanging) return undefined;
  let of = at - 1;
  while (hanging.article.test(tokens[of]?.folded ?? '')) of -= 1;
  const place = hanging.of.test(tokens[of]?.folded ?? '') ? nounOf(of - 1, tokens, lexis) : at - 1;
  const [head, own] = [tokens[place], tokens[at]];
  if (!head || !own || head.clause !== own.clause || (place === at - 1 && !isApposed(head, own)))
    return undefined;
  if (/[^\p{L}\s'’]/u.test(text.slice(head.end, own.start)) || /^\p{Lu}/u.test(own.text)) return undefined;
  // "Venta de seguros" begins with what was done.
  if (isAtVerbsPlace(place, tokens, lexis)) return undefined;
  const { folded } = head;
  if (lexis.isFunction(folded) || lexis.isLight(folded) || lexis.isTitle(folded)) return undefined;
  if (/^\P{L}/u.test(folded) || hanging.amount.test(folded) || lexis.numberWord(folded) !== undefined)
    return undefined;
  return lexis.pack.clauses.sorts?.none.test(folded) ? undefined : place;
}

/** "Copias diarias de los servidores" are copies of them: what stands right behind a noun tells only what that is like. */
function nounOf(at: number, tokens: readonly Token[], lexis: Lexis): number {
  const [noun, own] = [tokens[at - 1], tokens[at]];
  if (!noun || !own || noun.clause !== own.clause || own.start !== noun.end + 1) return at;
  const isWord = ({ folded }: Token) => /^\p{L}{3,}$/u.test(folded) && !lexis.isFunction(folded);
  const isVerb = isDoneByPlace(at - 1, tokens, lexis) || isAtVerbsPlace(at - 1, tokens, lexis);
  return isWord(noun) && isWord(own) && !isVerb ? at - 1 : at;
}

/** What tells how several things are would be in the plural as they are: "sièges bébé", "pièces auto". */
const isApposed = (head: Token, own: Token): boolean =>
  /\p{L}{3}[sx]$/u.test(head.folded) && /^\p{L}{3,}(?<![sxz]|m[ea]nte?)$/u.test(own.folded);

/** The place of what is meant, where this place only tells its sort. */
function headOf(at: number, line: Line, lexis: Lexis): number | undefined {
  if (lexis.pack.clauses.parts) return isSortOfNext(at, line, lexis) ? at + 1 : undefined;
  const { sorts } = lexis.pack.clauses;
  const own = line.tokens[at]?.folded ?? '';
  if (!sorts || lexis.isFunction(own) || lexis.isLight(own) || sorts.material.test(own)) return undefined;
  return hangsOn(at, line, lexis);
}

const isSomebody = (own: Token, lexis: Lexis): boolean =>
  lexis.pack.clauses.hanging !== undefined && isPerson(own, lexis);

/**
 * Where a line has such a thing under its verb, and where what is meant. Behind a preposition it only tells where or with
 * what.
 */
const sortsIn = onceBy(
  ({ tokens }: Line) => tokens,
  (line: Line, lexis: Lexis): ReadonlyMap<number, number> => {
    const { sorts, hanging, and } = lexis.pack.clauses;
    const { determiners } = smallWords(lexis);
    const joins = ({ folded }: Token): boolean =>
      determiners.has(folded) || and.test(folded) || (hanging?.of.test(folded) ?? false);
    const places = new Map<number, number>();
    let clause: number | undefined;
    let isObject = true;
    let isWhole = false;
    for (const [at, own] of line.tokens.entries()) {
      const isVerb = isDoneByPlace(at, line.tokens, lexis);
      // What a bracket adds ("fire alarm testing") begins anew.
      const isAdded = line.text.slice(line.tokens[at - 1]?.end ?? own.start, own.start).includes('(');
      if (isVerb || isAdded || own.clause !== clause) {
        isObject = true;
        isWhole = sorts?.whole.test(own.folded) ?? false;
      }
      clause = own.clause;
      if (lexis.isFunction(own.folded) && !joins(own)) isObject = false;
      // "Checked the brakes of buses" checked the buses; "checked the invoices of suppliers" checked no supplier.
      const isSort = isObject && !isVerb && !(isWhole && !isSomebody(own, lexis));
      const head = isSort ? headOf(at, line, lexis) : undefined;
      if (head !== undefined) places.set(at, head);
    }
    return places;
  },
);

/** Whether the last of these words only tells the sort of another that is none of them. */
export function endsInSort(places: readonly number[], line: Line, lexis: Lexis): boolean {
  return lexis.pack.clauses.sorts !== undefined && isEndInSort(places, sortsIn(line, lexis));
}

/** The keys and groups of all that lines have so. */
const sortsOf = onceFor((statements: readonly Statement[], lexis: Lexis) => {
  const keys = new Set<string>();
  const groups = new Set<number>();
  for (const line of statements) {
    const sorts = sortsIn(line, lexis);
    if (sorts.size === 0) continue;
    for (const at of sorts.keys()) for (const key of line.tokens[at]?.keys ?? []) keys.add(key);
    for (const saying of line.sayings) if (isSaidAsSort(saying.at, sorts, lexis)) groups.add(saying.group);
  }
  return { keys, groups };
});

/** "Clases de yoga" of "folletos de clases de yoga": in a language that sets the head first, by that one. */
const isSaidAsSort = (places: readonly number[], sorts: ReadonlyMap<number, number>, lexis: Lexis): boolean =>
  isEndInSort(places, sorts) ||
  (lexis.pack.clauses.hanging !== undefined &&
    places.length > 1 &&
    isEndInSort([Math.min(...places)], sorts) &&
    !places.includes(sorts.get(Math.min(...places)) ?? -1));

const isEndInSort = (places: readonly number[], sorts: ReadonlyMap<number, number>): boolean => {
  const head = sorts.get(Math.max(...places));
  return head !== undefined && !places.includes(head);
};

/** Who washed car seats has washed no car, and who took the blood pressure has taken no blood. */
export function onlySorts({ items, claims, statements, lexis }: ClauseCheck): Refusal[] {
  if (!lexis.pack.clauses.sorts) return [];
  const sorts = sortsOf(statements, lexis);
  let said: Statement | undefined;
  return items
    .filter((item) => {
      const isOne = item.token?.keys.some((key) => sorts.keys.has(key));
      if (!isOne && ![...item.groups].some((group) => sorts.groups.has(group))) return false;
      const lines = statements.filter((line) => supports(line, item, lexis));
      if (lines.length === 0) return false;
      said ??= statement(claims.text, 'text', lexis);
      const own = said;
      return lines.every((line) => {
        const heads = headsOver(item, line, lexis);
        if (heads.length === 0) return false;
        return isBareBesideSort(item, heads, own, lexis) || !heads.some((head) => supports(own, head, lexis));
      });
    })
    .map((item) => refusal('scope', item.text, 'scope'));
}

/** "Handled samples and kept the sample records": the records are of the second, and the first stands for itself. */
function isBareBesideSort({ token }: Item, heads: readonly Item[], own: Statement, lexis: Lexis): boolean {
  const sorts = sortsIn(own, lexis);
  const { hanging } = lexis.pack.clauses;
  // "Backups de servidores: hice copias de los servidores": the same thing by its other name.
  const isOfHead = (at: number): boolean => {
    const [head, of] = [at - 2, at - 1];
    const isOf = hanging?.of.test(own.tokens[of]?.folded ?? '') ?? false;
    return (
      isOf &&
      own.sayings.some((each) => each.at.includes(head) && heads.some(({ groups }) => groups.has(each.group)))
    );
  };
  const places = own.tokens.flatMap(({ keys }, at) =>
    keys.some((key) => token?.keys.includes(key)) ? [at] : [],
  );
  return (
    places.length > 1 &&
    places.some((at) => sorts.has(at)) &&
    places.some((at) => !sorts.has(at) && !isOfHead(at))
  );
}

/** What the line means where it has the word: nothing, where it stands for itself somewhere. */
function headsOver({ token, groups }: Item, line: Statement, lexis: Lexis): Item[] {
  const { tokens, sayings, text } = line;
  const sorts = sortsIn(line, lexis);
  const own = tokens.flatMap(({ keys }, at) => (keys.some((key) => token?.keys.includes(key)) ? [at] : []));
  const said = sayings.filter(({ group }) => groups.has(group));
  if (!own.every((at) => sorts.has(at)) || !said.every(({ at }) => isSaidAsSort(at, sorts, lexis))) return [];
  const ends = said.map(({ at }) => (isEndInSort(at, sorts) ? Math.max(...at) : Math.min(...at)));
  const heads = [...own, ...ends].map((at) => sorts.get(at) ?? -1);
  const starts = heads.map((at) => tokens[at]?.start);
  return claimsOf(text, lexis).items.filter(({ start }) => starts.includes(start));
}
