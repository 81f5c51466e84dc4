import { isParticiple } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import { amountBehind } from './amount-behind.ts';
import { articlesOf, asNoun } from './as-noun.ts';
import { type Draft, pageText, type TailorContext } from './context.ts';
import { doingOf, endsWithThing, isPartOfPhrase } from './doing-of.ts';
import { cutsThing, inPlace, losesHowOften, standsFree } from './in-place.ts';
import { labelFor } from './label-place.ts';
import { changeTo, isShort, nameBeside } from './name-beside.ts';
import { draftOf } from './posting-words-draft.ts';
import { standsAlone } from './proofs.ts';
import { otherDoing } from './same-but-one.ts';
import { changesPerson } from './same-person.ts';
import type { Saying } from './sayings.ts';
import { saysLess } from './says-less.ts';
import { namesPeople, opensItem, repeatsLetters, repeatsWords } from './stutter.ts';
import { twoDoings } from './two-doings.ts';

/** The posting's name in the place of the resume's own, or beside it in brackets. */
export function nameDraft(saying: Saying, context: TailorContext): Draft[] {
  const { wanted, place, source } = saying;
  if (changesPerson(source, wanted.say, context.resume.language)) return [];
  const { style } = context.lexis.pack;
  const { text } = place.bullet;
  const { start, end } = saying;
  const replaced =
    saying.text === undefined
      ? inPlace(text, saying, wanted.say, context.lexis)
      : { start, end, text: saying.text };
  const { language } = context.resume;
  if (!replaced && (repeatsLetters(source, wanted.say) || namesPeople(wanted.say, language))) return [];
  const cuts = source.includes(' ') && !isShort(wanted.say) && cutsThing(text, end, context.lexis);
  if (!replaced && cuts) return [];
  // "Zum Röntgen" takes no "Röntgenaufnahmen": with its last part a compound changes its gender and its number.
  const [own, other] = [source.toLowerCase(), wanted.say.toLowerCase()];
  if (!replaced && language === 'de' && other.startsWith(own.replace(/(?<=\p{L}{4})e?[ns]?$/u, '')))
    if (!other.startsWith(own) || !standsFree(text, saying, wanted.say, context.lexis)) return [];
  const twin = !replaced && repeatsWords(source, wanted.say);
  // Side by side they would stutter: the one takes the other's place where nothing before it agrees with it.
  if (twin && (!opensItem(text, start) || (wanted.kind === 'certificate' && isFuller(source, wanted.say))))
    return [];
  const change = twin
    ? { start, end, text: matchCase(wanted.say, source) }
    : (replaced ?? nameBeside(text, saying, wanted.say, style, language));
  return draftOf(
    saying,
    change,
    replaced || twin ? 'posting-words' : 'acronym',
    { term: wanted.say, source },
    context,
  );
}

/** "Attestation d'aptitude fluides" is how the paper is called, and no word of that goes. */
const isFuller = (source: string, say: string): boolean =>
  source.split(/[\s'’]+/u).length > say.split(/[\s'’]+/u).length;

/** Equal names take each other's place. */
export function replaceDraft(saying: Saying, context: TailorContext): Draft[] {
  const { wanted, source, place, start, end } = saying;
  if (changesPerson(source, wanted.say, context.resume.language)) return [];
  if (losesHowOften(source, wanted.say, context.lexis)) return [];
  const say = matchCase(saying.text ?? wanted.say, source);
  const text = withArticle(say, source, place.bullet.text, start, context);
  return draftOf(saying, { start, end, text }, 'posting-words', { term: wanted.say, source }, context);
}

/** Another word for the doing that opens a point. */
export function doingDraft(saying: Saying, context: TailorContext): Draft[] {
  const { wanted, source, place, start, end, how } = saying;
  if (how !== 'words' || start !== 0 || cutsThing(place.bullet.text, end, context.lexis)) return [];
  // "Relance des impayés" is a part of "recouvrement": beside it that may stand, not in its place.
  if (saysLess(wanted.say, source, context.lexis)) return [];
  const text = otherDoing(source, wanted.say, place.bullet.text.slice(end), context.resume.language);
  if (text === undefined) return [];
  return draftOf(saying, { start, end, text }, 'posting-words', { term: wanted.say, source }, context);
}

/** "Verputzte Wände" becomes "Verputzen: Wände": the noun of the verb says all of it, and the rest stays as it is. */
function asLabel(saying: Saying, context: TailorContext): string | undefined {
  const { wanted, place, start } = saying;
  if (wanted.say.includes(' ') || saying.how !== 'family') return undefined;
  if (start > 0) return withoutLastVerb(saying, context);
  const label = labelFor(place, wanted.say, start, context);
  return label && !label.whole.includes(place.bullet.text.slice(1)) ? label.whole : undefined;
}

/** "Rahmen geschweißt" becomes "Schweißen: Rahmen": nothing else was done in the point. */
function withoutLastVerb(
  { wanted, place, start, end }: Saying,
  { lexis }: TailorContext,
): string | undefined {
  const { text } = place.bullet;
  const things = text.slice(0, start).trimEnd();
  const isLast = /^\.?$/u.test(text.slice(end)) && isParticiple(text.slice(start, end), lexis);
  if (!isLast || !/^[\p{Lu}\d][^,;:.()]*$/u.test(things)) return undefined;
  const words = things.split(/\s+/u);
  if (articlesOf(lexis.pack).has(fold(words[0] ?? ''))) return undefined;
  if (words.some((word) => /^\p{Ll}/u.test(word) && isParticiple(word, lexis))) return undefined;
  return wanted.say + lexis.pack.style.colon + things + text.slice(end);
}

/** The point turned to the noun that the posting says, with what was done behind it. */
export function nounDraft(saying: Saying, context: TailorContext): Draft[] {
  const { wanted, source, place } = saying;
  const { text } = place.bullet;
  if (
    saying.how === 'words' &&
    (saysLess(wanted.say, source, context.lexis) || cutsThing(text, saying.end, context.lexis))
  )
    return [];
  const isDoing =
    (saying.how === 'family' || endsWithThing(wanted.say, source)) &&
    standsAlone(wanted.say, wanted.kind, context) &&
    !isPartOfPhrase(wanted.say, context.before.job.description, context.lexis);
  const ofThing =
    isDoing && saying.start === 0
      ? doingOf(wanted.say, text, saying.end, context.lexis, pageText(context.resume))
      : undefined;
  const amount = saying.start === 0 ? amountBehind(wanted.say, text, saying.end, context.lexis) : undefined;
  const whole =
    ofThing ??
    amount ??
    asNoun(saying, wanted.say, text, context.lexis) ??
    twoDoings(saying, context.lexis) ??
    (isDoing ? asLabel(saying, context) : undefined);
  if (whole === undefined) return [];
  const change = changeTo(whole, text);
  return draftOf(saying, change, 'posting-words', { term: wanted.say, source }, context);
}

/** A word at the start of the bullet keeps the capital of the word it replaces. */
function matchCase(text: string, source: string): string {
  if (/^\p{Lu}/u.test(source) && /^\p{Ll}/u.test(text)) return text.charAt(0).toUpperCase() + text.slice(1);
  return text;
}

/** "a/an" would have to change with the word: such a place is left alone. */
function withArticle(
  text: string,
  source: string,
  bullet: string,
  start: number,
  context: TailorContext,
): string {
  if (context.resume.language !== 'en' || !/\ban? $/i.test(bullet.slice(0, start))) return text;
  const vowel = (word: string) => /^[aeiou]/i.test(word);
  return vowel(text) === vowel(source) ? text : source;
}
