import { isParticiple, type Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import type { CarriedOut, VerbBehind } from '../locales/naming-pack.ts';
import type { WritingPack } from '../locales/writing-pack.ts';
import { allMatches } from '../text/all-matches.ts';
import { onceFor } from '../text/once-for.ts';
import { verbsOf } from './opening-verb.ts';
import type { OtherWords } from './said-otherwise.ts';

export const articlesOf = onceFor(({ articles }: WritingPack) => new Set(articles.split(' ')));

/** A second verb of the sentence would be left hanging: "…, und rechnete", "y conduzco". */
export function hasOtherVerb(rest: string, { pack, isFunction }: Lexis): boolean {
  const forms = verbsOf(pack);
  const words = rest.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  // "D'une classe", "su envío": what an article stands before, or whose it is, is no verb.
  const isNoun = (at: number) => {
    const before = fold(words[at - 1] ?? '');
    const binds = pack.naming.binds?.test(before) && !pack.clauses.and.test(before);
    return articlesOf(pack).has(before) || (binds ?? false);
  };
  return (
    words.some((word, at) => forms.has(word) && !isFunction(word) && !isNoun(at)) ||
    (pack.naming.secondVerb?.test(rest) ?? true)
  );
}

/**
 * "Plante Touren für 18 Wagen" becomes "Tourenplanung für 18 Wagen": where verb and object open the point and
 * are the phrase, the phrase takes their place.
 */
export function asNoun(
  other: Pick<OtherWords, 'start' | 'end'>,
  say: string,
  bullet: string,
  lexis: Lexis,
): string | undefined {
  const { goesOn, shape, carriedOut, verbBehind } = lexis.pack.naming;
  if (verbBehind) return behindObject(other, say, bullet, verbBehind);
  if (carriedOut) return asCarriedOut(other, say, bullet, carriedOut, lexis);
  if (other.start !== 0 || !shape?.test(say)) return undefined;
  const source = bullet.slice(0, other.end);
  const rest = bullet.slice(other.end);
  if (lexis.closing && source.split(' ').some((word) => /^\p{Lu}/u.test(word) && losesSort(word, say)))
    return undefined;
  const closed = lexis.closing && withoutParticiple(source, say, rest, lexis);
  if (closed !== undefined) return closed;
  if (lexis.closing && leavesParticiple(rest, lexis)) return undefined;
  // "Enquêtes internes" is a noun already, and several are not one.
  if (
    (beginsAlike(source, say) && !hasArticleBehind(source, lexis)) ||
    !isBare(source, say, lexis) ||
    /\d/.test(source) ||
    losesWhom(source, say, lexis) ||
    !(goesOn?.test(rest) || (endsAlike(source, say, lexis) && !hangsOn(rest, lexis))) ||
    joinsThing(rest, lexis) ||
    hasOtherVerb(rest, lexis) ||
    leavesObject(say, rest, lexis) ||
    repeatsThing(say, rest, lexis) ||
    partsObject(source, say, rest, lexis)
  )
    return undefined;
  const behind = lexis.closing ? withoutOwnThing(say, rest, lexis) : rest;
  return behind === undefined ? undefined : say.charAt(0).toUpperCase() + say.slice(1) + behind;
}

/** "Annahme von Waren" is "Warenannahme", and no "Warenannahme von Waren"; with a second thing it stays as it is. */
function withoutOwnThing(say: string, rest: string, lexis: Lexis): string | undefined {
  const [whole = '', small = '', thing = ''] = /^ (\p{Ll}+) (\p{Lu}\p{Ll}{3,})/u.exec(rest) ?? [];
  if (!lexis.isFunction(small) || !fold(say).startsWith(fold(thing).slice(0, shortestHead))) return rest;
  const behind = rest.slice(whole.length);
  return /^(?:$|[.;])/u.test(behind) ? behind : undefined;
}

/**
 * "Angebote für Industriekunden erstellt" becomes "Angebotserstellung für Industriekunden": the participle at the end
 * of the clause is in the noun.
 */
function withoutParticiple(source: string, say: string, rest: string, lexis: Lexis): string | undefined {
  const whole = source + rest;
  const [, object = '', middle = '', verb = '', behind = ''] =
    /^(\p{Lu}[\p{Ll}-]+)((?: [^,;.:()]*?[\p{Lu}\d][\p{L}\d-]*)?) (\p{Ll}+)((?:[,;.(].*)?)$/u.exec(whole) ??
    [];
  if (object === '' || !source.startsWith(object) || !isParticiple(verb, lexis)) return undefined;
  // "Entnahme von Wasserproben von Wasser" would stutter.
  if (middle.split(' ').some((word) => /^\p{Lu}/u.test(word) && fold(say).includes(fold(word))))
    return undefined;
  if (middle !== '' && !lexis.pack.naming.goesOn?.test(middle)) return undefined;
  // "Änderung von Kleidern und Mäntel": the second thing has no dative ending.
  if (say.includes(' ') && lexis.pack.naming.dative?.joined.test(middle)) return undefined;
  const ofSay = say.split(' ').flatMap((word) => lexis.forms.keys(fold(word)));
  const keys = lexis.forms.keys(fold(verb));
  const isOwn = keys.some((key) => ofSay.some((own) => own === key || own.endsWith(key)));
  // "Fische in Becken gefüttert und im Mai verkauft": the first verb would be left without its thing.
  return isOwn && !middle.split(' ').some((word) => /^\p{Ll}/u.test(word) && isParticiple(word, lexis))
    ? say + middle + behind
    : undefined;
}

/** "Paketzustellung mit dem Rad ausgefahren": the verb of the thing would be left at the end of its clause. */
const leavesParticiple = (rest: string, lexis: Lexis): boolean =>
  isParticiple(/^[^,;.:()]* (\p{Ll}+)(?=$|[,;.(])/u.exec(rest)?.[1] ?? '', lexis);

/** "Kreuzfahrtgäste geführt" is more than "Gästeführung": the sort of thing would be lost. */
function losesSort(object: string, say: string): boolean {
  const whole = fold(object);
  return fold(say)
    .split(' ')
    .some((word) => word.length >= shortestHead && whole.indexOf(word.slice(0, shortestHead)) > 1);
}

const shortestHead = 4;

/** "Registré la entrada y la salida" is not all said by "check-in": the second object would be left alone. */
function partsObject(source: string, say: string, rest: string, lexis: Lexis): boolean {
  const [, next = ''] = /^\s(\p{L}+)\s/u.exec(rest) ?? [];
  if (lexis.pack.compounds || !lexis.pack.clauses.and.test(fold(next))) return false;
  const last = (text: string) => lexis.forms.keys(fold(/\p{L}+$/u.exec(text)?.[0] ?? ''));
  return !last(source).some((key) => last(say).includes(key));
}

/** "Explico los presupuestos a los pacientes y las formas de pago": a second thing of the verb, wherever it stands. */
function joinsThing(rest: string, { pack }: Lexis): boolean {
  if (pack.compounds) return false;
  const words = (/^[^.;:()]*/u.exec(rest)?.[0].match(/[\p{L}\p{M}]+/gu) ?? []).map(fold);
  const isThing = (word = '') => articlesOf(pack).has(word) && !pack.clauses.of.test(word);
  return words.some((word, at) => pack.clauses.and.test(word) && isThing(words[at + 1]));
}

/** "Cargué y descargué con transpaleta camiones": behind two doings without a thing the thing would hang in the air. */
const leavesObject = (say: string, rest: string, { pack }: Lexis): boolean =>
  pack.clauses.pair.test(say) && !pack.naming.ofThing?.test(rest);

/** "Planification des équipes de l'équipe": what stands right behind is in the term already. */
function repeatsThing(say: string, rest: string, lexis: Lexis): boolean {
  if (lexis.pack.compounds) return false;
  const words = (text: string) => (text.match(/[\p{L}\p{M}]{2,}/gu) ?? []).map(fold);
  const next = words(rest.slice(0, 40)).find((word) => !lexis.isFunction(word));
  const keys = next === undefined ? [] : lexis.forms.keys(next);
  return words(say).some((word) => lexis.forms.keys(word).some((key) => keys.includes(key)));
}

/** "Changements de position les patients": behind the noun a thing with its article hangs in the air. */
const hangsOn = (rest: string, { pack }: Lexis): boolean =>
  articlesOf(pack).has(fold(/^\s(\p{L}+)/u.exec(rest)?.[1] ?? ''));

/** "Relevé les compteurs" is a verb with its thing, "enquêtes internes" is none. */
const hasArticleBehind = (source: string, { pack }: Lexis): boolean =>
  articlesOf(pack).has(fold(source.split(/[\s'’]+/)[1] ?? ''));

/** "Conté cuentos a los niños" for "narración de cuentos": to whom would be lost, and what hangs on it would hang on the tales. */
function losesWhom(source: string, say: string, { forms, isFunction, pack }: Lexis): boolean {
  if (pack.compounds) return false;
  const said = new Set(say.split(/[\s'’]+/).flatMap((word) => forms.keys(fold(word))));
  const words = source.split(/[\s'’]+/).map(fold);
  const isSaid = (word: string) => !isFunction(word) && forms.keys(word).some((key) => said.has(key));
  const thing = words.findLastIndex((word, at) => at > 0 && isSaid(word));
  return (
    thing > 0 &&
    words
      .slice(thing + 1, -1)
      .some((word) => isFunction(word) && !articlesOf(pack).has(word) && !pack.clauses.of.test(word))
  );
}

/** "Transporté des malades dialysés": whatever is said of the thing stands behind the very same word. */
const endsAlike = (source: string, say: string, lexis: Lexis): boolean =>
  !lexis.pack.compounds &&
  !saysHow(source, lexis) &&
  source
    .split(/[\s'’]+/)
    .at(-1)
    ?.toLowerCase() ===
    say
      .split(/[\s'’]+/)
      .at(-1)
      ?.toLowerCase();

/** "Depilé con cera piernas": the last word says with what, and the thing is yet to come. */
const saysHow = (source: string, { pack, isFunction }: Lexis): boolean => {
  const before = fold(source.split(/[\s'’]+/).at(-2) ?? '');
  return isFunction(before) && !articlesOf(pack).has(before) && !pack.clauses.of.test(before);
};

const beginsAlike = (source: string, say: string) => {
  // "Taillé" is no "taille".
  const [one, other] = [source, say].map((text) =>
    (text.split(/\s+/)[0] ?? '').toLowerCase().replace(/s$/, ''),
  );
  return one === other;
};

/** Between verb and object nothing but small words, and words that the phrase has too. */
function isBare(source: string, say: string, lexis: Lexis): boolean {
  const said = new Set(say.split(/[\s'’]+/).flatMap((word) => lexis.forms.keys(fold(word))));
  return source
    .split(/\s+/)
    .slice(1, -1)
    .every((word) => {
      const folded = fold(word.replace(/^[dl]['’]|['’].*$/u, ''));
      return lexis.isFunction(folded) || lexis.forms.keys(folded).some((key) => said.has(key));
    });
}

/** "Planned routes for 18 vans" becomes "Handled route planning for 18 vans": English points begin with a verb. */
function asCarriedOut(
  other: Pick<OtherWords, 'start' | 'end'>,
  say: string,
  bullet: string,
  { verbs, ending, amount, of, insteadOf, pronoun, ...second }: CarriedOut,
  lexis: Lexis,
): string | undefined {
  const source = bullet.slice(0, other.end);
  const rest = bullet.slice(other.end);
  const verb = source.split(/\s+/)[0] ?? '';
  // "Planning … of 18 vans" would plan the vans; and a number before the object belongs to it.
  if (other.start !== 0 || !isRegularPast(verb, lexis) || !ending.test(say)) return undefined;
  if (!say.includes(' ') || !source.includes(' ') || /\d/.test(source) || namesThing(say, lexis))
    return undefined;
  if (!isBare(source, say, lexis) || !lexis.pack.naming.goesOn?.test(rest) || amount.test(rest))
    return undefined;
  // "Handled pot washing, pans and crockery": the first of several things is not all that the doing was done to.
  if (rest.startsWith(',') || joinsVerb(rest, second, lexis) || pronoun.test(rest)) return undefined;
  return `${verbs[say.length % verbs.length]} ${say}${rest.replace(of, insteadOf)}`;
}

const isRegularPast = (word: string, { pack }: Lexis): boolean =>
  /^\p{Lu}\p{Ll}{3,}$/u.test(word) && (pack.clauses.past?.test(word) ?? false);

/** "Calibration of scales" has its thing already. */
const namesThing = (say: string, { pack }: Lexis): boolean =>
  say
    .split(' ')
    .slice(1, -1)
    .some((word) => pack.clauses.of.test(word));

/** "… and wrote", "… and kept": left alone; "… and front desk agents" are persons. */
export const joinsVerb = (
  rest: string,
  { joined, past }: Pick<CarriedOut, 'joined' | 'past'>,
  { isVerb }: Lexis,
): boolean => allMatches(rest, joined).some(({ 1: word = '' }) => isVerb(word) || past.test(word));

/** "审批小微企业贷款" becomes "小微企业贷款审批": the verb goes behind its object, what stands between stays. */
function behindObject(
  other: Pick<OtherWords, 'start' | 'end'>,
  say: string,
  bullet: string,
  around: VerbBehind,
): string | undefined {
  const source = bullet.slice(other.start, other.end);
  const before = bullet.slice(0, other.start);
  const rest = bullet.slice(other.end);
  for (let cut = 2; cut <= say.length - 2; cut += 1) {
    const [object, verb] = [say.slice(0, cut), say.slice(cut)];
    if (!source.startsWith(verb) || !source.endsWith(object) || source.length < say.length) continue;
    const middle = source.slice(verb.length, source.length - object.length);
    if (middle.length > 14 || around.between.test(middle)) continue;
    if (!around.behind.test(rest)) continue;
    if (around.before.test(before)) return before + middle.trimStart() + say + rest;
    // "通过领英开发客户": behind the means the noun stands only with a verb before it.
    if (around.means.before.test(before)) return before + around.means.verb + middle.trimStart() + say + rest;
  }
  return undefined;
}
