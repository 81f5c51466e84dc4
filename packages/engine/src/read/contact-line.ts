import { hasHan } from '../text/fold.ts';
import { headingKind } from './headings.ts';
import { isPlace, isPlaceName } from './places.ts';
import { likeness } from './scores.ts';
import { labelKind, tables } from './tables.ts';

export const namePoint = '\u2e31';

const pointed =
  /(^|[\t|｜–—,，]\s*|是)(\p{Script=Han}{2,6})[·•・](?=(\p{Script=Han}{2,8}?)(?:先生|女士|小姐|同学)?(?:$|[\s|｜\t,，。(（–—/／]|的简历|简历))/u;

/** Neither a place, a label, a trade, a degree nor an employer: half of a name, perhaps. */
function isPersons(text: string): boolean {
  const like = likeness(text);
  return (
    like.place === 0 &&
    Math.max(like.title, like.organization, like.degree, like.school) < 1.4 &&
    !personal.test(text) &&
    !labelKind(text) &&
    !headingKind(text)
  );
}

/** "深圳·龙岗": a known town and its district are one place. */
export const keepPlaces = (text: string): string =>
  text.replace(
    /(?<=^|[\s|｜])(\p{Script=Han}{2,4})\s?[·•]\s?(?=\p{Script=Han}{2,5}(?:$|[\s|｜]))/gu,
    (found, town) => (isPlaceName(town) ? `${town}${namePoint}` : found),
  );

/** "姓名:阿依古丽·买买提": the point inside a name parts nothing. */
export function keepNames(text: string): string {
  const whole = /^(\s*(\p{Script=Han}{2,6}))[·•・](?=(\p{Script=Han}{2,8})\s*$)/u.exec(text);
  if (whole?.[2] && whole[3] && !isPlace(whole[2]) && !isPlace(whole[3]))
    return `${whole[1]}${namePoint}${text.slice(whole[0].length)}`;
  const first = pointed.exec(text);
  if (first && isPersons(first[2] ?? '') && isPersons(first[3] ?? ''))
    return `${text.slice(0, first.index)}${first[1]}${first[2]}${namePoint}${text.slice(first.index + first[0].length)}`;
  return text.replace(
    /((?:姓\s{0,6}名)\s*[:：]?\s*\p{Script=Han}{2,6})[·•・](?=\p{Script=Han}{2,8})/u,
    `$1${namePoint}`,
  );
}

/** "Name: Roe First name: Jane", "Name: Jane Roe. Age: 32": one blank before the next label, and what a name's is before. */
function partLabels(text: string): string {
  const first = /^(\p{L}{2,14})[:：]/u.exec(text)?.[1];
  if (!first || !labelKind(first)?.has('name')) return text;
  let end = 0;
  return text.replace(
    /(?<=[:：].{2,40}?)[.;,]?\s(?=(\p{L}{3,14}(?:\s\p{L}{3,14})?)\s?:)/gu,
    (found, label: string, at: number) => {
      if (at < end || !labelKind(label)) return found;
      end = at + label.length;
      return '   ';
    },
  );
}

/** "Name:      Jane", "姓    名    苏婉清    性 别 女": labels brought to their values. */
export function closeLabels(text: string): string {
  const closed = partLabels(text)
    // "Québec (Québec)  G1K 0A0": two blanks before a postal code part nothing.
    .replace(/(?<=[\p{L})])\s{2,4}(?=[A-Z]\d[A-Z]\s?\d[A-Z]\d(?:\s|$))/u, ' ')
    // "姓名：陈大文 部门：二部": one blank before a label that is known.
    .replace(
      /(?<=^\p{Script=Han}{2,4}[:：].{1,30})\s(?=(\p{Script=Han}{2,5})[:：])/gu,
      (found, label: string) => (labelKind(label) ? '   ' : found),
    )
    // "姓名=陳大文", "Name = Jane Roe"
    .replace(/^(\s*\p{L}{2,12})\s*[=＝]\s*(?=\p{L})/u, (found, label: string) =>
      labelKind(label.trim())?.has('name') ? `${label}: ` : found,
    )
    // "姓名／陳大文"
    .replace(/^(\s*\p{Script=Han}{2,5})\s*[/／]\s*(?=\S)/u, (found, label: string) =>
      labelKind(label.trim()) ? `${label}: ` : found,
    )
    .replace(
      /(?<!\p{Script=Han})(\p{Script=Han})\s{1,6}(\p{Script=Han})(?:\s{1,6}(\p{Script=Han}))?(?=\s|[:：])/gu,
      (found, a, b, c) => (labelKind(`${a}${b}${c ?? ''}`) ? `${a}${b}${c ?? ''}` : found),
    )
    // "姓名 陈大文": one blank between, and nothing behind the value.
    .replace(/^(\p{Script=Han}{2,4})\s(?=\S+$)/u, (found, label: string) =>
      labelKind(label) ? `${label}: ` : found,
    )
    .replace(/^(\s*[^\s:：][^:：]{1,30}?)\s{2,}([:：])/, '$1$2')
    .replace(/^(\s*[^:：]{2,32}[:：])\s{2,}/, '$1 ')
    // "姓名：凌  霜": a name of two characters set wide.
    .replace(
      /^(\p{Script=Han}{2,4})([:：]\s?\p{Script=Han})\s+(?=\p{Script=Han}$)/u,
      (found, label: string, first: string) => (labelKind(label)?.has('name') ? `${label}${first}` : found),
    );
  const cells = closed.split(/\t+|\s{2,}|\s*[|｜]\s*/).filter(Boolean);
  if (
    cells.length < 2 ||
    cells.length % 2 ||
    !cells.every((cell, i) => i % 2 || (cell.length < 40 && labelKind(cell)))
  )
    return closed;
  return cells.map((cell, i) => (i % 2 ? `${cell}   ` : `${cell.replace(/[:：]$/, '')}: `)).join('');
}

