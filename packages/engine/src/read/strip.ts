import { fold, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { type DateHit, findDates } from './dates.ts';
import { isPlace, townShaped } from './places.ts';
import { isTrade, type Likeness, likeness } from './scores.ts';
import { tables } from './tables.ts';

const edges = /^[\s,;:.|·•…⋯。、–—/\\-]+|[\s,;:|·•…⋯。、–—/\\-]+$/g;
const emptyBrackets = /[(（[【]\s*[,;|·–—-]?\s*[)）\]】]/g;
const units = [...new Set(tables.durationUnits)].sort((a, b) => b.length - a.length).join('|');
const length = `(?:${units})\\.?(?!\\p{Script=Latin})`;
/** "(2 years 3 months)", "· 11 Monate", "1年3个月"; "ages 4-5 years" are none. */
const duration = new RegExp(
  `[(（[]?\\s*(?:ca\\.?\\s*|~\\s*)?(?<!\\p{N}\\s?[-–]\\s?)\\d{1,2}(?:[.,]\\d)?\\s*(?:\\+\\s*)?${length}(?:\\s*(?:,|\\p{L}{1,3}(?=\\s))?\\s*\\d{1,2}\\s*${length})?\\s*[)）\\]]?`,
  'giu',
);

const longUnits = [...new Set(tables.durationUnits)].filter((unit) => /^\p{Ll}{3,}$/u.test(unit)).join('|');
/** A length of time by itself: "3 years", "six mois". */
const lasts = new RegExp(`^(?:\\d{1,2}(?:[.,]\\d)?\\s*${length}|\\p{Ll}{2,8}\\s(?:${longUnits}))$`, 'iu');

export const saysLength = (text: string): boolean => lasts.test(text);

/** Separators and blanks at the ends. */
export function trimEdges(text: string): string {
  return text
    .replace(edges, '')
    .replace(/^[)）\]]+|[(（[]+$/g, '')
    .trim();
}

/** "Gymnasium Seetal, 2018 bis 2024, Abitur", "Diploma, 2014, Hale College": between the names of one line. */
function standsBetweenNames(before: string, rest: string, { single }: DateHit): boolean {
  if (rest.length > 80) return false;
  const said = (like: Likeness) => Math.max(like.degree, like.title);
  const like = likeness(rest.split(/,\s/)[0] ?? rest);
  if (!single && rest.length < 60 && said(like) >= 2.6) return true;
  if (!/^[\p{Lu}\p{Script=Han}]/u.test(rest)) return false;
  // "Joiner, 2010 – 2013, Acme Works, Leeds": behind what one was or has, any name.
  return like.school >= 2.4 || (!single && before.length < 60 && said(likeness(trimEdges(before))) >= 2.4);
}

/** "江岸泵业 2018.3-2024.6 装配钳工": Han needs no blank, and where one stands on either side it parts names. */
const partsHan = (text: string, before: string, after: string): boolean =>
  text.length < longestHanLine &&
  /\p{Script=Han}[)）》]?\s+$/u.test(before) &&
  /^\s+\p{Script=Han}/u.test(after) &&
  !/[，。；,;]/u.test(text);
const longestHanLine = 70;

/** "Grado en Enfermería, Universidad de Murcia, 2014-2018. Prácticas en …": a sentence behind the time is a remark. */
export const closesHeader = (text: string, { start, end, single }: DateHit): boolean =>
  !single && /^\.\s+\p{Lu}/u.test(text.slice(end, end + 6)) && /,\s?$/.test(text.slice(0, start));

/** "Leeds", "in Leeds"; behind a word like "in" and a whole span, any name that looks like a town's. */
function saysWhere(text: string, { single }: DateHit): boolean {
  if (isPlace(text)) return true;
  const [led = '', word = ''] = /^(\p{L}{1,5})\s+(?=\p{Lu})/u.exec(text) ?? [];
  const town = text.slice(led.length);
  return led !== '' && ledToPlace.has(fold(word)) && (isPlace(town) || (!single && townShaped(town)));
}
const ledToPlace = new Set([...tables.at, ...tables.told.at]);

/** No header line says more on one side of its date: however long the line, this much is looked at. */
const besideDate = 300;

