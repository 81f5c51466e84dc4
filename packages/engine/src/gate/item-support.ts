import type { CompoundsPack } from '../locales/spelling-pack.ts';
import { memoFor } from '../text/memo.ts';
import { onceFor } from '../text/once-for.ts';
import { isAchieved } from './achieved.ts';
import { isAlike } from './alike.ts';
import { isSurelyDone } from './at-its-place.ts';
import { isRewording } from './equal-groups.ts';
import { isHeadOf } from './heads.ts';
import type { Item } from './items.ts';
import { isParticiple, type Lexis } from './lexis.ts';
import { isDoneWord, namesDoer } from './names-doer.ts';
import { isReworded } from './reworded.ts';
import { saysShortened } from './shortened.ts';
import type { Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { isTwin } from './twins.ts';
import { fold } from './word-forms.ts';
import { groupsOfWord } from './words-alone.ts';

/** Whether this one statement supports the piece. */
export function supports(statement: Statement, item: Item, lexis: Lexis): boolean {
  const known = item.held?.get(statement);
  if (known !== undefined) return known;
  const now = saysItself(statement, item, lexis) || isReworded(statement, item, lexis);
  item.held?.set(statement, now);
  return now;
}

/** Supported by more than an editor's word for another. */
export const saysItself = (statement: Statement, item: Item, lexis: Lexis): boolean =>
  hasWord(statement, item) || isSupported(statement, item, lexis);

/** The same word, found at once. */
export const hasWord = (statement: Statement, { token, text }: Item): boolean =>
  token ? statement.words.has(token.folded) : statement.folded.includes(fold(text));

function isSupported(statement: Statement, item: Item, lexis: Lexis): boolean {
  if (statement.role === 'organization' || statement.role === 'dates') return false;
  const { token } = item;
  const asWritten =
    token === undefined || item.proper || (item.flags.has('level') && /\d/.test(token.folded));
  if (!asWritten && token.keys.some((key) => statement.keys.has(key))) return true;
  if (item.parted && saysParted(item.parted, statement)) return true;
  for (const concept of item.concepts) if (statement.concepts.has(concept)) return true;
  for (const group of item.groups)
    if (!isRewording(group) && statement.groups.has(group) && !namesDoer(group, statement, token, lexis))
      return true;
  for (const group of item.phrases ?? []) if (statement.phrases.has(group)) return true;
  if (isAlike(item, statement, lexis) || isAchieved(item, statement, lexis)) return true;
  if (item.joined && statement.squeezed.includes(item.joined)) return true;
  if (item.apart?.some((whole) => statement.words.has(whole))) return true;
  if (item.hyphened && statement.squeezed.includes(item.hyphened)) return true;
  if (asWritten) return false;
  if (
    item.flags.has('scope') &&
    (isLedAlike(token, statement, lexis) || isLedInOneWord(token, statement, lexis))
  )
    return true;
  return !item.flags.has('scope') && !item.parted?.length && inCompound(token, statement, lexis);
}

/** "Holte Post ab" is said by "abgeholt" and by "Postabholung", and not by "eingeholt". */
const saysParted = (parted: readonly string[], { keys, words }: Statement): boolean =>
  parted.some(
    (key) => keys.has(key) || (key.length >= shortestWhole && [...words].some((own) => own.includes(key))),
  );

const shortestWhole = 5;

/** "Ein Team geführt" is "ein Team geleitet": of people both say the same, of a talk or a till they do not. */
function isLedAlike({ folded }: Token, { words }: Statement, { pack }: Lexis): boolean {
  const { ledAlike } = pack.relations;
  if (!ledAlike?.verbs.test(folded)) return false;
  const all = [...words];
  return all.some((own) => ledAlike.verbs.test(own)) && all.some((own) => ledAlike.what.test(own));
}

/** "Teamleitung mit vier Leuten" led a team; "an die Teamleitung berichtet" and "Teamleitung beraten" did not. */
function isLedInOneWord({ keys }: Token, { tokens, role }: Statement, lexis: Lexis): boolean {
  const [first, ...more] = tokens;
  const led = lexis.pack.relations.ledInOneWord?.exec(first?.folded ?? '')?.[1];
  if (led === undefined || role !== 'text') return false;
  const clause = more.filter((own) => own.clause === first?.clause);
  if (clause.some(({ text, folded }) => /^\p{Ll}/u.test(text) && isParticiple(folded, lexis))) return false;
  return lexis.forms.keys(led).some((key) => keys.includes(key));
}

const shortestCompound = 8;
const shortestStem = 4;

/** German: "Kundenberatung" is said by "Kunden" and "beraten", and "Kunden" by "Kundenberatung". */
function inCompound(token: Token, statement: Statement, lexis: Lexis): boolean {
  const { compounds } = lexis.pack;
  if (!compounds) return false;
  const word = token.folded;
  if (word.length >= shortestCompound)
    for (const { head, tail } of cutsOf(word, compounds))
      if (mayBegin(head, statement) && hasPart(tail, statement, lexis) && object(head, statement, lexis))
        return true;
  const doing = compounds.emptyTail?.exec(word)?.[1];
  if (doing && hasPart(partOf(doing, compounds.ending), statement, lexis)) return true;
  if (saysShortened(word, statement)) return true;
  for (const other of statement.words) if (isTwin(word, other, lexis)) return true;
  // "Futter" and "Lager" have so short a stem that only the whole word is found in another.
  const stem = token.keys[0] ?? word;
  const whole = stem.length < 4 && /e[rl]$/.test(word) ? word : stem;
  // "Beraten" has its "t" in "Touristenberatung" too.
  const key = /^\p{Ll}.*ten$/u.test(token.text) ? word.slice(0, -2) : whole;
  if (key.length < shortestStem) return false;
  for (const other of statement.words)
    if (
      holds(other, word, key) &&
      !isLess(other, word, lexis) &&
      !isOnlyDoer(other, token, statement, lexis) &&
      !isForDoing(other, key, token, lexis)
    )
      return true;
  return false;
}

type Said = Pick<Statement, 'words' | 'keys' | 'groups'>;

/** What several statements say together, to see at once that none of them says a word. */
export interface Together extends Said {
  /** All words, one below the other. */
  all: string;
  /** What stands before a hyphen and waits for its end ("Früh- und Spätdienst"). */
  halves: readonly string[];
  /** Words that begin or end as this one. */
  alike(word: string): readonly string[];
}

/** Whether any of them may say it `inCompound`; what speaks against it in one of them is not looked at. */
export function mayBeInCompound(token: Token, together: Together, lexis: Lexis): boolean {
  const { compounds } = lexis.pack;
  if (!compounds) return false;
  const { folded: word, keys } = token;
  const { all, halves } = together;
  const stem = keys[0] ?? word;
  const doing = compounds.emptyTail?.exec(word)?.[1];
  return (
    [stem, word].some((form) => form.length >= shortestStem && all.includes(form)) ||
    halves.some((half) => word.startsWith(half)) ||
    (doing !== undefined && hasPart(partOf(doing, compounds.ending), together, lexis)) ||
    together.alike(word).some((own) => isTwin(word, own, lexis)) ||
    (word.length >= shortestCompound &&
      cutsOf(word, compounds).some(
        ({ head, tail }) =>
          hasPart(tail, together, lexis) &&
          mayBegin(head, together) &&
          (head.text.length === shortestHead ||
            hasPart(head, together, lexis) ||
            head.forms.some((form) => all.includes(form))),
      ))
  );
}

/** "Kundenberatung" holds "kunden" and "beratung". */
function holds(other: string, word: string, key: string): boolean {
  if (other.length <= key.length + 3) return false;
  if (word.length >= 6 && other.endsWith(word)) return true;
  const at = other.lastIndexOf(key);
  const atEnd = at > 0 && other.length - at <= key.length + 3;
  return at === 0 || atEnd || (at > 0 && key.length >= 5);
}

/** Who was "Vizepräsidentin" was no "Präsidentin". */
const isLess = (other: string, word: string, { pack: { compounds } }: Lexis): boolean => {
  const first = compounds?.lessening?.exec(other)?.[0];
  return first !== undefined && !word.startsWith(first) && other.startsWith(word.slice(0, 4), first.length);
};

/** That there was a "Tourenplaner" does not say that somebody planned. */
const isOnlyDoer = (other: string, token: Token, { role }: Statement, lexis: Lexis): boolean =>
  role === 'text' &&
  (((lexis.pack.clauses.doer?.test(other) ?? false) && isDoneWord(token, lexis)) ||
    // "Lieferanten" are no "Lieferung".
    (/anten?$/.test(other) && lexis.pack.relations.doing.noun.test(token.folded)));

/** "Backwaren" are sold without being baked, and a "Waschmittel" washes nothing; "Putzarbeiten" are cleaning. */
const isForDoing = (other: string, key: string, token: Token, lexis: Lexis): boolean =>
  other.startsWith(key) && isDoneWord(token, lexis) && lexis.pack.compounds?.doingTail.test(other) === false;

/** A part of a compound, as it stands and without the ending that joins it to the next. */
interface Part {
  text: string;
  forms: string[];
}

const partOf = (text: string, ending: RegExp): Part => ({
  text,
  forms: [...new Set([text, text.replace(ending, '')])].filter((form) => form.length >= 3),
});

/** "Bad", "Tor": so short a part is only the noun itself, in the plural by a key of its own ("tor-"). */
const shortestHead = 3;

/** The ways to cut a word in two; it is held against every statement. */
const cutsOf = memoFor((word: string, { joint, ending }: CompoundsPack) => {
  const cuts: { head: Part; tail: Part }[] = [];
  // "Modellbau": building has so short a noun.
  const shortestTail = word.endsWith('bau') ? 3 : 4;
  for (let cut = shortestHead; cut <= word.length - shortestTail; cut += 1)
    cuts.push({ head: partOf(word.slice(0, cut), joint), tail: partOf(word.slice(cut), ending) });
  return cuts;
});

const mayBegin = ({ text }: Part, { keys }: Pick<Statement, 'keys'>): boolean =>
  text.length > shortestHead || keys.has(text) || keys.has(`${text}-`);

const object = (head: Part, statement: Statement, lexis: Lexis): boolean =>
  head.text.length === shortestHead ||
  (hasPart(head, statement, lexis) && !isOnlyDone(head, statement, lexis)) ||
  [...statement.words].some((own) => isHeadOf(head.text, own, lexis));

const hasPart = (of: Part, { words, keys, groups }: Said, lexis: Lexis): boolean =>
  of.forms.some((form) => words.has(form)) ||
  keysOfPart(of, lexis).some((key) => keys.has(key)) ||
  groupsOfPart(of, lexis).some((group) => groups.has(group));

function placesOfPart(of: Part, tokens: readonly Token[], lexis: Lexis): number[] {
  const keys = keysOfPart(of, lexis);
  return tokens.flatMap((own, at) => (own.keys.some((key) => keys.includes(key)) ? [at] : []));
}

/** Where a line says the last part of a compound whose parts it says apart. */
export function tailPlaces({ folded }: Token, statement: Statement, lexis: Lexis): number[] {
  const { compounds } = lexis.pack;
  if (!compounds || folded.length < shortestCompound) return [];
  const cut = cutsOf(folded, compounds).find(
    ({ head, tail }) => hasPart(tail, statement, lexis) && object(head, statement, lexis),
  );
  return cut ? placesOfPart(cut.tail, statement.tokens, lexis) : [];
}

/** "Geräte gewartet und Reparaturen geplant" has planned no maintenance: the part is a doing of its own there. */
function isOnlyDone(of: Part, { tokens }: Statement, lexis: Lexis): boolean {
  const places = placesOfPart(of, tokens, lexis);
  return places.length > 0 && places.every((at) => isSurelyDone(at, tokens, lexis));
}

/** A part is held against every statement: what it says is looked up once. */
const keysOfPart = onceFor(({ forms }: Part, lexis: Lexis) =>
  forms.flatMap((form) => lexis.forms.keys(form)),
);
const groupsOfPart = onceFor(({ forms }: Part, lexis: Lexis) =>
  forms.flatMap((form) => groupsOfWord(form, lexis)),
);
