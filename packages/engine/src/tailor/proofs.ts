import { isCommon } from '../gate/equal-groups.ts';
import { claimsOf } from '../gate/items.ts';
import { tokenize } from '../gate/tokens.ts';
import { fold } from '../gate/word-forms.ts';
import type { NamingPack } from '../locales/naming-pack.ts';
import { memo } from '../text/memo.ts';
import { onceFor } from '../text/once-for.ts';
import type { LineIndex, Resume } from '../types.ts';
import { allBullets, hitsIn, lineText, locate, pageText, type TailorContext } from './context.ts';
import { namesPeople } from './names-post.ts';
import { nameGroups, namesTwo, saidOtherwise } from './said-otherwise.ts';
import { isShortDoing, saysShortDoing } from './short-doings.ts';
import type { Wanted } from './wanted.ts';

/** Where the resume proves a wanted term: by what was done, or only by a list. */
export interface Proof {
  wanted: Wanted;
  line: LineIndex;
  how: 'done' | 'listed';
}

/** The first line that proves it, work before lists. */
export function proofOf(wanted: Wanted, context: TailorContext): Proof | undefined {
  const done = doneAt(wanted, context);
  if (done !== undefined) return { wanted, line: done, how: 'done' };
  const mayBe = looksLike(wanted, listedIn(context));
  const item = mayBe ? context.resume.skills.find((skill) => says(skill.text, wanted, context)) : undefined;
  return item && { wanted, line: item.line, how: 'listed' };
}

/** The line of a role or project that says it, in the posting's words, an exact name, or exactly equal words. */
export const doneAt = onceFor(lookFor);

function lookFor(wanted: Wanted, context: TailorContext): LineIndex | undefined {
  const { resume } = context;
  const bullets = looksLike(wanted, toldIn(context)) ? allBullets(resume) : [];
  for (const { bullet } of bullets) {
    if (!says(bullet.text, wanted, context)) continue;
    return bullet.lines.find((line) => says(lineText(resume, line), wanted, context)) ?? bullet.lines[0];
  }
  const other = isShortDoing(wanted.say, context) ? undefined : saidOtherwise(wanted, context);
  if (!other) return undefined;
  const { bullet } = other.place;
  return locate(resume, bullet.lines, bullet.text.slice(other.start, other.end))?.line ?? bullet.lines[0];
}

/** All texts of one kind: their words in small letters, and the things that they name by exact names. */
interface Texts {
  words: string;
  concepts: ReadonlySet<number>;
}

function textsOf(texts: readonly string[], context: TailorContext): Texts {
  const hits = texts.flatMap((text) => hitsIn(text, context)).filter((hit) => hit.exact);
  return { words: texts.map(lower).join('\n'), concepts: new Set(hits.map((hit) => hit.concept)) };
}

const toldIn = onceFor((context: TailorContext) =>
  textsOf(
    allBullets(context.resume).map(({ bullet }) => bullet.text),
    context,
  ),
);

const listedIn = onceFor((context: TailorContext) =>
  textsOf(
    context.resume.skills.map(({ text }) => text),
    context,
  ),
);

/** Most terms stand in none of the texts, under no name: then none needs to be looked at. */
const looksLike = ({ say, term }: Wanted, { words, concepts }: Texts): boolean =>
  words.includes(lower(say)) || (term.concept !== undefined && concepts.has(term.concept));

/** A name of the lexicon proves its exact names; two things joined are proven only by their own words. */
export function says(text: string, { say, term }: Wanted, context: TailorContext): boolean {
  if (isShortDoing(say, context)) return saysShortDoing(text, say, context);
  if (containsWords(text, say)) return true;
  if (term.concept === undefined || namesTwo(say, context)) return false;
  return hitsIn(text, context).some(
    (hit) => hit.exact && hit.concept === term.concept && isExactName(say, hit.concept, context),
  );
}

function isExactName(say: string, concept: number, context: TailorContext): boolean {
  return context.engine.lexica.isExact(say, concept, context.before.job.language);
}

const lower = memo((text) => text.toLowerCase());

/** Chinese characters end a Latin word: "用ICP-MS测". */
const partOfWord = /(?!\p{Script=Han})[\p{L}\p{N}]/u;

