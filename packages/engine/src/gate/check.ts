import { onceFor } from '../text/once-for.ts';
import type { Fact, GateVerdict, RefusalKind, Resume } from '../types.ts';
import { addedToList } from './added-to-list.ts';
import { checkFigures } from './check-figures.ts';
import { checkScope } from './check-scope.ts';
import { uncoveredHan } from './han-coverage.ts';
import { hanRelations } from './han-relations.ts';
import { hasWord, supports } from './item-support.ts';
import { type Claims, claimsOf, type Item } from './items.ts';
import { type Lexis, lexisOf } from './lexis.ts';
import { isMadeOfDoing } from './made-of-doing.ts';
import { isMannerOf } from './manner.ts';
import { isMoved } from './moved.ts';
import { named } from './named.ts';
import type { Names } from './names.ts';
import { type Refusal, refusal } from './refusal.ts';
import { isSaidBeside } from './said-beside.ts';
import { onlyThen } from './since.ts';
import type { Statement } from './statement.ts';
import { type Support, supportOf, type Unit } from './support.ts';
import { toldBesides } from './told-besides.ts';
import { partWishes } from './wishes.ts';
import { fold } from './word-forms.ts';

export interface Place {
  /** The entry the text will stand in; absent: headline, summary, skills, the resume as a whole. */
  entryId?: string;
}

export interface Gate {
  check(text: string, place: Place): GateVerdict;
}

/** One check for every text that an edit writes, whoever made it: nothing but what the resume or a fact says. */
export function openGate(resume: Resume, facts: readonly Fact[], lexicon?: Names): Gate {
  const lexis = lexisOf(resume.language);
  let support: Support | undefined;
  return {
    check(text, place) {
      support ??= supportOf(resume, facts, lexis, lexicon);
      return verdict(text, place, support, lexis, lexicon);
    },
  };
}

/** The same over what was opened already, for one tailoring: summary and lists ask for the same words again. */
export function gateOver(support: Support, lexicon: Names): Gate {
  const known = new Map<string, GateVerdict>();
  return {
    check(text, place) {
      const key = `${place.entryId ?? ''}\n${text}`;
      const said = known.get(key) ?? verdict(text, place, support, support.lexis, lexicon);
      known.set(key, said);
      return said;
    },
  };
}

export function checkText(
  text: string,
  context: Place & { resume: Resume; facts?: readonly Fact[]; lexicon?: Names },
): GateVerdict {
  return openGate(context.resume, context.facts ?? [], context.lexicon).check(text, context);
}

/** What is only hoped for proves no more than a hope: each half of a text is held against its own. */
function verdict(text: string, place: Place, support: Support, lexis: Lexis, lexicon?: Names): GateVerdict {
  const { hopes } = support;
  const parted = hopes && partWishes(text, lexis.pack.language);
  if (!hopes || !parted?.wished) return verdictOver(text, place, support, lexis, lexicon);
  const wished = verdictOver(parted.wished, place, hopes, lexis, lexicon);
  const told = parted.told === '' ? undefined : verdictOver(parted.told, place, support, lexis, lexicon);
  const refused = [...wished.refused, ...(told?.refused ?? [])];
  return { passed: refused.length === 0, refused };
}

function verdictOver(
  text: string,
  place: Place,
  support: Support,
  lexis: Lexis,
  lexicon?: Names,
): GateVerdict {
  const unit = place.entryId === undefined ? undefined : support.unit(place.entryId);
  if (place.entryId !== undefined && !unit)
    return { passed: false, refused: [refusal('mixed-entry', text, 'no-such-entry')] };
  const units = unit ? [unit] : support.units;
  const statements = unit ? unit.statements : allStatements(support);
  if (standsSo(text, statements)) return { passed: true, refused: [] };
  const proofs = { units, statements, isWhole: unit === undefined };
  const claims = claimsOf(text, lexis, lexicon);
  const refused = [
    ...refusedOf(claims, proofs, support, lexis, lexicon),
    ...toldBesides(claims, statements, lexis)
      .filter((each) => !standsSo(each, statements))
      .flatMap((each) => refusedOf(claimsOf(each, lexis, lexicon), proofs, support, lexis, lexicon)),
  ];
  const added = refused.length === 0 || unit ? undefined : addedToList(text, statements, lexis);
  if (added?.every((each) => verdictOver(each, place, support, lexis, lexicon).passed))
    return { passed: true, refused: [] };
  return { passed: refused.length === 0, refused: distinct(refused) };
}

