import type { Lexis } from '../gate/lexis.ts';
import { type Token, tokenize } from '../gate/tokens.ts';
import { fold } from '../gate/word-forms.ts';
import { andWords, hanAnd } from '../locales/joints.ts';
import { capital } from '../locales/phrasing-pack.ts';
import { allMatches } from '../text/all-matches.ts';
import { articlesOf, hasOtherVerb } from './as-noun.ts';
import { hitsIn, locate, type PlacedBullet, pageText, type TailorContext } from './context.ts';
import { beginsWithVerb } from './done-to.ts';
import { thingsBehindLabel } from './han-label.ts';
import { isSureVerb, isVerb } from './opening-verb.ts';
import { ownThing } from './with-its-thing.ts';

export interface Addition {
  line: number;
  start: number;
  end: number;
  text: string;
  /** The bullet with it. */
  whole: string;
}

/** "Terminkoordination: Termine mit Bewerbern vereinbaren": the label of a point that speaks of one thing. */
export function labelFor(
  place: PlacedBullet,
  say: string,
  from: number,
  context: TailorContext,
): Addition | undefined {
  const { text, lines } = place.bullet;
  if (context.lexis.pack.naming.noLabel?.test(say)) return undefined;
  // "Facturation : chargée de saisir les factures" clashes: the label names a doing, what follows a person.
  if (context.lexis.pack.style.weakOpenings.some(({ pattern }) => pattern.test(text))) return undefined;
  if (!takesLabel(text, from, sharesWords(say, text, context)) || beginAlike(say, text)) return undefined;
  const first = /^\S+(?:\s\S+)?/u.exec(text)?.[0];
  const found = first && locate(context.resume, lines.slice(0, 1), first);
  if (!found) return undefined;
  // Points that begin small keep to it.
  const begin = /^\p{Ll}/u.test(text) ? say : capital(say);
  const label = begin + context.lexis.pack.style.colon;
  const own = verbOf(say, text, context);
  if (own === undefined && saysLabel(say, text)) return undefined;
  const twin = twinHead(say, text, context.lexis);
  if (twin > 0) {
    const end = found.start + twin;
    return { line: found.line, start: found.start, end, text: label, whole: label + text.slice(twin) };
  }
  if (own !== undefined) {
    const thing = lines.length === 1 ? ownThing(say, text.slice(own.length), context.lexis) : undefined;
    const gone = own.length + (thing ?? 0);
    const added = thing === undefined ? label : begin;
    const often = lines.length === 1 ? howOften(say, text, context.lexis) : '';
    const end = found.start + (often === '' ? gone : text.length);
    const whole = (added + text.slice(gone)).replace(often, '');
    return { line: found.line, start: found.start, end, text: often === '' ? added : whole, whole };
  }
  const things = thingsBehindLabel(say, text, context.lexis);
  const bare = things === undefined ? '' : label + things;
  if (things !== undefined && context.gate.check(bare, { entryId: place.entryId }).passed) {
    const end = found.start + text.length - things.length;
    return { line: found.line, start: found.start, end, text: label, whole: bare };
  }
  const verb = wordAtStart(text, say, context);
  const added = label + verb;
  const end = found.start + verb.length;
  return { line: found.line, start: found.start, end, text: added, whole: added + text.slice(verb.length) };
}

/** "Déclarations trimestrielles de TVA" says of each quarter what "chaque trimestre" behind it would say again. */
function howOften(say: string, text: string, { pack, period }: Lexis): string {
  const { often } = pack.naming.objects ?? {};
  if (!often || !say.split(' ').some((word) => period(fold(word)) !== undefined)) return '';
  return new RegExp(often.source.replace(/^\^/, ''), 'u').exec(text)?.[0] ?? '';
}

/**
 * The verb, with the blank behind it, that the label says already: both would stutter. Behind it stands what it was done
 * to: "Equipment calibration: pipettes, balances". So with two: "Loading and unloading: lorries".
 */