/** Whole words, whatever their case; Chinese has no gaps between words. */
export function containsWords(text: string, words: string): boolean {
  const [long, short] = [lower(text), lower(words)];
  for (let at = long.indexOf(short); at >= 0; at = long.indexOf(short, at + 1)) {
    if (/\p{Script=Han}/u.test(short)) return true;
    const before = long.charAt(at - 1);
    const after = long.charAt(at + short.length);
    if (!partOfWord.test(before) && !(after === '+' || after === '#' || partOfWord.test(after))) return true;
  }
  return false;
}

/** A term that tells a reader something by itself: no "training", no title, nothing outside the lexicon in one word. */
export const isTelling = onceFor(tells);

function tells(wanted: Wanted, context: TailorContext): boolean {
  const { say, kind, term, shared } = wanted;
  // A product's name shows itself by its letters; "pro" is none.
  if (say.length < 2) return false;
  if (isProductName(wanted, context)) return true;
  if (kind === 'tool') return /[\p{Lu}\d+#.]|^.{5}/u.test(say);
  if (kind !== undefined && kind !== 'skill') return false;
  if (kind === undefined && isSomebody(say, context.lexis.pack.naming)) return false;
  if (context.lexis.pack.naming.places?.test(say)) return false;
  if (!standsAlone(say, kind, context) || namesPeople(say, context.lexis)) return false;
  const claims = claimsOf(say, context.lexis);
  if (claims.items.some((item) => item.flags.has('title') || item.flags.has('level'))) return false;
  const words = claims.items.length;
  const common = claims.sayings.some((saying) => isCommon(saying.group));
  if (shared || isTwoInOne(wanted, context)) return true;
  // Proven only where it stands free, and that is enough for so short a name.
  if (isShortDoing(say, context)) return true;
  if (context.resume.language === 'zh') return say.length >= 4 && term.concept !== undefined;
  return words >= 2 ? words <= 4 : term.concept !== undefined && !common && say.length >= 3;
}

/** "Nuevos compañeros": whom something is done for, and not what. */
const isSomebody = (say: string, { people, activity, opening }: NamingPack): boolean => {
  const [first = '', last = '', ...more] = say.split(' ');
  const names = more.length === 0 && people.test(last);
  return names && !activity?.ending.test(first) && !opening?.test(first);
};

/** German: "Angebotseinholung" is made of common words, but who "holte Angebote ein" did one thing of that name. */
function isTwoInOne(wanted: Wanted, context: TailorContext): boolean {
  const { compounds, naming } = context.lexis.pack;
  if (!compounds || !/^\p{Lu}\p{Ll}{10,}$/u.test(wanted.say) || !naming.opening?.test(wanted.say))
    return false;
  const other = saidOtherwise(wanted, context);
  const source = other?.place.bullet.text.slice(other.start, other.end) ?? '';
  // "Wartung und Reparatur" are no parts of "Instandhaltung": it is only another name for them.
  const low = fold(wanted.say);
  return (
    /\s/u.test(source) &&
    tokenize(source, context.lexis).some(({ keys }) =>
      keys.some((key) => key.length >= 4 && low.includes(key)),
    )
  );
}

const saysBoth = (say: string, { job }: TailorContext['before'], resume: Resume): boolean =>
  [job.description, pageText(resume)].every((text) => containsWords(text, say));

/** "A3NOM", "ECharts", "Silae": no lexicon has them all, but both texts write them as names. */
function isProductName(
  { say, kind, requirement }: Wanted,
  { before, resume, lexis }: TailorContext,
): boolean {
  if (kind !== undefined) return false;
  // Among Chinese characters Latin capitals are a name, wherever they stand: "ICP-MS", "CNAS".
  if (resume.language === 'zh' && /^[A-Z][A-Z\d]{2,7}(?:-[A-Z\d]{1,4})?$/.test(say))
    return !lexis.pack.naming.noSkills.test(say) && saysBoth(say, before, resume);
  if (requirement.kind !== 'hard_skill' || !/^\p{Lu}[\p{L}\d]{2,13}$/u.test(say)) return false;
  if (lexis.isTitle(say.toLowerCase()) || lexis.isDegree(say.toLowerCase())) return false;
  const { description, language } = before.job;
  const page = pageText(resume);
  if (!page.includes(say)) return false;
  // "DAkkS-Begehungen" says of what sort they are: nobody has experience in the DAkkS.
  if (lexis.pack.compounds && !new RegExp(`${say}(?!-\\p{L})`, 'u').test(page)) return false;
  // Two capitals or a figure; a word of capitals alone may be any abbreviation.
  if (/\p{Ll}/u.test(say) ? /.\p{Lu}/u.test(say) : /\d/.test(say)) return true;
  if (language === 'de' || !/^\p{Lu}\p{Ll}{3,}$/u.test(say)) return false;
  if (language === 'zh') return true;
  const low = new RegExp(`(?<!\\p{L})${say.toLowerCase()}`, 'u');
  const inside = new RegExp(`[\\p{Ll},(] ?${say}(?!\\p{L})`, 'u');
  return inside.test(description) && inside.test(page) && !low.test(description) && !low.test(page);
}

/** "Training" by itself says neither of what nor whether given or taken. */
export function isCommonWord(wanted: Wanted, context: TailorContext): boolean {
  const { say, kind } = wanted;
  if (isShortDoing(say, context) || isTwoInOne(wanted, context)) return false;
  const claims = claimsOf(say, context.lexis);
  return (
    kind !== 'tool' && claims.items.length === 1 && claims.sayings.some((saying) => isCommon(saying.group))
  );
}

/** In "medical record summaries" the first two words are no thing by themselves; "records" would be. */
export function standsAlone(
  say: string,
  kind: string | undefined,
  { before, lexis, resume }: TailorContext,
): boolean {
  if (resume.language !== 'en' || kind === 'tool' || kind === 'certificate') return true;
  const { description } = before.job;
  const text = description.toLowerCase();
  // "GD&T" is nothing but a name, whatever stands before it.
  const isOne = !say.includes(' ') && !/\p{Lu}\P{Ll}*\p{Lu}$/u.test(say);
  for (let at = text.indexOf(say.toLowerCase()); at >= 0; at = text.indexOf(say.toLowerCase(), at + 1)) {
    const next = /^ ([a-z][\w-]*)/.exec(description.slice(at + say.length))?.[1];
    const last = /([A-Za-z][\w-]*) $/.exec(description.slice(0, at))?.[1];
    const free = (word: string | undefined) => word === undefined || lexis.isFunction(word);
    if (free(next) && (!isOne || free(last))) return true;
  }
  return !text.includes(say.toLowerCase());
}

/** "SQL" beside "SQL databases", "care planning" beside "care plans" would say the same twice. */
export function distinct(list: Proof[], context: TailorContext): Proof[] {
  return list.filter(
    ({ wanted }, i) => !list.some((other, k) => k < i && namesSame(other.wanted, wanted, context)),
  );
}

/** "Intensive care" beside "critical care" too: two names of one thing in the lexicon. */
export function namesSame({ say: one }: Wanted, { say: other }: Wanted, context: TailorContext): boolean {
  if (isSame(one, other, context)) return true;
  const thing = skillOf(one, context);
  return thing !== undefined && thing === skillOf(other, context);
}

/** What the whole name is one of, in the lexicon; programs of one sort share theirs. */
const skillOf = (say: string, context: TailorContext): number | undefined =>
  hitsIn(say, context).find(
    ({ start, end, exact, concept }) =>
      exact && start === 0 && end === say.length && context.engine.lexica.kind(concept) === 'skill',
  )?.concept;

/** So would "CMM" beside "coordinate measuring machines". */
export function isSame(a: string, b: string, { lexis }: TailorContext): boolean {
  if (contains(a, b) || contains(b, a) || isCutFrom(a, b) || isCutFrom(b, a)) return true;
  const [names, others] = [a, b].map((text) => nameGroups(claimsOf(text, lexis), lexis));
  if (names && [...names].some((group) => others?.has(group))) return true;
  const [one, two] = [a, b].map((text) => tokenize(text, lexis).filter((token) => token.keys.length > 0));
  if (!one || !two || one.length === 0 || one.length !== two.length) return false;
  return one.every((token) => two.some((other) => other.keys.some((key) => token.keys.includes(key))));
}

/** "Entladung von Lkw" is what is left of "Be- und Entladung von Lkw" without its first word. */
const isCutFrom = (rest: string, whole: string): boolean => {
  const last = /-\s\p{Ll}+\s(\p{L}+)/u.exec(whole)?.[1];
  return last !== undefined && rest.split(/\s/u)[0] === last;
};

const contains = (long: string, short: string) => long.toLowerCase().includes(short.toLowerCase());
