import { andWords, orWords } from '../locales/joints.ts';
import type { TermSupport } from '../types.ts';
import { amountBehind } from './amount-behind.ts';
import { asNoun } from './as-noun.ts';
import { behindList, bracketPlace, bySentence } from './bracket-place.ts';
import { type Draft, locate, type PlacedBullet, type TailorContext } from './context.ts';
import { doingOf, isPartOfPhrase } from './doing-of.ts';
import { inPlace, namesMore } from './in-place.ts';
import { type Addition, alreadyThere, labelFor, saidInPieces } from './label-place.ts';
import { type Change, changeTo, isShort, nameBeside } from './name-beside.ts';
import { placeAt } from './place-in-line.ts';
import { otherDoing, sameButOne } from './same-but-one.ts';
import { bestSaying, canBeWritten, isSameWords, type Saying } from './sayings.ts';
import { saysLess } from './says-less.ts';
import {
  isDeputy,
  isWorthABracket,
  namesPeople,
  opensItem,
  repeatsLetters,
  repeatsWords,
} from './stutter.ts';
import type { Wanted } from './wanted.ts';

/** The posting's words where the resume says the same in others, at the place that says it. */
export function postingWords(wanted: Wanted[], context: TailorContext): Draft[] {
  const sayings = wanted
    .filter((each) => canBeWritten(each, context))
    .flatMap((each) => bestSaying(each, context))
    .filter(({ wanted: { say }, place }) => !isDeputy(say, place.bullet.text));
  const byBullet = new Map<string, Saying[]>();
  for (const saying of sayings) {
    const known = byBullet.get(saying.place.bullet.id) ?? [];
    byBullet.set(saying.place.bullet.id, [...known, saying]);
  }
  return [...byBullet.values()].flatMap((list) => draftsFor(list, context));
}

function draftsFor(sayings: Saying[], context: TailorContext): Draft[] {
  const covering = firstOf(
    sayings.filter((saying) => coversName(saying, sayings)),
    (saying) => firstOf([nounDraft, (each) => addDraft([each], context)], (draft) => draft(saying, context)),
  );
  if (covering.length > 0) return covering;
  const named = sayings.filter(isSecondName);
  const exact = sayings.filter(
    (saying) =>
      !named.includes(saying) &&
      (saying.text !== undefined || !namesMore(saying.source, saying.wanted.say, context.lexis)) &&
      ((saying.exact && replaces(saying, context)) || takesPlace(saying, context)),
  );
  const done = [
    ...longestFirst(named).flatMap((saying) => nameDraft(saying, context)),
    ...longestFirst(exact).flatMap((saying) => replaceDraft(saying, context)),
    ...firstOf(longestFirst(sayings.filter(isActivity)), (saying) => nounDraft(saying, context)),
    ...firstOf(longestFirst(sayings), (saying) => doingDraft(saying, context)),
  ];
  const said = new Set(done.flatMap((draft) => draft.terms.map((term) => term.added)));
  const added = sayings.filter(
    (saying) => !named.includes(saying) && !exact.includes(saying) && !said.has(saying.wanted.say),
  );
  const whole = added.filter(({ wanted }) => !added.some((other) => holds(other.wanted.say, wanted.say)));
  const drafts = addDraft(whole.slice(0, 2), context);
  return [...done, ...(drafts.length > 0 ? drafts : addDraft(added.slice(0, 2), context))];
}

/** "Order picking and packing" holds "order picking". */
const holds = (longer: string, say: string): boolean =>
  longer.length > say.length && alreadyThere(say, longer);

const joined = new RegExp(`[,;]|\\s(?:${andWords}|${orWords})\\s`, 'u');

/** "Mesure tension, température": equal words may be part of a list, the same words in another form are the whole. */
const isActivity = ({ how, place, source, end }: Saying) =>
  how === 'family' ||
  (how === 'words' &&
    (/\p{Script=Han}/u.test(place.bullet.text) ||
      !joined.test(`${source} ${place.bullet.text.slice(end, end + 5)} `)));