function verbOf(say: string, text: string, { lexis }: TailorContext): string | undefined {
  const { naming } = lexis.pack;
  // "Passenger check-in: passengers in at the airport": half of the verb would be left.
  if (naming.withParticle?.test(say)) return undefined;
  const verbs = openingVerbs(text, lexis);
  const [first = '', , other = ''] = verbs ?? [];
  const whole = verbs?.join(' ') ?? '';
  if (
    !(isVerb(first, lexis) || isSureVerb(first, lexis)) ||
    !leavesThing(text.slice(whole.length + 1), lexis)
  )
    return undefined;
  // "Pflege der Artikelstämme": of whom or what stands behind a noun, whatever verb looks like it.
  if (isNounOf(first, text.slice(first.length + 1), lexis)) return undefined;
  // "Zelte in Husum abgebaut" begins with the thing, whatever its ending.
  if (lexis.closing && !beginsWithVerb(tokenize(text, lexis), lexis)) return undefined;
  if (hasOtherVerb(text.slice(whole.length), lexis)) return undefined;
  if (mayJoinVerb(first, text.slice(whole.length), lexis)) return undefined;
  if (namesOneOfTwo(say, text.slice(whole.length + 1), lexis)) return undefined;
  const tokens = tokenize(say, lexis);
  // "Vidéos courtes" below "Montage vidéo": the word is the thing itself, no verb.
  if (tokens.some((token) => oneOrMany(token.text) === oneOrMany(first))) return undefined;
  if (repeatsThing(tokens, text.slice(whole.length), lexis)) return undefined;
  const isOwn = [first, other || first].every((verb) => isSaidBy(verb, tokens, lexis));
  const somebody = naming.somebody?.exec(text.slice(whole.length + 1))?.[0] ?? '';
  return isOwn ? `${whole} ${somebody}` : undefined;
}

/** "Plan routes and book drivers": behind a verb without an ending a second one looks like a noun. */
function mayJoinVerb(first: string, rest: string, { pack }: Lexis): boolean {
  const { carriedOut } = pack.naming;
  if (!carriedOut || pack.clauses.past?.test(first)) return false;
  return allMatches(rest, carriedOut.joined).some(({ 0: whole, index }) =>
    carriedOut.thing.test(rest.slice(index + whole.length)),
  );
}

/** "Minute taking: minutes at the monthly meeting" stutters worse than with "took"; a list of things does not. */
function repeatsThing(say: readonly Token[], rest: string, lexis: Lexis): boolean {
  if (!lexis.pack.clauses.headLast) return false;
  if (laterThing.test(rest)) return false;
  const [next, second] = tokenize(rest, lexis).filter(({ keys }) => keys.length > 0);
  const things = [...(next?.keys ?? []), ...(second?.keys ?? [])];
  return say.some(({ keys }) => keys.some((key) => things.includes(key)));
}

/** "Prüfte Wareneingang und Serie": "Wareneingangsprüfung" says the verb for the first of the two only. */
function namesOneOfTwo(say: string, rest: string, { pack }: Lexis): boolean {
  const [, thing = '', and = ''] = /^(\p{Lu}\p{Ll}{3,})\s(\p{Ll}+)\s\p{Lu}/u.exec(rest) ?? [];
  if (!pack.compounds || thing === '' || !pack.clauses.and.test(and)) return false;
  return say.toLowerCase().startsWith(thing.toLowerCase());
}

/** "Loaded", or "loaded", "and" and "unloaded". */
function openingVerbs(text: string, lexis: Lexis): string[] | undefined {
  const [, first, and = '', other = ''] = /^(\p{L}\p{Ll}+)\s(?:(\p{Ll}+)\s(\p{Ll}+)\s)?/u.exec(text) ?? [];
  if (first === undefined) return undefined;
  return lexis.pack.clauses.and.test(fold(and)) && isVerb(other, lexis) ? [first, and, other] : [first];
}