/** What a text is held against: one entry, or the resume as a whole. */
interface Proofs {
  units: readonly Unit[];
  statements: Statement[];
  isWhole: boolean;
}

function refusedOf(
  claims: Claims,
  { units, statements, isWhole }: Proofs,
  support: Support,
  lexis: Lexis,
  lexicon?: Names,
): Refusal[] {
  return [
    ...unsupported(claims, statements, support, lexis, lexicon),
    ...checkFigures(claims, units, lexis),
    ...onlyThen(claims, units, lexis),
    ...checkScope(claims, units, statements, lexis, isWhole),
    ...hanRelations(claims, units, statements, lexis),
    ...named(claims, statements),
  ];
}

/** What somebody has written there word for word needs no other proof, whatever it leaves open. */
function standsSo(text: string, statements: readonly Statement[]): boolean {
  return wholesOf(statements).has(wholeOf(fold(text)));
}

const wholesOf = onceFor(
  (statements: readonly Statement[]): ReadonlySet<string> =>
    new Set(statements.map(({ folded }) => wholeOf(folded))),
);

const allStatements = onceFor(({ units }: Support): Statement[] => units.flatMap((each) => each.statements));

/** A text without the marks that end it. Read from its end: every line of a page is asked for. */
function wholeOf(folded: string): string {
  const plain = folded.replace(/\s\s+|[^\S ]/gu, ' ').trimStart();
  let end = plain.length;
  while (end > 0 && ' .;。；'.includes(plain.charAt(end - 1))) end -= 1;
  return plain.slice(0, end);
}

function unsupported(
  claims: Claims,
  statements: Statement[],
  support: Support,
  lexis: Lexis,
  lexicon?: Names,
): Refusal[] {
  const everywhere = allStatements(support);
  const reason = (item: Item, what: string): Refusal => {
    const elsewhere =
      statements.length < everywhere.length && everywhere.some((each) => supports(each, item, lexis));
    return elsewhere
      ? refusal('mixed-entry', what, 'other-entry')
      : refusal(kindOf(item, claims, lexicon), what, 'not-in-resume');
  };
  const words = claims.items
    .filter((item) => item.token && !item.token.han)
    .filter((item) => !statements.some((each) => hasWord(each, item)))
    .filter((item) => !statements.some((statement) => isSaidBeside(statement, item, claims.items, lexis)))
    .filter((item) => !isMadeOfDoing(item, claims, statements, lexis))
    .filter((item) => !isMannerOf(item, claims, statements, lexis))
    .filter((item) => !isMoved(item, claims, statements, lexis))
    .map((item) => reason(item, item.text));
  const gaps = uncoveredHan(claims, statements, lexis).map(({ text, start }) => {
    const item = claims.items.find((each) => each.start <= start && start < each.end);
    return item ? reason(item, text) : refusal('claim', text, 'not-in-resume');
  });
  return [...words, ...gaps];
}

function kindOf(item: Item, claims: Claims, lexicon?: Names): RefusalKind {
  if (item.flags.has('degree')) return 'degree';
  if (item.flags.has('title')) return 'title';
  if (item.flags.has('scope') || item.flags.has('level')) return 'scope';
  if (item.concepts.size > 0) {
    const kinds = [...item.concepts].map((concept) => lexicon?.kind(concept));
    if (kinds.includes('title')) return 'title';
    if (kinds.includes('degree')) return 'degree';
    return 'skill';
  }
  const capital =
    /^\p{Lu}/u.test(item.text) && item.start > 0 && !/[.!?]\s*$/.test(claims.text.slice(0, item.start));
  return capital ? 'name' : 'claim';
}

function distinct(refused: Refusal[]): Refusal[] {
  const seen = new Set<string>();
  return refused.filter(({ kind, what }) => {
    const key = `${kind} ${what}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