/** "KPI设定" says the "KPI" that it holds: the longer one is written, where both would stand at one place. */
const coversName = ({ how, wanted, start, end }: Saying, sayings: Saying[]): boolean =>
  how === 'words' &&
  sayings.some(
    (other) =>
      (isSecondName(other) || other.exact) &&
      wanted.say.includes(other.wanted.say) &&
      start <= other.start &&
      other.end === end,
  );

/** Of two names for one place the fuller one is written. */
const longestFirst = (sayings: Saying[]) =>
  [...sayings].sort((a, b) => b.wanted.say.length - a.wanted.say.length);

function firstOf<T>(ways: readonly T[], drafts: (way: T) => Draft[]): Draft[] {
  for (const way of ways) {
    const found = drafts(way);
    if (found.length > 0) return found;
  }
  return [];
}

/** Short and long form of one thing, a product's common and its official name. */
const isSecondName = ({ how, source, wanted, exact }: Saying) =>
  how === 'name' || (exact && how === undefined && isShort(source) !== isShort(wanted.say));

/** Names of products change places freely; other words would need their article and case changed too. */
function replaces({ wanted, how }: Saying, context: TailorContext): boolean {
  const { language } = context.resume;
  return how === 'spelling' || wanted.kind === 'tool' || language === 'en';
}

/** Beside each other they would say most of their words twice. */
const takesPlace = ({ how, source, wanted }: Saying, { resume }: TailorContext): boolean =>
  how === 'words' && sameButOne(source, wanted.say, resume.language);