/** "Worked off ladders": where it was done is not what it was done to. "Each week" says no more than when. */
function leavesThing(rest: string, { pack, isFunction, period }: Lexis): boolean {
  const { afterVerb, somebody } = pack.naming;
  if (somebody?.test(rest)) return true;
  if (!afterVerb?.test(rest)) return false;
  const [next = '', second = ''] = rest.split(/[\s'’]+/u, 2).map(fold);
  if (helpsToDo(rest, pack)) return false;
  if (pack.compounds || !isFunction(next) || articlesOf(pack).has(next)) return true;
  return period(second) !== undefined;
}

/** "Aidé les résidents à se laver": without the verb "à se laver" would hang in the air. */
function helpsToDo(rest: string, { clauses: { infinitive, nextDoing } }: Lexis['pack']): boolean {
  const words = rest.split(/[\s'’]+/u).map(fold);
  return (
    nextDoing?.to !== undefined &&
    words.some(
      (word, at) =>
        (nextDoing.to?.test(word) ?? false) &&
        words.slice(at + 1, at + 3).some((each) => infinitive?.test(each) ?? false),
    )
  );
}

const isSaidBy = (verb: string, tokens: readonly Token[], { forms, pack }: Lexis): boolean => {
  const keys = forms.keys(fold(verb));
  return tokens.some(
    (token) =>
      token.keys.some((key) => keys.includes(key)) ||
      (pack.compounds !== undefined && keys.some((key) => key.length >= 4 && endOf(token.folded, key))),
  );
};

function isNounOf(first: string, rest: string, { pack, isFunction }: Lexis): boolean {
  const [next = ''] = /^\p{Ll}+/u.exec(rest) ?? [];
  const { opening, binds } = pack.naming;
  return (
    /^\p{Lu}/u.test(first) &&
    (opening?.test(first) ?? false) &&
    isFunction(next) &&
    (pack.clauses.of.test(next) || (pack.compounds !== undefined && (binds?.test(next) ?? false)))
  );
}

/** "Grünanlagenpflege" ends in the stem of "pflegte", with hardly an ending behind it. */
const endOf = (word: string, key: string): boolean => {
  const at = word.lastIndexOf(key);
  return at > 0 && word.length - at - key.length <= 3;
};

/** Behind a colon no capital stands but that of a name: "Recepción de visitas: recibo a las visitas". */
function wordAtStart(text: string, say: string, context: TailorContext): string {
  const { lexis, resume, before } = context;
  // "J'implante": the letter before the apostrophe is a word.
  if (lexis.pack.naming.elided?.test(text)) return text.charAt(0).toLowerCase();
  const word = /^\p{Lu}\p{Ll}+(?!\p{L})/u.exec(text)?.[0] ?? '';
  const low = word.toLowerCase();
  const { language } = lexis.pack;
  if (low === '' || language === 'zh') return '';
  // "Angebotserstellung: Angebote schreiben": what the name itself begins with is the thing.
  if (language === 'de' && say.toLowerCase().startsWith(low.slice(0, -1))) return '';
  if (language === 'de' && isNounOf(word, text.slice(word.length + 1), lexis)) return '';
  if (new RegExp(`(?<!\\p{L})${low}(?!\\p{L})`, 'u').test(lexis.pack.verbs)) return low;
  if (lexis.closing && beginsWithVerb(tokenize(text, lexis), lexis)) return low;
  const { lexica } = context.engine;
  const isPast = lexis.pack.clauses.past?.test(low) ?? false;
  // "Interpreté" looks like the name of who does it.
  const isProduct = hitsIn(text, context).some(
    ({ start, concept }) =>
      start === 0 && lexica.kind(concept) !== 'skill' && !(isPast && lexica.kind(concept) === 'title'),
  );
  if (language === 'de' || isProduct) return '';
  // A name keeps its capital in the middle of a sentence, or stands beside another capital.
  const inside = new RegExp(`[\\p{Ll}\\d,;(] ${word}(?!\\p{L})`, 'u');
  const page = pageText(resume);
  const isName =
    inside.test(page) ||
    inside.test(before.job.description) ||
    (!isPast && /^\s\p{Lu}/u.test(text.slice(word.length)));
  return isName ? '' : low;
}

/** "Rondes de sécurité : rondes de nuit" stutters; where nouns stand last the same first word is another's. */
function beginAlike(say: string, text: string): boolean {
  const first = (line: string) =>
    oneOrMany(/^\p{L}{4,}(?=\s(?:d[eu]s?|del)\s|\sd['’])/u.exec(line)?.[0] ?? '');
  return first(say) !== '' && first(say) === first(text);
}

/** "Maquillaje social: de novia y de fiesta": the noun that both begin with stands once. */
function twinHead(say: string, text: string, { pack }: Lexis): number {
  if (pack.clauses.headLast || pack.compounds || pack.language === 'zh') return 0;
  const [own] = /^\p{L}{4,}(?=\s)/u.exec(say) ?? [];
  const [, first = '', of = ''] = /^(\p{L}{4,})\s(\p{Ll}+)(?!\p{L})/u.exec(text) ?? [];
  const isTwin = own !== undefined && first !== '' && oneOrMany(own) === oneOrMany(first);
  return isTwin && pack.clauses.of.test(of) ? first.length + 1 : 0;
}

const beginnings = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));

/** "Sterilisation der Instrumente: Sterilisieren von Instrumenten": the same words, and no more of them. */
export function saysLabel(say: string, text: string): boolean {
  const own = beginnings(say);
  return own.length > 1 && beginnings(text).join() === own.join();
}

const shortPoint = { words: 10, characters: 24 };

const laterThing = new RegExp(`[,，、${hanAnd}]|\\s(?:${andWords})\\s`, 'u');

/** A short point without a mark of its own, which says it at its beginning or says little else. */
function takesLabel(text: string, from: number, shared: boolean): boolean {
  if (/[:：(（;；]|\s[–—-]\s/u.test(text)) return false;
  // "收货、上架,每月盘点", "feed the ponies, dress wounds": what is said behind a mark is one thing of several.
  if (laterThing.test(text.slice(0, from))) return false;
  if (/\p{Script=Han}/u.test(text)) return text.length <= shortPoint.characters;
  const words = (stretch: string): number => stretch.split(/\s+/).filter(Boolean).length;
  return words(text) <= shortPoint.words && (shared || words(text.slice(0, from)) <= 3);
}

/** "Préparation de 150 commandes" says "préparation de commandes" in its own words, "API REST" says "APIs REST". */
export function saidInPieces(say: string, bullet: string, { lexis }: TailorContext): boolean {
  if (lexis.pack.language === 'zh') return false;
  const own = new Set(tokenize(bullet, lexis).map((token) => oneOrMany(token.text)));
  const words = tokenize(say, lexis).filter(({ folded }) => !lexis.isFunction(folded));
  return words.length > 0 && words.every(({ text }) => own.has(oneOrMany(text)));
}

/** Accents count: "analysé" is no "analyse". */
const oneOrMany = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{2})[sx]$/u, '');

/** "Recibo a las visitas (recepción de visitas)" stutters. */
function sharesWords(say: string, bullet: string, { lexis }: TailorContext): boolean {
  const own = new Set(tokenize(bullet, lexis).flatMap((token) => token.keys));
  return tokenize(say, lexis).some(
    ({ folded, keys }) => !lexis.isFunction(folded) && keys.some((key) => own.has(key)),
  );
}

export function alreadyThere(text: string, bullet: string): boolean {
  return bullet.toLowerCase().includes(text.toLowerCase());
}
