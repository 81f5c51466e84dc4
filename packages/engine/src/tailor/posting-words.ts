import type { Lexis } from '../gate/lexis.ts';
import { andWords, orWords } from '../locales/joints.ts';
import { addDraft } from './added-words.ts';
import { bySentence } from './bracket-place.ts';
import { doingDraft, nameDraft, nounDraft, replaceDraft } from './changed-words.ts';
import type { Draft, TailorContext } from './context.ts';
import { endsWithThing } from './doing-of.ts';
import { namesMore } from './in-place.ts';
import { alreadyThere, saidInPieces } from './label-place.ts';
import { isShort } from './name-beside.ts';
import { isVerb } from './opening-verb.ts';
import { isOtherNumber } from './other-number.ts';
import { repeatsThing } from './repeats-thing.ts';
import { sameButOne } from './same-but-one.ts';
import { bestSaying, canBeWritten, type Saying } from './sayings.ts';
import { isDeputy } from './stutter.ts';
import { type Wanted, wantedDegrees } from './wanted.ts';

/** The posting's words where the resume says the same in others, at the place that says it. */
export function postingWords(wanted: Wanted[], context: TailorContext): Draft[] {
  const sayings = [...wanted, ...wantedDegrees(context)]
    .filter((each) => canBeWritten(each, context))
    .flatMap((each) => bestSaying(each, context))
    .filter(({ wanted: { say }, place }) => !isDeputy(say, place.bullet.text, context.lexis))
    .filter((saying) => !tellsSort(saying, context))
    .filter(({ source, wanted: { say } }) => !isOtherNumber(source, say, context.lexis));
  const byBullet = new Map<string, Saying[]>();
  for (const saying of sayings) {
    const known = byBullet.get(saying.place.bullet.id) ?? [];
    byBullet.set(saying.place.bullet.id, [...known, saying]);
  }
  return [...byBullet.values()].flatMap((list) => draftsFor(list, context));
}

/** "送输液单" gave no infusion: the name tells the sort of what stands behind it. */
const tellsSort = ({ how, source, place, end }: Saying, { lexis }: TailorContext): boolean =>
  (how === undefined || how === 'name') &&
  /^\p{Script=Han}+$/u.test(source) &&
  (lexis.pack.clauses.sortOf?.test(place.bullet.text.slice(end)) ?? false);

function draftsFor(sayings: Saying[], context: TailorContext): Draft[] {
  const covering = firstOf(longestFirst(sayings.filter((saying) => coversName(saying, sayings))), (saying) =>
    firstOf([nounDraft, (each) => addDraft([each], context)], (draft) => draft(saying, context)),
  );
  if (covering.length > 0) return covering;
  const beside = firstOf(
    sayings.filter((saying) => cutsName(saying, sayings)),
    (saying) => addDraft([saying], context),
  );
  if (beside.length > 0) return beside;
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
    ...firstOf(longestFirst(sayings.filter(isActivity)), (saying) =>
      firstOf([nounDraft, doingDraft, fullerDraft], (draft) => draft(saying, context, sayings)),
    ),
    ...firstOf(longestFirst(sayings), (saying) => doingDraft(saying, context)),
  ];
  const said = new Set(done.flatMap((draft) => draft.terms.map((term) => term.added)));
  const added = sayings.filter(
    (saying) =>
      !named.includes(saying) &&
      !exact.includes(saying) &&
      !repeatsThing(saying, context.lexis) &&
      !done.some((draft) => nowSaid(saying.wanted.say, draft, context)) &&
      // "RESTful" beside the "RESTful APIs" just written would say it twice.
      ![...said].some((say) => say === saying.wanted.say || holds(say, saying.wanted.say)),
  );
  const whole = added.filter(({ wanted }) => !added.some((other) => holds(other.wanted.say, wanted.say)));
  const drafts = addDraft(whole.slice(0, 2), context);
  const written = drafts.length > 0 ? drafts : addDraft(added.slice(0, 2), context);
  return [...done, ...written, ...inOtherSentence(whole.slice(2), written, whole, context)];
}

