import { fold, hasHan } from '../text/fold.ts';
import { simplified } from '../text/simplified.ts';
import { likeness } from './scores.ts';
import { labelKind, tables } from './tables.ts';

const inner = ' |·;–—/@-\t~,，:：';

/** What stands in brackets parts nothing: its separators are put away while a line is split. */
export function hideBrackets(text: string): string {
  return text
    .replace(/[(（][^()（）]{0,120}[)）]/g, hidden)
    .replace(department, hidden)
    .replace(ward, hidden);
}

/** "恒信律师事务所 · 资本市场部": the department is written in the employer's name. */
const department =
  /(?<=\p{Script=Han}{4})\s?·\s?(?=\p{Script=Han}{2,8}(?:部|部门|事业部|科|科室)(?:$|\s{2,}|\t))/gu;

/** "仁济医院 药剂科": so is the ward or office of a hospital, where nothing but a blank stands between. */
const ward = /(?<=[医醫]院)\s(?=\p{Script=Han}{2,8}(?:科|科室|药房|藥局)(?:$|[,，]))/gu;

export function hidden(text: string): string {
  return [...text]
    .map((char) => (inner.includes(char) ? String.fromCharCode(0xe000 + inner.indexOf(char)) : char))
    .join('');
}

export function showBrackets(text: string): string {
  return text.replace(/[\ue000-\ue00f]/g, (char) => inner[char.charCodeAt(0) - 0xe000] ?? '');
}

/** "Realschule Tannau, Abschluss: Mittlere Reife": a label parts the line, whatever sign stands before it. */
export function partAtLabels(text: string): string {
  return text.replace(/,\s+(?=(\p{L}{4,20})[:：]\s*\S)/gu, (found, label: string) => {
    const kinds = labelKind(label);
    return kinds?.has('degree') || kinds?.has('institution') ? '\t' : found;
  });
}

const twoWords =
  /(?<=^|[\s,，])([\p{Script=Han}、与]{2,14}|[A-Z]{2,4})\s([\p{Script=Han}、与]{2,14}|[A-Z]{2,4})(?=$|[\s,，(（])/gu;

/** "硕士", "MBA": how far one came, whatever one learned. */
const isLevel = (text: string): boolean =>
  tables.degrees.has(simplified(fold(text))) && !tables.studyModes.has(text);

/** "机械工程 硕士": what one learned and how far are one thing, though the first may look like an employer's trade. */
export function hideLevels(text: string): string {
  return text.replace(twoWords, (found, first: string, second: string) => {
    const [subject] = [first, second].filter((word) => !isLevel(word));
    if (!subject || !hasHan(subject) || tables.studyModes.has(subject) || isLevel(first) === isLevel(second))
      return found;
    const like = likeness(subject);
    return Math.max(like.school, like.title) < 2 && like.place === 0 ? found.replace(/\s/, hidden) : found;
  });
}