function nameDraft(saying: Saying, context: TailorContext): Draft[] {
  const { wanted, place, source } = saying;
  const { style } = context.lexis.pack;
  const { text } = place.bullet;
  const { start, end } = saying;
  const replaced =
    saying.text === undefined
      ? inPlace(text, saying, wanted.say, context.lexis)
      : { start, end, text: saying.text };
  const { language } = context.resume;
  if (!replaced && (repeatsLetters(source, wanted.say) || namesPeople(wanted.say, language))) return [];
  const twin = !replaced && repeatsWords(source, wanted.say);
  // Side by side they would stutter: the one takes the other's place where nothing before it agrees with it.
  if (twin && !opensItem(text, start)) return [];
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

/** Equal names take each other's place. */
function replaceDraft(saying: Saying, context: TailorContext): Draft[] {
  const { wanted, source, place, start, end } = saying;
  const say = matchCase(saying.text ?? wanted.say, source);
  const text = withArticle(say, source, place.bullet.text, start, context);
  return draftOf(saying, { start, end, text }, 'posting-words', { term: wanted.say, source }, context);
}

function doingDraft(saying: Saying, context: TailorContext): Draft[] {
  const { wanted, source, place, start, end, how } = saying;
  if (how !== 'words' || start !== 0) return [];
  const text = otherDoing(source, wanted.say, place.bullet.text.slice(end), context.resume.language);
  if (text === undefined) return [];
  return draftOf(saying, { start, end, text }, 'posting-words', { term: wanted.say, source }, context);
}

function nounDraft(saying: Saying, context: TailorContext): Draft[] {
  const { wanted, source, place } = saying;
  const { text } = place.bullet;
  if (saying.how === 'words' && saysLess(wanted.say, source, context.lexis)) return [];
  const opens =
    saying.start === 0 &&
    saying.how === 'family' &&
    !isPartOfPhrase(wanted.say, context.before.job.description, context.lexis);
  const ofThing = opens ? doingOf(wanted.say, text, saying.end, context.lexis) : undefined;
  const amount = saying.start === 0 ? amountBehind(wanted.say, text, saying.end, context.lexis) : undefined;
  const whole = ofThing ?? amount ?? asNoun(saying, wanted.say, text, context.lexis);
  if (whole === undefined) return [];
  const change = changeTo(whole, text);
  return draftOf(saying, change, 'posting-words', { term: wanted.say, source }, context);
}

/** One change inside the bullet, if its words stand on one line and the gate lets the whole bullet pass. */
function draftOf(
  saying: Saying,
  change: Change,
  kind: 'acronym' | 'posting-words',
  params: Record<string, string>,
  context: TailorContext,
): Draft[] {
  const { place } = saying;
  const { text } = place.bullet;
  const after = text.slice(0, change.start) + change.text + text.slice(change.end);
  const old = text.slice(change.start, change.end);
  if (change.text === old) return [];
  const otherForm = saying.how === 'spelling' || saying.how === 'family';
  if (old !== '' && !otherForm && isSameWords(old, change.text, context)) return [];
  const found =
    change.start === change.end
      ? placeAt(place, change.start, context)
      : locate(context.resume, place.bullet.lines, text.slice(change.start, change.end));
  if (!found || !context.gate.check(after, { entryId: place.entryId }).passed) return [];
  if (!context.claims.take(found.line, found.start, found.end)) return [];
  return [
    {
      kind,
      place: isInRole(place, context) ? { entryId: place.entryId, line: found.line } : { line: found.line },
      before: text,
      after,
      reason: { code: `edit.${kind}`, params },
      evidence: place.bullet.lines,
      terms: [supportFor(saying, found.line)],
      operations: [{ type: 'replace', ...found, text: change.text }],
    },
  ];
}

const isInRole = ({ entryId }: PlacedBullet, { resume }: TailorContext) =>
  [...resume.experience, ...resume.projects].some(({ id }) => id === entryId);

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

/** Beside the words it names: as a label before a short point, else in brackets, at most two together. */
function addDraft(sayings: Saying[], context: TailorContext): Draft[] {
  const first = sayings[0];
  if (!first) return [];
  const { place } = first;
  const { text } = place.bullet;
  const sayable = sayings
    .filter(({ wanted, how }) => isWorthABracket(wanted, how === 'words', context))
    .filter(({ wanted }) => !alreadyThere(wanted.say, text) && !saidInPieces(wanted.say, text, context))
    .filter(
      ({ wanted }, i, all) =>
        !all.some(
          (other, k) =>
            k !== i &&
            alreadyThere(wanted.say, other.wanted.say) &&
            (k < i || other.wanted.say.length > wanted.say.length),
        ),
    );
  // A label before a list would name all of it.
  const inRole = isInRole(place, context);
  const labelled =
    inRole && sayable[0] && labelFor(sayable[0].place, sayable[0].wanted.say, sayable[0].start, context);
  const asLabel = labelled ? additionDraft(sayable.slice(0, 1), labelled, context) : [];
  if (asLabel.length > 0) return asLabel;
  return bySentence(sayable, text).flatMap((said) => bracketDraft(said, place, context));
}

function bracketDraft(said: Saying[], place: PlacedBullet, context: TailorContext): Draft[] {
  if (said.length === 0) return [];
  const { text } = place.bullet;
  const { language } = context.resume;
  const end = Math.max(...said.map((saying) => saying.end));
  // A bracket in the middle of a list would be one more of its things.
  const listed = said.some(({ source }) => /[,;、]/u.test(source));
  const at = listed ? behindList(text, end, language) : bracketPlace(text, end, context.lexis);
  const found = at === undefined ? undefined : placeAt(place, at, context);
  if (at === undefined || !found) return [];
  const { open, close, comma } = context.lexis.pack.style;
  const added = open + said.map(({ wanted }) => wanted.say).join(comma) + close;
  const change = { ...found, text: added, whole: text.slice(0, at) + added + text.slice(at) };
  const drafts = additionDraft(said, change, context);
  return drafts.length === 0 && said.length > 1 ? bracketDraft(said.slice(0, -1), place, context) : drafts;
}

function additionDraft(said: Saying[], addition: Addition, context: TailorContext): Draft[] {
  const first = said[0];
  if (!first) return [];
  const { place } = first;
  const { line, start, end, text, whole } = addition;
  if (!context.gate.check(whole, { entryId: place.entryId }).passed) return [];
  if (!context.claims.take(line, start, end)) return [];
  return [
    {
      kind: 'posting-words',
      place: { entryId: place.entryId, line },
      before: place.bullet.text,
      after: whole,
      reason: {
        code: 'edit.posting-words',
        params: { term: said.map(({ wanted }) => wanted.say).join(', '), source: first.source },
      },
      evidence: place.bullet.lines,
      terms: said.map((saying) => supportFor(saying, line)),
      operations: [{ type: 'replace', line, start, end, text }],
    },
  ];
}

function supportFor(saying: Saying, line: number): TermSupport {
  return { added: saying.wanted.say, source: saying.source, line, relation: 'alias' };
}
