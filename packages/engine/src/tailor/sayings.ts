import { tokenize } from '../gate/tokens.ts';
import { licencesIn } from '../match/licences.ts';
import { onceFor } from '../text/once-for.ts';
import type { Resume } from '../types.ts';
import {
  allBullets,
  lineText,
  type PlacedBullet,
  pageText,
  sameLanguage,
  type TailorContext,
} from './context.ts';
import { isShort, meansOther } from './name-beside.ts';
import { namedIn } from './named-in.ts';
import { isNotOwn } from './own-doing.ts';
import { containsWords } from './proofs.ts';
import { nameOrSpelling, namesTwo, type OtherWords, saidOtherwise } from './said-otherwise.ts';
import { isOfOthers, isOfWares, isPassedOn } from './such-as.ts';
import type { Wanted } from './wanted.ts';

export interface Saying {
  wanted: Wanted;
  place: PlacedBullet;
  /** The words of the bullet that say it already. */
  source: string;
  start: number;
  end: number;
  exact: boolean;
  how?: OtherWords['how'];
  text?: string | undefined;
}

/** Text stays in the resume's language; names of products belong to all. */
export function canBeWritten(wanted: Wanted, context: TailorContext): boolean {
  // A filter that looks for the very words finds them already.
  if (wanted.shared || saidAnywhere(wanted, context)) return false;
  return sameLanguage(context) || wanted.kind === 'tool';
}

const pageInSmall = onceFor((resume: Resume): string => pageText(resume).toLowerCase());

function saidAnywhere(wanted: Wanted, context: TailorContext): boolean {
  // Most terms stand nowhere on the page.
  if (!pageInSmall(context.resume).includes(wanted.say.toLowerCase())) return false;
  return context.resume.source.lines.some((line) => containsWords(line.text, wanted.say));
}

export const bestSaying = (wanted: Wanted, context: TailorContext): Saying[] =>
  sayingsOf(wanted, context).filter((saying) => !isOtherLicence(saying, context));

/** The licence for a drone has the other name of the one for cars in it, and is none. */
const isOtherLicence = (
  { wanted: { say }, place }: Saying,
  { resume: { language } }: TailorContext,
): boolean =>
  licencesIn(say, language) !== undefined && licencesIn(place.bullet.text, language) === undefined;

function sayingsOf(wanted: Wanted, context: TailorContext): Saying[] {
  if (wanted.degree) return namedElsewhere(wanted, context);
  const other = saidOtherwise(wanted, context);
  // The same words in another form are surer than a name for one of them.
  const alias = wanted.phrase || other?.how === 'family' ? undefined : aliasIn(wanted, context);
  if (alias) return [alias];
  if (!other) return wanted.phrase ? [] : namedElsewhere(wanted, context);
  const saying = sayingOf(other, wanted);
  const { text } = other.place.bullet;
  // "Ordené las fotos de producto" took none.
  return other.how !== 'spelling' && isPassedOn(saying.source, wanted.say, text, context.lexis)
    ? []
    : [saying];
}

function sayingOf({ place, start, end, how, text }: OtherWords, wanted: Wanted): Saying {
  const source = place.bullet.text.slice(start, end);
  return { wanted, place, start, end, how, source, exact: how === 'spelling', text };
}

/** "Habilitations : B2V": what a line is headed by is no part of what it lists. */
const takesHeading = ({ place, start }: Saying, { resume }: TailorContext): boolean =>
  resume.sections.some(({ heading }) => {
    if (!heading || heading.lines[0] !== place.bullet.lines[0]) return false;
    return start < place.bullet.text.indexOf(heading.value) + heading.value.length;
  });

/** A second name in a list of skills, a certificate or a school: the very thing, so the posting's name may stand there. */
function namedElsewhere(wanted: Wanted, context: TailorContext): Saying[] {
  const places = otherPlaces(context);
  const alias = aliasIn(wanted, context, places);
  if (alias && isSameProduct(alias.source, wanted.say))
    return isNameOfStudies(alias, context) || takesHeading(alias, context) ? [] : [alias];
  const other = nameOrSpelling(wanted, places, context);
  const saying = other && sayingOf(other, wanted);
  return saying && !isNameOfStudies(saying, context) && !takesHeading(saying, context) ? [saying] : [];
}

