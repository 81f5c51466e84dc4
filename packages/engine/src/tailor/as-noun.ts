import type { Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import { isParticiple } from './done-to.ts';
import type { OtherWords } from './said-otherwise.ts';

/** What must follow a verb and its object for the noun to take their place: nothing, a preposition or a mark. */
const goesOn: Record<string, RegExp> = {
  es: /^(?:$|[,;:.(]|\s(?:de|del|en|con|para|por|a|al|sobre|tras|entre|según|ante|desde|hasta|y|e)\s)/iu,
  fr: /^(?:$|[,;:.(]|\s(?:de|du|des|en|avec|pour|par|sur|sous|à|au|aux|dans|chez|entre|selon|après|avant|et)\s|\sd['’])/iu,
  // "Familien in Not", "Altbauten aus Stein": what says more of the noun would hang on the whole compound.
  de: /^(?:$|[,;:.(]|\s(?:für|im|mit|bei|beim|von|vom|zu|zum|zur|an|am|auf|nach|über|unter|und|gemäß|je|pro|der|des|(?:in|aus)\s(?:der|dem|den|einer|einem|\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf))\s)/iu,
};

/** German writes the activity in one word or with "von", the others in several words. */
const hasShape = (say: string, language: string) =>
  language === 'de' ? !say.includes(' ') || / von /.test(say) : say.includes(' ');

/** A second verb of the sentence would be left hanging: "…, und rechnete", "y conduzco". */
export function hasOtherVerb(rest: string, lexis: Lexis): boolean {
  const forms = new Set(lexis.pack.verbs.trim().split(/[\s>]+/));
  const words = rest.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.some((word) => forms.has(word))) return true;
  const ending: Record<string, RegExp> = {
    es: /(?:^|\s)(?:y|e|,)\s?\p{L}+(?:é|í|ó|o)(?:\s|$)/u,
    fr: /(?:^|\s)(?:et|puis)\s\p{L}+(?:é|i|u|is|it)(?:\s|$)/u,
    en: /(?:^|\s)(?:and|then)\s\p{Ll}+(?:ed|t)(?:\s|$)|\s(?:it|them)(?:\s|$)/u,
    de: /(?:^|\s)(?:und|sowie)\s\p{Ll}+(?:te|e)(?:\s|$)|\s(?:ab|an|auf|aus|ein|vor|zu|um|durch|weiter|bei|nach|neu)$/u,
  };
  return ending[lexis.pack.language]?.test(rest) ?? true;
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
  const { language } = lexis.pack;
  if (language === 'zh') return verbBehind(other, say, bullet);
  if (language === 'en') return carriedOut(other, say, bullet, lexis);
  if (other.start !== 0 || !(language in goesOn) || !hasShape(say, language)) return undefined;
  const source = bullet.slice(0, other.end);
  const rest = bullet.slice(other.end);
  const closed = language === 'de' ? withoutParticiple(source, say, rest, lexis) : undefined;
  if (closed !== undefined) return closed;
  // "Enquêtes internes" is a noun already, and several are not one.
  if (
    beginsAlike(source, say) ||
    !isBare(source, say, lexis) ||
    /\d/.test(source) ||
    !goesOn[language]?.test(rest) ||
    hasOtherVerb(rest, lexis) ||
    leavesObject(say, rest, lexis) ||
    partsObject(source, say, rest, lexis)
  )
    return undefined;
  return say.charAt(0).toUpperCase() + say.slice(1) + rest;
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
  if (middle !== '' && !goesOn.de?.test(middle)) return undefined;
  const ofSay = say.split(' ').flatMap((word) => lexis.forms.keys(fold(word)));
  const keys = lexis.forms.keys(fold(verb));
  const isOwn = keys.some((key) => ofSay.some((own) => own === key || own.endsWith(key)));
  return isOwn && !isParticiple(middle.split(' ').at(-1) ?? '', lexis) ? say + middle + behind : undefined;
}

/** "Registré la entrada y la salida" is not all said by "check-in": the second object would be left alone. */
function partsObject(source: string, say: string, rest: string, lexis: Lexis): boolean {
  if (!/^\s(?:y|e|et|und|sowie)\s/u.test(rest)) return false;
  const last = (text: string) => lexis.forms.keys(fold(/\p{L}+$/u.exec(text)?.[0] ?? ''));
  return lexis.pack.compounds ? false : !last(source).some((key) => last(say).includes(key));
}

/** "Cargué y descargué con transpaleta camiones": behind two doings without a thing the thing would hang in the air. */
const leavesObject = (say: string, rest: string, { pack }: Lexis): boolean =>
  pack.clauses.pair.test(say) && !/^(?:$|[,;.]|\s(?:de|del|du|des|von|der)\s|\sd['’])/u.test(rest);

const beginsAlike = (source: string, say: string) => {
  const [one, other] = [source, say].map((text) => fold(text.split(/\s+/)[0] ?? '').replace(/s$/, ''));
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

const mayFollow =
  /^(?:$|[,;.]|\s(?:for|of|in|at|with|on|across|before|after|by|during|through|each|every|daily|weekly|monthly|twice|within|using|under|from)\b)/;

/** "Planned routes for 18 vans" becomes "Handled route planning for 18 vans": English points begin with a verb. */
function carriedOut(
  other: Pick<OtherWords, 'start' | 'end'>,
  say: string,
  bullet: string,
  lexis: Lexis,
): string | undefined {
  const source = bullet.slice(0, other.end);
  const rest = bullet.slice(other.end);
  const verb = source.split(/\s+/)[0] ?? '';
  // "Planning … of 18 vans" would plan the vans; and a number before the object belongs to it.
  if (
    other.start !== 0 ||
    !/^\p{Lu}\p{Ll}+ed$/u.test(verb) ||
    !/ing$|ment$|tion$|sis$|reviews?$|checks?$/.test(say)
  )
    return undefined;
  if (!say.includes(' ') || !source.includes(' ') || /\d/.test(source) || / of /.test(say)) return undefined;
  if (!isBare(source, say, lexis) || !mayFollow.test(rest) || /^ of (?:up|more|over|about|\d)/.test(rest))
    return undefined;
  if (hasSecondVerb(rest, lexis) || / (?:it|them|its|their)\b/.test(rest)) return undefined;
  const verbs = ['Carried out', 'Handled'];
  return `${verbs[say.length % verbs.length]} ${say}${rest.replace(/^ of /, ' for ')}`;
}

/** "… and wrote", "… and kept": left alone; "… and front desk agents" are persons. */
const hasSecondVerb = (rest: string, { isVerb }: Lexis): boolean =>
  [...rest.matchAll(/\b(?:and|then) (\p{Ll}+)/gu)].some(
    ({ 1: word = '' }) => word.endsWith('ed') || isVerb(word) || pastInT.test(word),
  );
const pastInT =
  /^(?:kept|sent|built|taught|bought|brought|dealt|met|cut|set|put|let|left|lent|spent|sought|caught|thought|shot|split|shut|felt|made|ran|wrote|led|took|gave|did|held|sold|told|drew|drove)$/;

const maysPrecede = /(?:^|[，,；;。、]\s*|负责|参与|承担|完成|每月|每年|每季度?|每周|每天|每日|定期|独立)$/u;
const nothingBehind = /^(?:$|[，,；;。、]|\s?\d)/u;

/** "审批小微企业贷款" becomes "小微企业贷款审批": the verb goes behind its object, what stands between stays. */
function verbBehind(
  other: Pick<OtherWords, 'start' | 'end'>,
  say: string,
  bullet: string,
): string | undefined {
  const source = bullet.slice(other.start, other.end);
  const before = bullet.slice(0, other.start);
  const rest = bullet.slice(other.end);
  for (let cut = 2; cut <= say.length - 2; cut += 1) {
    const [object, verb] = [say.slice(0, cut), say.slice(cut)];
    if (!source.startsWith(verb) || !source.endsWith(object) || source.length < say.length) continue;
    const middle = source.slice(verb.length, source.length - object.length);
    if (middle.length > 14 || /[，,；;。、了着过把和与并]/u.test(middle)) continue;
    if (maysPrecede.test(before) && nothingBehind.test(rest)) return before + middle.trimStart() + say + rest;
  }
  return undefined;
}
