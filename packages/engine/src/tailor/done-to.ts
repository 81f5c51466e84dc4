import { type Closing, isParticiple, type Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import type { Token } from '../gate/tokens.ts';
import { onceFor } from '../text/once-for.ts';
import { lookedForIn } from './looked-for.ts';
import { isSureVerb, isVerb } from './opening-verb.ts';

/** A verb, and the things it was done to, by their places. */
interface Done {
  verbs: readonly number[];
  objects: readonly number[];
}

/**
 * German sets verb and object far apart: "Betriebskosten für 320 Wohnungen jährlich abgerechnet", "Stimmte mit der
 * Bank die Konten ab". What each verb of a point was done to.
 */
const doneIn = onceFor((tokens: readonly Token[], lexis: Lexis): readonly Done[] => {
  if (!lexis.closing) return [];
  const found: Done[] = [];
  for (let from = 0; from < tokens.length; ) {
    const to = endOfClause(from, tokens);
    const before = found.at(-1)?.verbs.includes(from - 1) ? found.at(-1)?.objects : undefined;
    found.push(...inClause({ from, to, tokens, lexis, closing: lexis.closing, before }));
    from = to;
  }
  return found;
});

function endOfClause(from: number, tokens: readonly Token[]): number {
  const after = tokens.findIndex(({ clause }, at) => at > from && clause !== tokens[from]?.clause);
  return after < 0 ? tokens.length : after;
}

/** Whether the word is a verb with a thing that it was done to. */
export const hasObject = (verb: number, tokens: readonly Token[], lexis: Lexis): boolean =>
  doneIn(tokens, lexis).some(({ verbs }) => verbs.includes(verb));

export function isDoneTo(object: number, verb: number, { tokens }: Statement, lexis: Lexis): boolean {
  return doneIn(tokens, lexis).some(({ verbs, objects }) => verbs.includes(verb) && objects.includes(object));
}

/** A verb and nothing but its own objects, however much is said of where and for whom. */
export function isOneDoing(places: readonly number[], { tokens }: Statement, lexis: Lexis): boolean {
  const nouns = places.filter((at) => /^\p{Lu}/u.test(tokens[at]?.text ?? ''));
  return doneIn(tokens, lexis).some(({ verbs, objects }) => {
    const things = nouns.filter((at) => !verbs.includes(at));
    return (
      things.length > 0 &&
      places.some((at) => verbs.includes(at)) &&
      things.every((at) => objects.includes(at))
    );
  });
}

/**
 * "Rinnen gereinigt und Fenster montiert", "bei Gesprächen Protokoll geführt": the verb of another thing stands between
 * the noun and its verb, or the verb has a thing of its own and the noun hangs on a small word.
 */
export function isPartedByVerb(places: readonly number[], { tokens }: Statement, lexis: Lexis): boolean {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const { closing } = lexis;
  const isAbout = places.some((at) => tellsOfObject(at, places, tokens, lexis));
  // Most words stand side by side.
  if (last - first < 2 && !isAbout) return false;
  if (hasThingOfItsOwn(places, tokens, lexis)) return true;
  const done = doneIn(tokens, lexis);
  const verbs = done.filter((each) => each.verbs.some((verb) => places.includes(verb)));
  const between = done.some((each) => each.verbs.some((verb) => verb > first && verb < last));
  if (isOfAnotherVerb(places, verbs, done)) return true;
  const hangs = places.some((at) => closing?.prepositions.has(tokens[at - 1]?.folded ?? ''));
  return (
    (between || hangs) &&
    verbs.length > 0 &&
    !verbs.some(({ objects }) => objects.some((object) => places.includes(object)))
  );
}

/**
 * "Ich prüfe Material und bestelle Wäsche", "Material prüfen und Wäsche bestellen" order no material: behind "und" the
 * verb has another thing, whatever verb it is.
 */
function hasThingOfItsOwn(
  places: readonly number[],
  tokens: readonly Token[],
  { pack, closing, isFunction }: Lexis,
): boolean {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const said = new Set(places.map((at) => tokens[at]));
  const isNoun = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? '');
  // "Schnee schieben und Salz streuen" is said as a whole.
  const isThing = (token: Token | undefined): boolean => isNoun(token) && !said.has(token);
  const verb = tokens[last];
  if (!closing || !isNoun(tokens[first]) || !verb || isNoun(verb)) return false;
  const inside = tokens.slice(first + 1, last);
  const joint = inside.findLastIndex(
    ({ folded, clause }) => pack.clauses.and.test(folded) || clause !== verb.clause,
  );
  if (joint < 0) return false;
  const behind = tokens.slice(last + 1).filter(({ clause }) => clause === verb.clause);
  const own = closing.object.test(behind[0]?.folded ?? '') ? behind[1] : behind[0];
  if (isThing(own)) return true;
  const isDoing = ({ text, folded }: Token): boolean => /^\p{Ll}/u.test(text) && !isFunction(folded);
  const between = inside.slice(joint + 1);
  // "Und im Mai abgefischt": when and where is no thing.
  const hangs = between.some(({ folded }) => closing.prepositions.has(folded));
  return !hangs && inside.slice(0, joint).some(isDoing) && between.some(isThing);
}

