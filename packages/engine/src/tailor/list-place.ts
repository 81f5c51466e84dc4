import { gather } from '../text/gather.ts';
import type { SkillItem } from '../types.ts';
import { hitsIn, runsOn, type TailorContext } from './context.ts';
import { isLicence } from './paper-name.ts';
import { containsWords } from './proofs.ts';
import type { Wanted } from './wanted.ts';

/** Programs, machines or languages are all that the page lists. */
export function onlyTools({ resume, lexis }: TailorContext): boolean {
  return resume.sections
    .filter(({ kind }) => kind === 'skills')
    .every(({ heading }) => heading && lexis.pack.style.toolHeadings.test(heading.value));
}

/** The list that holds skills of the same kind, else the longest; a list of one to a line grows by a line. */
export function lastItem(wanted: Wanted, context: TailorContext): SkillItem | undefined {
  const { skills } = context.resume;
  const { lexica } = context.engine;
  const byLine = new Map<number, SkillItem[]>();
  for (const skill of skills) gather(byLine, skill.line, skill);
  const kindOf = (text: string) =>
    lexica.hits(text, context.resume.language).map((hit) => lexica.kind(hit.concept))[0];
  const fit = (items: SkillItem[]) =>
    items.filter((item) => wanted.kind !== undefined && kindOf(item.text) === wanted.kind).length * 100 +
    items.length;
  const whole = [...byLine].filter(
    ([line, items]) => !runsOn(line, context.resume) && takes(wanted, line, items, context),
  );
  const [[first, items] = []] = whole;
  if (first !== undefined && items && whole.length === 1 && wanted.kind !== 'tool') {
    const above = byLine.get(first - 1);
    if (above && areTools(items, context) && holdsDoings(above, context)) return above.at(-1);
  }
  return whole
    .map(([, items]) => items)
    .sort((a, b) => fit(b) - fit(a))[0]
    ?.at(-1);
}

/** Names of programs, where the first is known as one: no item of the line above goes on in it. */
function areTools([first, ...others]: readonly SkillItem[], context: TailorContext): boolean {
  const isTool = ({ text }: SkillItem) =>
    hitsIn(text, context).some(
      ({ start, exact, concept }) => start === 0 && exact && context.engine.lexica.kind(concept) === 'tool',
    );
  const isName = ({ text }: SkillItem) => context.resume.language !== 'de' && /^\p{Lu}/u.test(text);
  return first !== undefined && isTool(first) && others.every((item) => isTool(item) || isName(item));
}

/** "Sauces, pâtes, dressage" above "Excel, Word" takes what is done, known to any lexicon or not; how one is takes nothing. */
function holdsDoings(items: readonly SkillItem[], context: TailorContext): boolean {
  const { lexica } = context.engine;
  const isSoft = ({ text }: SkillItem) =>
    hitsIn(text, context).some(({ concept }) => lexica.kind(concept) === 'soft');
  return (
    items.length >= 3 &&
    !items.some((item) => item.group !== undefined || isOther(item, context) || isSoft(item))
  );
}

/** A list of programs takes no other skills, one of languages takes none at all. */
function takes(wanted: Wanted, line: number, items: SkillItem[], context: TailorContext): boolean {
  const { resume, lexis } = context;
  const section = resume.sections.find((each) => each.lines.includes(line));
  if (section?.kind === 'languages' || resume.languages.some(({ lines }) => lines.includes(line)))
    return false;
  if (!isList(items, context)) return false;
  if (!fitsLabel(wanted, items, context)) return false;
  const label = `${section?.heading?.value ?? ''} ${items[0]?.group ?? ''}`;
  return !lexis.pack.style.toolHeadings.test(label) || isProduct(wanted, context);
}

/** "仪器：…" beside "软件：…": what no list of terms knows goes where a neighbour of its line of the posting stands. */
function fitsLabel(
  { kind, say }: Wanted,
  items: readonly SkillItem[],
  { resume, before }: TailorContext,
): boolean {
  const [own] = items;
  if (kind !== undefined || own?.group === undefined) return true;
  if (!resume.skills.some(({ group, line }) => line !== own.line && group !== undefined)) return true;
  return before.job.description
    .split('\n')
    .some((line) => containsWords(line, say) && items.some(({ text }) => containsWords(line, text)));
}

/** "Excel", "AutoCAD"; a fork-lift is a tool too, but none of a computer's. */
const isProduct = ({ kind, say }: Wanted, { resume }: TailorContext): boolean =>
  (kind === undefined && /^\p{Lu}\p{L}*\p{Lu}[\p{L}\d]*$/u.test(say)) ||
  (kind === 'tool' && (resume.language === 'de' || /\p{Lu}|\p{Script=Han}/u.test(say)));

const longestItem = 7;

const isOther = ({ text, group }: SkillItem, { resume }: TailorContext): boolean =>
  isLicence(`${group ?? ''} ${text}`, resume.language) ||
  /\s(?:19|20)\d\d$/u.test(text) ||
  text.split(/\s+/).length > longestItem;

/** "Führerschein A, B, F", "Schleswig, den 4. August 2025" and the end of a sentence are no lists of skills. */
function isList(items: readonly SkillItem[], context: TailorContext): boolean {
  if (items.some((item) => isOther(item, context))) return false;
  // "Discreet and tidy": how somebody is takes nothing of what one can do.
  const { lexica } = context.engine;
  return items.some(({ text }) =>
    hitsIn(text, context).some(({ concept }) => lexica.kind(concept) !== 'soft'),
  );
}