/** Of two that were to be said one found no place: the next one that another sentence says takes its turn. */
function inOtherSentence(
  next: Saying[],
  written: Draft[],
  whole: readonly Saying[],
  context: TailorContext,
): Draft[] {
  const terms = written.flatMap((draft) => draft.terms.map(({ added }) => added));
  const said = whole.find(({ wanted }) => wanted.say === terms[0]);
  if (terms.length !== 1 || !said) return [];
  const { text } = said.place.bullet;
  const other = next.find((each) => bySentence([said, each], text).length > 1);
  return other ? addDraft([other], context) : [];
}

/** "Entrega a domicilio" is more than the "entrega" that it holds, and is said before that one. */
const fullerDraft = (saying: Saying, context: TailorContext, sayings: readonly Saying[]): Draft[] =>
  saying.how === 'family' &&
  !joined.test(` ${saying.place.bullet.text.slice(saying.end, saying.end + 5)} `) &&
  sayings.some(({ wanted }) => holds(saying.wanted.say, wanted.say))
    ? addDraft([saying], context)
    : [];

/** "客人投诉先道歉再处理" for "处理顾客投诉": with the customer's other name put in place all of it stands there. */
function nowSaid(say: string, { after, terms }: Draft, context: TailorContext): boolean {
  if (saidInPieces(say, after, context)) return true;
  return terms.some(({ added }) => {
    const rest = say.replace(added, '');
    return rest !== say && /\p{Script=Han}/u.test(rest) && after.includes(rest);
  });
}

/** "Order picking and packing" holds "order picking". */
const holds = (longer: string, say: string): boolean =>
  longer.length > say.length && alreadyThere(say, longer);

const joined = new RegExp(`[,;]|\\s(?:${andWords}|${orWords})\\s`, 'u');

/** "Mesure tension, température": equal words may be part of a list, the same words in another form are the whole. */
const isActivity = ({ how, place, source, end, wanted }: Saying) =>
  how === 'family' ||
  endsWithThing(wanted.say, source) ||
  (how === 'words' &&
    (/\p{Script=Han}/u.test(place.bullet.text) ||
      !joined.test(`${source} ${place.bullet.text.slice(end, end + 5)} `)));

/**
 * "KPI设定" says the "KPI" that it holds: the longer one is written, where both would stand at one place. So with "供应商发票审核"
 * and "发票审核", of which the line says the shorter one in another spelling or order.
 */
const coversName = ({ how, wanted, start, end }: Saying, sayings: Saying[]): boolean =>
  (how === 'words' || how === 'family') &&
  sayings.some(
    (other) =>
      wanted.say !== other.wanted.say &&
      wanted.say.includes(other.wanted.say) &&
      start <= other.start &&
      other.end <= end &&
      (isSecondName(other) || other.exact
        ? other.end === end || how === 'family' || isSpelled(other)
        : how === 'words' && isEndOf(other, wanted)),
  );

const isSpelled = ({ how, source }: Saying): boolean =>
  how === 'spelling' && /^\p{Script=Han}+$/u.test(source);

const isEndOf = (other: Saying, { say }: Wanted): boolean =>
  (other.how === 'words' || other.how === 'name') &&
  /^\p{Script=Han}+$/u.test(say) &&
  say.endsWith(other.wanted.say);

/** "Cámaras de circuito cerrado" says a part of the name, and the name goes on behind it: a noun there would leave its rest. */
const cutsName = ({ how, wanted, start, end }: Saying, sayings: readonly Saying[]): boolean =>
  how === 'words' &&
  sayings.some(
    (other) =>
      isSecondName(other) &&
      holds(wanted.say, other.wanted.say) &&
      start <= other.start &&
      other.start <= end + nextWord &&
      end < other.end,
  );

/** "De", with its blanks. */
const nextWord = 4;

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

/** Beside each other they would say most of their words twice. "Read drawings" keeps its verb: "engineering drawings" has none. */
const takesPlace = ({ how, source, start, wanted }: Saying, { resume, lexis }: TailorContext): boolean =>
  how === 'words' &&
  sameButOne(source, wanted.say, resume.language) &&
  !(start === 0 && opensWithVerb(source, lexis) && !opensWithVerb(wanted.say, lexis));

const opensWithVerb = (text: string, lexis: Lexis): boolean =>
  !lexis.pack.compounds && isVerb(/^\p{L}+/u.exec(text)?.[0] ?? '', lexis);
