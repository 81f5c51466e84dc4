import { isAction, isCommon, isRewording, isThing, type Saying } from '../gate/equal-groups.ts';
import type { Claims } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import { literalSayings, type Statement } from '../gate/statement.ts';
import { personMark } from '../gate/word-forms.ts';
import type { TailorContext } from './context.ts';

/** The term as a whole is a member of a group of equal sayings; where the statement says other members, the longest first. */
export function wholeSayings(
  claims: Claims,
  statement: Statement,
  context: TailorContext,
  onlyAsWhole: boolean,
  silent: readonly number[],
): Saying[] {
  const { lexis } = context;
  const own = claims.sayings
    .filter((saying) => silent.every((place) => saying.at.includes(place)))
    .filter((saying) =>
      claims.items.every((item) => item.groups.has(saying.group) || item.phrases?.has(saying.group)),
    );
  const groups = new Set(
    own
      .filter((saying) => lexis.groups.size(saying.member) >= claims.items.length)
      .filter((saying) => !isRewording(saying.group) && !isThing(saying.group))
      .map((saying) => saying.group),
  );
  if (groups.size === 0) return [];
  const said = literalSayings(statement, lexis).filter((saying) => groups.has(saying.group));
  // One common word for another ("teach", "training") is no proof of a term; phrases are, and compounds.
  const telling = said.filter(
    (saying) =>
      !isDoingAlone(saying, claims) &&
      !isVerbAlone(saying, claims, statement, lexis) &&
      !isDoer(saying, statement, lexis) &&
      (lexis.groups.size(saying.member) > 1 ||
        claims.items.length > 1 ||
        (!onlyAsWhole && !isCommon(saying.group)) ||
        isOtherCompound(claims, saying.at, statement, context)),
  );
  const fresh = telling.filter((saying) => !isPartOf(saying.at, claims, statement));
  return fresh.sort((a, b) => lexis.groups.size(b.member) - lexis.groups.size(a.member));
}

/** "Installation" of the posting's devices is not said by windows "eingebaut": a doing is one with its thing only. */
const isDoingAlone = ({ group }: Saying, claims: Claims): boolean =>
  isAction(group) && claims.items.length === 1;

/** "Received the baby" is no "goods receipt": the one word that says a name of several says it as a noun. */
const isVerbAlone = ({ at, member }: Saying, claims: Claims, statement: Statement, lexis: Lexis): boolean =>
  lexis.pack.language === 'en' &&
  claims.items.length > 1 &&
  lexis.groups.size(member) === 1 &&
  at.some((place) => isVerbForm(place, statement, lexis));

/** "Fensterputzer bestellt" cleaned none: a list that says "Fensterputzen" means the doing. */
const isDoer = ({ at, member }: Saying, { tokens }: Statement, { groups, forms }: Lexis): boolean => {
  const isPerson = (keys: readonly string[]) => keys.some((key) => key.endsWith(personMark));
  const listed = groups.textOf(member);
  return (
    at.length === 1 &&
    !listed.includes(' ') &&
    isPerson(tokens[at[0] ?? 0]?.keys ?? []) &&
    !isPerson(forms.keys(listed))
  );
};

/** "Received the baby", "packing lists": it has a thing, or says of what sort a thing is. */
function isVerbForm(place: number, { tokens, text }: Statement, { pack }: Lexis): boolean {
  const [own, next] = [tokens[place], tokens[place + 1]];
  if (!own) return false;
  if (pack.clauses.past?.test(own.folded)) return true;
  const beside = next?.clause === own.clause && text.slice(own.end, next.start) === ' ';
  return beside && /ing$/.test(own.folded) && /^\p{Ll}+[^su]s$/u.test(next.text);
}

/** "site" is part of "site internet": to add the longer one would say it twice. */
function isPartOf(at: number[], claims: Claims, statement: Statement): boolean {
  const keys = new Set(claims.items.flatMap((item) => item.token?.keys ?? []));
  return at.every((place) => statement.tokens[place]?.keys.some((key) => keys.has(key)));
}

/** "Elternabende" says "Elternarbeit"? Only a long compound with another beginning does. */
function isOtherCompound(
  claims: Claims,
  at: number[],
  statement: Statement,
  context: TailorContext,
): boolean {
  const source = statement.tokens[at[0] ?? 0]?.folded ?? '';
  const term = claims.tokens[0]?.folded ?? '';
  return (
    context.lexis.pack.compounds !== undefined && term.length >= 12 && source.slice(0, 4) !== term.slice(0, 4)
  );
}
