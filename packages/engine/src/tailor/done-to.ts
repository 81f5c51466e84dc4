import type { Lexis } from '../gate/lexis.ts';
import { isParticle } from '../gate/parted-verbs.ts';
import type { Statement } from '../gate/support.ts';
import type { Token } from '../gate/tokens.ts';
import { fold } from '../gate/word-forms.ts';
import { onceFor } from '../text/once-for.ts';
import { isSureGermanVerb, isVerb } from './opening-verb.ts';

/** A verb, and the things it was done to, by their places. */
interface Done {
  verbs: readonly number[];
  objects: readonly number[];
}

const doneOf = onceFor(doneIn);

/**
 * German sets verb and object far apart: "Betriebskosten für 320 Wohnungen jährlich abgerechnet", "Stimmte mit der
 * Bank die Konten ab". What one of them names was done to the other.
 */
export function isDoneTo(object: number, verb: number, statement: Statement, lexis: Lexis): boolean {
  const { tokens } = statement;
  return doneOf(tokens, lexis).some(({ verbs, objects }) => verbs.includes(verb) && objects.includes(object));
}

function doneIn(tokens: readonly Token[], lexis: Lexis): Done[] {
  const found: Done[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from;
    while (tokens[to]?.clause === tokens[from]?.clause && to < tokens.length) to += 1;
    found.push(...inClause(from, to, tokens, lexis));
    from = to;
  }
  return found;
}

const inClause = (from: number, to: number, tokens: readonly Token[], lexis: Lexis): Done[] =>
  opensWithVerb(from, to, tokens, lexis) ? verbsFirst(from, to, tokens, lexis) : verbsLast(from, to, tokens);

const isVerbAt = (at: number, tokens: readonly Token[], lexis: Lexis): boolean => {
  const { text } = tokens[at] as Token;
  return isVerb(text, lexis) || isSureGermanVerb(text, lexis);
};

/** "Produkte für drei Läden fotografiert" ends in its verb; "Geräte in vier Werken" has none. */
function opensWithVerb(from: number, to: number, tokens: readonly Token[], lexis: Lexis): boolean {
  if (!isVerbAt(from, tokens, lexis)) return false;
  if (isSureGermanVerb(tokens[from]?.text ?? '', lexis)) return true;
  const [next, last] = [tokens[from + 1], tokens[to - 1] as Token];
  if (to - from < 2 || isParticle(last.folded)) return isParticle(last.folded);
  return (
    !tokens.slice(from, to).some((_, i) => closes(from + i, to, tokens)) &&
    !prepositions.has(next?.folded ?? '')
  );
}

/** Whether a German point begins with its verb. */
export function beginsWithVerb(tokens: readonly Token[], lexis: Lexis): boolean {
  const after = tokens.findIndex(({ clause }) => clause !== tokens[0]?.clause);
  return tokens.length > 0 && opensWithVerb(0, after < 0 ? tokens.length : after, tokens, lexis);
}

const and = /^(?:und|sowie|oder)$/;

/** "Prüfte und buchte Belege": the objects behind the last of the verbs are those of the verbs before it. */
function verbsFirst(from: number, to: number, tokens: readonly Token[], lexis: Lexis): Done[] {
  const starts = [from];
  for (let at = from + 1; at < to - 1; at += 1) {
    const next = tokens[at + 1];
    if (and.test(tokens[at]?.folded ?? '') && next && /^\p{Ll}/u.test(next.text))
      if (isVerbAt(at + 1, tokens, lexis)) starts.push(at + 1);
  }
  let waiting: number[] = [];
  return starts.flatMap((start, i): Done[] => {
    const end = (starts[i + 1] ?? to + 1) - 1;
    const objects = objectsIn(start + 1, end, tokens);
    waiting.push(start);
    if (objects.length === 0) return [];
    const verbs = waiting;
    waiting = [];
    return [{ verbs, objects }];
  });
}

const participle =
  /^(?:\p{L}*ge\p{L}{2,}(?:t|en)|\p{L}{2,}iert|(?:an|auf|aus|ein|ab|vor|nach|zu)?(?:be|ver|er|ent|zer|emp|uber|unter|um|hinter)\p{L}{2,}(?:t|en))$/u;

export const isParticiple = (word: string): boolean => participle.test(fold(word));

/** "Gäste begrüßt und Schlüssel ausgegeben", "Hecken geschnitten und entsorgt": the last things named are meant. */
function verbsLast(from: number, to: number, tokens: readonly Token[]): Done[] {
  const found: Done[] = [];
  let start = from;
  for (let at = from + 1; at < to; at += 1) {
    if (!closes(at, to, tokens)) continue;
    const own = objectsIn(start, at, tokens);
    const objects = own.length > 0 ? own : (found.at(-1)?.objects ?? []);
    if (objects.length > 0) found.push({ verbs: [at], objects });
    start = at + 1;
  }
  return found;
}

/** A participle with nothing of its own behind it: "bestehenden Kunden" is no verb. */
function closes(at: number, to: number, tokens: readonly Token[]): boolean {
  const own = tokens[at];
  const next = at + 1 < to ? tokens[at + 1] : undefined;
  if (!own || !/^\p{Ll}/u.test(own.text) || !participle.test(own.folded)) return false;
  return next === undefined || and.test(next.folded) || prepositions.has(next.folded);
}

const prepositions = new Set(
  'fur in im ins mit bei beim von vom zu zum zur an am ans auf aus nach uber unter vor gegen durch ohne um pro je seit wahrend wegen gemass laut per samt zwischen innerhalb ausserhalb bis anhand mittels inklusive inkl als neben entlang'.split(
    ' ',
  ),
);
const opensObject =
  /^(?:die|das|den|eine?|einen|alle|keine?|keinen|mehrere|einige|beide|samtliche|saemtliche)$/;
const genitive = /^(?:der|des|dem|einer|eines|einem)$/;
const isYear = /^(?:19|20)\d\d$/;

/** Nouns that neither hang on a small word nor belong to another noun. */
function objectsIn(from: number, to: number, tokens: readonly Token[]): number[] {
  const objects: number[] = [];
  let hangs = false;
  let small = false;
  for (let at = from; at < to; at += 1) {
    const { text, folded } = tokens[at] as Token;
    if (prepositions.has(folded) && !(at === to - 1 && isParticle(folded))) {
      hangs = true;
      small = true;
      continue;
    }
    if (opensObject.test(folded) && !small) hangs = false;
    else if (/^\d/.test(folded) && !small && !isYear.test(folded)) hangs = false;
    else if (genitive.test(folded)) hangs = true;
    if (!/^\p{Lu}/u.test(text)) continue;
    if (!hangs) objects.push(at);
    small = false;
  }
  return objects;
}