/** "Kataloge über Pumpen verschickt" sent no pumps: the small word before them hangs on what the verb was done to. */
const tellsOfObject = (at: number, places: readonly number[], tokens: readonly Token[], lexis: Lexis) =>
  (lexis.closing?.about.test(tokens[at - 1]?.folded ?? '') ?? false) &&
  doneIn(tokens, lexis).some(
    ({ verbs, objects }) => verbs.some((verb) => places.includes(verb)) && objects.includes(at - 2),
  );

/** "Fenster geputzt und Türen eingebaut" fitted no windows: another verb was done to them, and this one was not. */
const isOfAnotherVerb = (
  places: readonly number[],
  verbs: readonly Done[],
  done: readonly Done[],
): boolean => {
  const others = done.filter((each) => !verbs.includes(each));
  const has = (list: readonly Done[], place: number) => list.some(({ objects }) => objects.includes(place));
  return verbs.length > 0 && places.some((place) => has(others, place) && !has(verbs, place));
};

/** "Kunden mit der Beratung verbunden" advised none: the noun of doing hangs on a preposition, and its thing does not. */
export const hangsApart = (
  thing: number,
  doing: number,
  { tokens }: Statement,
  { closing }: Lexis,
): boolean =>
  thing < doing &&
  /^\p{Lu}/u.test(tokens[doing]?.text ?? '') &&
  tokens.slice(thing + 1, doing).some(({ folded }) => closing?.prepositions.has(folded));

/** One clause of a point, from its first token to the one behind its last. */
interface Clause {
  from: number;
  to: number;
  tokens: readonly Token[];
  lexis: Lexis;
  closing: Closing;
  /** "Uhren zerlegt, gereinigt": what the verb right before the comma was done to. */
  before?: readonly number[] | undefined;
}

const inClause = (clause: Clause): Done[] => (opensWithVerb(clause) ? verbsFirst(clause) : verbsLast(clause));

const isVerbAt = (at: number, { tokens, lexis }: Clause): boolean => {
  const text = tokens[at]?.text ?? '';
  return isVerb(text, lexis) || isSureVerb(text, lexis);
};

/** "Produkte für drei Läden fotografiert" ends in its verb; "Geräte in vier Werken" has none. */
function opensWithVerb(clause: Clause): boolean {
  const { from, to, tokens, lexis, closing } = clause;
  if (!isVerbAt(from, clause)) return false;
  if (isLikeAdjective(clause)) return false;
  if (isSureVerb(tokens[from]?.text ?? '', lexis)) return true;
  const endsParted = closing.particles.has(tokens[to - 1]?.folded ?? '');
  if (to - from < 2 || endsParted) return endsParted;
  return (
    !tokens.slice(from, to).some((_, i) => closes(from + i, clause)) &&
    !closing.prepositions.has(tokens[from + 1]?.folded ?? '')
  );
}

/** "Reparierte Räder verkauft" ends in its verb: what it begins with tells of the thing. */
const isLikeAdjective = (clause: Clause): boolean => {
  const { from, to, tokens, lexis } = clause;
  return (
    isParticiple(tokens[from]?.text.replace(/e$/, '') ?? '', lexis) && to > from + 2 && closes(to - 1, clause)
  );
};

/** Whether a German point begins with its verb. */
export function beginsWithVerb(tokens: readonly Token[], lexis: Lexis): boolean {
  const { closing } = lexis;
  if (!closing || tokens.length === 0) return false;
  return opensWithVerb({ from: 0, to: endOfClause(0, tokens), tokens, lexis, closing });
}