/** Dates at the ends of a header line, or in brackets: they date it. Dates inside prose do not. */
export const datesAtEdges = memo((text: string): DateHit[] => {
  return findDates(text).filter((hit) => {
    const before = text.slice(Math.max(0, hit.start - besideDate), hit.start);
    const after = text.slice(hit.end, hit.end + besideDate);
    // "(since 10/2024, 25 hours a week)"
    if (/[(（[【]\s*$/.test(before) && /^\s*(?:[,，;·|]\s*[^()（）]{1,40})?[)）\]】]/.test(after))
      return true;
    if (trimEdges(before.replace(/[(（[]\s*$/, '')) === '' || /[|·\t]\s*$|\s{3,}$/.test(before)) return true;
    if (/;\s*$/.test(before) && /^\s*;/.test(after)) return true;
    const rest = trimEdges(after.replace(duration, '').replace(/^\s*[)）\]]/, ''));
    if (rest === '') return true;
    // "… 2017/09 – 2021/06  GPA 3.8/4.0"
    if (!hit.single && /^\s/.test(after) && rest.length < 40 && isRemark(rest)) return true;
    // "… College, 2009 to 2014. Grade 1.7."
    if (/^\.\s/.test(after) && rest.length < 30 && isRemark(rest.replace(/\.$/, ''))) return true;
    if (closesHeader(text, hit)) return true;
    if (/^,\s/.test(after) && /,\s?$/.test(before) && standsBetweenNames(before, rest, hit)) return true;
    if (
      partsHan(text, before, after) &&
      standsBetweenNames(before.trim().split(/\s+/).at(-1) ?? '', rest, hit)
    )
      return true;
    if (/^[^\p{L}\d]*(?:\t|\s{3,}|[|·]|,\s)/u.test(after) && rest.length < 40)
      return isRemark(rest.replace(/\.$/, '')) || saysWhere(rest, hit) || !/^\s*,/.test(after);
    if (tables.contracts.has(fold(rest)) || tables.studyModes.has(rest)) return true;
    return saysWhere(rest, hit) || (/^[(（[]/.test(rest) && rest.length < 40);
  });
});

/** A header line without its dates, lengths of time and empty brackets. */
export function withoutDates(text: string, hits: DateHit[]): string {
  let rest = '';
  let from = 0;
  for (const hit of hits) {
    rest += `${text.slice(from, hit.start)}\t`;
    from = hit.end;
  }
  rest += text.slice(from);
  if (hits.length > 0 || /[(（[【·|]/.test(rest))
    rest = rest.replace(duration, (found) => (/[(（[]/.test(found) || hits.length > 0 ? '\t' : found));
  rest = rest.replace(emptyBrackets, ' ').replace(/[(（]\s*\t\s*[,;:]?\s*[)）]/g, '\t');
  // A bracket that held a date and more keeps the rest: "(Berlin, 2019)" is "(Berlin)".
  rest = rest.replace(/[(（]\s*\t\s*[,;:–-]?\s*/g, '(').replace(/(?<![\s,;:–-])[\s,;:–-]*\t\s*[)）]/g, ')');
  return rest.replace(/^[\s,;:|·–—]+|[\s,;:|·–—-]+$/g, '');
}

/** A line without what dates it and without the separators that this leaves at its ends. */
export const bareOfDates = memo((text) => trimEdges(withoutDates(text, datesAtEdges(text))));

/** A line that says when, and nothing else. */
export const saysOnlyTime = memo((text): boolean => {
  const dates = datesAtEdges(text);
  return dates.length > 0 && trimEdges(withoutDates(text, dates)).length < 2;
});

/** "(part-time)", "(hybrid)", "(m/w/d)": said about a title or employer, no part of it. */
export function withoutRemarks(text: string): string {
  let result = text;
  for (let i = 0; i < 2; i++) {
    const match = /\s*[(（[]([^()（）[\]]{1,60})[)）\]]\s*$/.exec(result);
    if (!match?.[1] || match.index === 0) break;
    const inside = match[1];
    if (
      !isRemark(inside) &&
      !namesContract(inside) &&
      !opensWithContract(inside) &&
      !/^\p{Script=Han}{2,4}[:：]/u.test(inside)
    )
      break;
    result = result.slice(0, match.index);
  }
  // "Verkäuferin Textil 80 %": how much of the week.
  return trimEdges(result.replace(/(?<=\p{L}{3}[\s,]+)\d{2,3}\s?%$/u, ''));
}

/** "（外包至某银行）": how one was employed, and by whom. */
const opensWithContract = (text: string): boolean =>
  hasHan(text) && tables.contracts.han.some((word) => text.startsWith(word));

/** "(contrat de remplacement)", "(450-Euro-Basis, während der Elternzeit)": how one was employed, in any words. */
function namesContract(text: string): boolean {
  if (hasHan(text)) return false;
  const words = fold(text).split(/[\s,;/–—]+/);
  const hit = tables.contracts.find(words)[0];
  if (hit === undefined) return false;
  return hit.at === 0 || hit.at + hit.length === words.length || /^\p{Ll}/u.test(text);
}

function namesEmployer(text: string): boolean {
  const first = text.split(/,\s/)[0] ?? text;
  if (/[\d:]|(?:^|\s)\p{Ll}{3}/u.test(first) || hasHan(first)) return false;
  const own = first
    .split(/\s+/)
    .filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && !tables.gradeLabels.has(fold(word)));
  return own.length >= 2 && tables.gradeLabels.find(fold(first).split(/\s+/)).length === 1;
}

/** "绩点3.5", "3.8 GPA": a figure and what it is, however close they stand. */
function isMark(text: string): boolean {
  const [, before, behind] =
    /^(\p{Script=Han}{2,6})?\s?\d[\d.,/]*\s?(\p{L}{3,12})?$/u.exec(text.trim()) ?? [];
  const [label, other] = [before ?? behind, before && behind];
  return label !== undefined && other === undefined && tables.gradeLabels.has(fold(label));
}

/** "Mention complémentaire pâtisserie": a grade's word may begin the name of a paper. */
function beginsDegree(words: string[], grade: number): boolean {
  const degree = tables.degrees.find(words)[0];
  return degree !== undefined && degree.at === 0 && degree.length > grade;
}

/** Contract, extent of hours, work place, a town, a number of hours, a grade. */
export const isRemark = memo((text: string): boolean => {
  if (isMark(text) || tables.studyStates.has(fold(text))) return true;
  // "First Prairie Church" is no grade.
  const said = fold(text).split(/[\s:=,]+/);
  const grade = tables.gradeLabels.find(said)[0];
  const graded = grade?.at === 0 && !beginsDegree(said, grade.length);
  // "First Mate" is no first class.
  if (graded && isTrade(text) && !/\d/.test(text)) return false;
  // "Grade 12" is what one has.
  if (graded && tables.degrees.has(fold(text.split(/[,(]/)[0] ?? '').trim())) return false;
  if (graded && !namesEmployer(text)) return true;
  const words = fold(text)
    .split(/[\s–—.,/-]+/)
    .filter(Boolean);
  if (words.length > 0 && words.every((word) => tables.months.has(word) || tables.to.has(word))) return true;
  const parts = text.split(/\s*(?:[;/|·]|,(?!\d{3}(?!\d)))\s*/).filter(Boolean);
  return parts.every((part) => {
    const key = fold(part).replace(/[.]$/, '');
    if (lasts.test(part)) return true;
    if (tables.contracts.has(key) || tables.workplaces.has(key) || isPlace(part)) return true;
    if (
      /^\d{1,3}(?:[.,]\d+)?\s*(?:%|h|hrs?|std\.?|stunden|heures|horas|hours|小时|days?|tage|fte)/i.test(part)
    )
      return true;
    if (/^\p{Ll}[\p{L} ]{0,24}\d{1,3}\s?(?:h|%|heures|std|horas|hours)$/u.test(part)) return true;
    const found = tables.contracts.find(key.split(' '));
    const hits = found.reduce((sum, hit) => sum + hit.length, 0);
    // "Delineante en prácticas": a kind of contract beside a title leaves a title.
    const titled = key.split(' ').some((word) => tables.titles.has(word) && !tables.contracts.has(word));
    // "Alumna en prácticas": a word with a capital before it is what one was.
    const named = found[0] !== undefined && found[0].at > 0 && /^\p{Lu}\p{Ll}{4}/u.test(part);
    if (hits > 0 && hits > key.split(' ').length / 2 && !titled && !named) return true;
    const grade = tables.gradeLabels.find(key.split(/[\s:=]+/))[0];
    return (
      (grade?.at === 0 && !beginsDegree(key.split(/[\s:=]+/), grade.length) && !namesEmployer(part)) ||
      /^[mwfdxh]\s*[/|]\s*[mwfdxh]/.test(key) ||
      /^[mwdfx]$/.test(key) ||
      /^gn$/.test(key)
    );
  });
});
