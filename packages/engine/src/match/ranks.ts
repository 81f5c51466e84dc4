import { type Ranks, ranks } from '../locales/ranks.ts';
import { onceFor } from '../text/once-for.ts';
import { simplified } from '../text/simplified.ts';
import type { Job, Language, Term } from '../types.ts';
import type { IndexedUnit } from './resume-index.ts';
import type { Unit } from './units.ts';

/** "中级以上职称" and "会计师（中级）": papers with ranks are compared by field and rank. */

interface Asked {
  field: string;
  professional: boolean;
  level: number;
}

const levelIn = (text: string, steps: Ranks['crafts']): number | undefined =>
  steps.find(([words]) => words.test(text))?.[1];

/** The rank that a term asks for, and of what; nothing where it names no paper with a rank. */
export function rankAsked(said: string, language: Language): Asked | undefined {
  const pack = ranks[language];
  const text = simplified(said).trim();
  if (!pack || text.length > longestPaper || !pack.paper.test(text)) return undefined;
  const professional = pack.professional.test(text);
  const level = levelIn(text, professional ? pack.professions : pack.crafts);
  const field = text.replace(pack.frame, '');
  // Without a word for professions a rank belongs to something that has a name.
  return level === undefined || (!professional && field.length < 2)
    ? undefined
    : { field, professional, level };
}

const longestPaper = 24;
const mostOfIt = 0.6;

/** Most of the field stands in the name of the paper, in whatever words between. */
function isOfField(text: string, field: string): boolean {
  if (field === '' || text.includes(field)) return true;
  const pairs = [...field].slice(1).map((second, at) => field.charAt(at) + second);
  return pairs.filter((pair) => text.includes(pair)).length >= mostOfIt * Math.max(1, pairs.length);
}

/** Whether one paper of a line has the rank; undefined where it is of another field, or has none. */
function holds(paper: string, { field, professional, level }: Asked, pack: Ranks): boolean | undefined {
  if (!isOfField(paper, field)) return undefined;
  const held = levelIn(paper, professional ? pack.professions : pack.crafts);
  return held === undefined ? undefined : held >= level;
}

const askedBy = onceFor(({ text }: Term, { language }: Job) => rankAsked(text, language));

/** Who holds a paper of the rank that the term asks for, and who one of a lower rank; nothing where it asks for none. */
export function rankHolders(
  term: Term,
  units: readonly IndexedUnit[],
  job: Job,
): { enough: Unit[]; lower: Unit[] } | undefined {
  const asked = askedBy(term, job);
  const pack = ranks[job.language];
  if (!asked || !pack) return undefined;
  const found: { enough: Unit[]; lower: Unit[] } = { enough: [], lower: [] };
  for (const { unit } of units) {
    const text = simplified(unit.text);
    if (unit.place !== 'certificates' && !pack.professional.test(text)) continue;
    const held = text.split(pack.apart).map((paper) => holds(paper, asked, pack));
    if (held.includes(true)) found.enough.push(unit);
    else if (held.includes(false)) found.lower.push(unit);
  }
  return found;
}

const nameOf = onceFor(({ text }: Term, { language }: Job): RegExp | undefined => {
  const named = ranks[language]?.named;
  const name = named?.ending.test(text) ? simplified(text).replace(named.ending, '') : '';
  return /^\p{Script=Han}{2,12}$/u.test(name) ? new RegExp(name + named?.behind, 'u') : undefined;
});

/** "养老护理员证" is shown by "养老护理员（三级）" among the papers: what stands there is one, and need not say so. */
export function papersCalled(term: Term, units: readonly IndexedUnit[], job: Job): Unit[] {
  const name = nameOf(term, job);
  if (!name) return [];
  return units.flatMap(({ unit }) =>
    unit.place === 'certificates' && name.test(simplified(unit.text)) ? [unit] : [],
  );
}