/** "Prüfte und buchte Belege": the objects behind the last of the verbs are those of the verbs before it. */
function verbsFirst(clause: Clause): Done[] {
  const { from, to, tokens, lexis } = clause;
  const starts = [from];
  for (let at = from + 1; at < to - 1; at += 1) {
    const next = tokens[at + 1];
    if (lexis.pack.clauses.and.test(tokens[at]?.folded ?? '') && next && /^\p{Ll}/u.test(next.text))
      if (isVerbAt(at + 1, clause)) starts.push(at + 1);
  }
  let waiting: number[] = [];
  return starts.flatMap((start, i): Done[] => {
    const end = (starts[i + 1] ?? to + 1) - 1;
    const objects = thingsOf(start, start + 1, end, clause);
    waiting.push(start);
    if (objects.length === 0) return [];
    const verbs = waiting;
    waiting = [];
    return [{ verbs, objects }];
  });
}

/** "Gäste begrüßt und Schlüssel ausgegeben", "Hecken geschnitten und entsorgt": the last things named are meant. */
function verbsLast(clause: Clause): Done[] {
  const { from, to } = clause;
  const found: Done[] = [];
  let start = from;
  for (let at = clause.before ? from : from + 1; at < to; at += 1) {
    if (!closes(at, clause) && !(at === to - 1 && isLastVerb(at, clause))) continue;
    const own = thingsOf(at, start, at, clause);
    const objects = own.length > 0 ? own : (found.at(-1)?.objects ?? clause.before ?? []);
    if (objects.length > 0) found.push({ verbs: [at], objects });
    start = at + 1;
  }
  return found;
}

/** A participle with nothing of its own behind it: "bestehenden Kunden" is no verb. */
function closes(at: number, { to, tokens, lexis, closing }: Clause): boolean {
  const own = tokens[at];
  const next = at + 1 < to ? tokens[at + 1] : undefined;
  if (!own || !/^\p{Ll}/u.test(own.text) || !closing.participle.test(own.folded)) return false;
  if (next === undefined || closing.prepositions.has(next.folded)) return true;
  return lexis.pack.clauses.and.test(next.folded);
}

/** "Rechnungen von Lieferanten prüfen": whatever verb it is, at the end of its clause it is one. */
const isLastVerb = (at: number, { tokens }: Clause): boolean =>
  /^\p{Ll}+(?:t|en)$/u.test(tokens[at]?.text ?? '');

const isYear = /^(?:19|20)\d\d$/;

/** "Für 40 Gäste Zimmer gerichtet": behind what is counted no name of it follows, but another thing. */
const isBehindCount = (at: number, tokens: readonly Token[]): boolean =>
  /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '') &&
  tokens[at - 1]?.clause === tokens[at]?.clause &&
  /^\d/.test(tokens[at - 2]?.folded ?? '');

/** "Bei Gesprächen für den Leiter Protokoll geführt": two nouns side by side, the second right before the verb. */
const isOwnThing = (at: number, verb: number, tokens: readonly Token[]): boolean =>
  at === verb - 1 &&
  /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '') &&
  tokens[at - 1]?.clause === tokens[at]?.clause;

/** What a verb was done to in a stretch, and what that was looked through for. */
const thingsOf = (verb: number, from: number, to: number, clause: Clause): number[] => {
  const objects = objectsIn(from, to, clause);
  return objects.length === 0 ? [] : [...objects, ...lookedForIn(verb, from, to, clause)];
};

/** Nouns that neither hang on a small word nor belong to another noun. */
function objectsIn(from: number, to: number, { tokens, closing }: Clause): number[] {
  const objects: number[] = [];
  let hangs = false;
  let small = false;
  for (const [i, { text, folded }] of tokens.slice(from, to).entries()) {
    const at = from + i;
    if (closing.prepositions.has(folded) && !(at === to - 1 && closing.particles.has(folded))) {
      hangs = true;
      small = true;
      continue;
    }
    if (closing.object.test(folded) && !small) hangs = false;
    else if (/^\d/.test(folded) && !small && !isYear.test(folded)) hangs = false;
    else if (closing.genitive.test(folded)) hangs = true;
    if (!/^\p{Lu}/u.test(text)) continue;
    if (hangs && !small && (isBehindCount(at, tokens) || isOwnThing(at, to, tokens))) hangs = false;
    if (!hangs) objects.push(at);
    small = false;
  }
  return objects;
}