/** What a degree is called stands on the diploma: its letters may be written out beside it, nothing takes its place. */
const isNameOfStudies = ({ place, source, wanted }: Saying, { resume }: TailorContext): boolean =>
  isShort(source) === isShort(wanted.say) &&
  resume.education.some(({ lines }) => place.bullet.lines.some((line) => lines.includes(line)));

/** "Excel" and "Microsoft Excel", "PS" and "Photoshop"; a suite and its successor are two products. */
function isSameProduct(source: string, say: string): boolean {
  const [one, other] = [source.toLowerCase(), say.toLowerCase()];
  return one.includes(other) || other.includes(one) || isShort(source) !== isShort(say);
}

/** "Skills: Java, Git": behind the heading stands what it heads. */
const goesOn = (line: string, heading: string): boolean =>
  /^\s*[:：]\s*\S/u.test(line.slice(line.indexOf(heading) + heading.length));

/** Lines outside of the roles that name things: lists, certificates, schools; each is its own place for the gate. */
const otherPlaces = onceFor(({ resume, support }: TailorContext): PlacedBullet[] => {
  const kinds = new Set(['skills', 'certificates', 'languages', 'education', 'other']);
  return resume.sections
    .filter(({ kind }) => kinds.has(kind))
    .flatMap(({ lines, heading }) =>
      lines.filter((line) => !heading?.lines.includes(line) || goesOn(lineText(resume, line), heading.value)),
    )
    .flatMap((line): PlacedBullet[] => {
      const text = lineText(resume, line);
      const school = resume.education.find((entry) => entry.lines.length === 1 && entry.lines[0] === line);
      const entryId = school?.id ?? `line-${line}`;
      if (text.trim() === '' || !support.unit(entryId)) return [];
      return [{ bullet: { id: entryId, text, lines: [line], marker: '' }, entryId }];
    });
});

function aliasIn(
  wanted: Wanted,
  context: TailorContext,
  places = allBullets(context.resume),
): Saying | undefined {
  const { concept } = wanted.term;
  if (wanted.requirement.kind === 'duty' || namesTwo(wanted.say, context)) return undefined;
  const { lexica } = context.engine;
  if (concept === undefined || !lexica.isExact(wanted.term.text, concept, context.before.job.language))
    return undefined;
  // "Fiches de paie" for "bulletins de paie".
  const treatsItself = isOfWares(wanted.say, 0, wanted.say.length, context.lexis);
  for (const { place, hit } of namedIn(places, context).get(concept) ?? []) {
    if (!treatsItself && isOfWares(place.bullet.text, hit.start, hit.end, context.lexis)) continue;
    if (isOfOthers(hit, place.bullet, context.lexis)) continue;
    const source = place.bullet.text.slice(hit.start, hit.end);
    // "Classé les notes sur SharePoint": the product that was used was not passed on.
    const isUsed = wanted.kind === 'tool';
    if (!isUsed && isPassedOn(source, wanted.say, place.bullet.text, context.lexis)) continue;
    const isOneName = isShort(source) !== isShort(wanted.say);
    if (!isOneName && isNotOwn(hit, place.bullet.text, context.lexis)) continue;
    if (meansOther(place.bullet.text, hit, wanted.say)) return undefined;
    if (source.toLowerCase() === wanted.say.toLowerCase()) return undefined;
    if (isSameWords(source, wanted.say, context)) return undefined;
    return { wanted, place, start: hit.start, end: hit.end, source, exact: true };
  }
  return undefined;
}

/** "Survey" is not made "surveys": the number of things is a fact. */
export function isSameWords(source: string, say: string, { lexis }: TailorContext): boolean {
  if (lexis.pack.language === 'zh') return source === say;
  const [one, other] = [tokenize(source, lexis), tokenize(say, lexis)].map((tokens) =>
    tokens.filter((token) => token.keys.length > 0),
  );
  return (
    one?.length === other?.length &&
    (one ?? []).every((token, i) => token.keys.some((key) => other?.[i]?.keys.includes(key)))
  );
}