/** A cell of personal data that no field asks for: sex, age, whether one is married, one's people. */
export const personal =
  /^(?:[男女]性?|(?:\d{2}|[一二三四五六七八九十]{2,3})\s?[岁歲]|[未已]婚|\p{Script=Han}{1,3}族)$/u;

/** "王德顺,男,46岁,河南人。电话:132…", "王德顺／男／46歲": a sentence of personal data is a row of cells. */
export function cellsOfSentence(text: string): string {
  const cells = text.split(/\s*(?:[,，。；;]|(?<!\d)[/／]|[/／](?!\d))\s*/).filter(Boolean);
  const says = tables.told.named.some((phrase) => hasHan(phrase) && (cells[0] ?? '').includes(phrase));
  if (cells.length < 3 || !hasHan(text) || !(says || cells.some((cell) => personal.test(cell)))) return text;
  return cells.filter((cell) => !personal.test(cell)).join('\t');
}

/** "李明 男 36岁 太原 电话 139 …": single blanks part what stands there, and what is personal goes. */
export function partHan(text: string): string {
  const cells = text.split(/\s+/);
  if (cells.length < 3 || !/^\p{Script=Han}{2,4}$/u.test(cells[0] ?? '')) return text;
  if (!cells.some((cell) => personal.test(cell))) return text;
  return text
    .split(/(?<=[\p{Script=Han}])\s+(?=[\p{Script=Han}\d])(?!\d[\d\s-]{6})|(?<=\d)\s+(?=\p{Script=Han})/u)
    .filter((cell) => !personal.test(cell.trim()))
    .join('\t');
}

export function hasPhoneLabel(text: string): boolean {
  return text.split(/[\s:：|•·]+/).some((word) => word.length > 1 && labelKind(word)?.has('phone'));
}

/** "Deichstr. 1, 25813 Husum, Telefon" when the number is gone. */
export function withoutLabel(text: string): string {
  const match = /^(.+?)[,;\s]+(\S{2,14})$/.exec(text);
  const kinds = match?.[2] ? labelKind(match[2].replace(/[:.]$/, '')) : undefined;
  return match?.[1] && (kinds?.has('phone') || kinds?.has('email')) ? match[1] : text;
}
