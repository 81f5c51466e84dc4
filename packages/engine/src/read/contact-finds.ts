import { allMatches } from '../text/all-matches.ts';
import { findDates } from './dates.ts';
import { labelKind } from './tables.ts';

const email =
  /[\p{L}\d](?:[\p{L}\d._%+'-]{0,62}[\p{L}\d_+-])?\s?@\s?(?:[\p{L}\d](?:[\p{L}\d-]{0,62})\.){1,5}[\p{L}]{2,24}/u;

const url =
  /(?:https?:\/\/|www\.)[^\s,;|<>()（）"，；]{3,200}|(?<![\p{L}\d@.-])(?:[a-z\d-]{1,40}\.){0,2}(?:linkedin|github|gitlab|xing|behance|dribbble|medium|twitter|x|stackoverflow|bitbucket|kaggle|orcid|researchgate|youtube|instagram|facebook|t|zhihu|gitee|csdn|juejin|weibo|doctolib|malt|viadeo|vimeo|soundcloud|about|linktr|bsky|leetcode|t)\.(?:com|org|io|net|me|cn|in|ee|fr|de|app|social)\/[^\s,;|<>()（）"，；·•]{1,120}|(?<![\p{L}\d@.-])(?:[a-z\d](?:[a-z\d-]{0,40})\.){1,3}(?:com|org|net|io|dev|me|info|eu|example|design|codes|tech|app|de|fr|es|cn|ch|at|co|uk|us|ca|mx|ar|be|blog|page|site|xyz|studio|art|photo|name|pro|test)(?:\/[^\s,;|<>()（）"，；·•]{0,120})?(?![\p{L}\d@])/giu;

const phone =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\d@/.-])(?<!\d:)(?:[(（]?\+\s?[(（]?\d{1,4}[)）]{0,2}|\(\d{1,5}\)|\d{1,14})(?:[\s./()（）–‑-]{1,3}\d{1,12}){0,8}(?:\s?(?:ext|x|ext\.|Durchwahl)\.?\s?\d{1,5})?(?![\p{L}\d@])/giu;

export interface Found {
  value: string;
  start: number;
  end: number;
}

export function findEmail(text: string): Found | undefined {
  const at = text.indexOf('@');
  if (at < 0) return undefined;
  const from = Math.max(0, at - 70);
  const match = email.exec(text.slice(from, at + 130));
  if (!match) return undefined;
  // "邮箱jane@…": what stands right before the address names it.
  const label = /^\p{Script=Han}+(?=[a-z\d])/iu.exec(match[0])?.[0].length ?? 0;
  return {
    value: match[0].slice(label).replace(/\s/g, ''),
    start: from + match.index + label,
    end: from + match.index + match[0].length,
  };
}

export function findLinks(text: string): Found[] {
  if (!text.includes('.')) return [];
  const found: Found[] = [];
  for (const match of allMatches(text.slice(0, 2000), url)) {
    const value = match[0].replace(/[.,;:)\]]+$/, '');
    if (/^(?:node|next|vue|react|express|asp|d3|three|nuxt|ember|socket)\.(?:js|io|net)$/i.test(value))
      continue;
    found.push({ value, start: match.index, end: match.index + value.length });
  }
  return found;
}

const numbersElse =
  /(?:编号|编码|(?<!\p{L})(?:ref(?:erence)?|id|nie|dni|nif|kennziffer|isbn|issn|doi)\.?(?:\s?(?:no|nr|number)\.?)?)\s*[:：#]?\s*$/iu;

/** "DNI", "C.I. n.º": the last word before a number is the label of a person's papers. */
function numbersPerson(before: string): boolean {
  const label = /(?<![\p{L}.])(\p{L}[\p{L}.]{1,9})[:\s]*(?:n[.º°o]{1,3}\s*)?$/u.exec(before)?.[1];
  const kinds = label ? labelKind(label) : undefined;
  return kinds?.has('personal') === true && !kinds.has('phone');
}

/** A run of digits that is a telephone number, and no date, postal code or amount. */
export function findPhone(text: string, labelled: boolean): Found | undefined {
  const dates = findDates(text);
  for (const match of allMatches(text.slice(0, 2000), phone)) {
    const value = match[0]
      .trim()
      .replace(/[.,–-]+$/, '')
      // "TN 38109 - 901-555-…": the postal code stands before the number.
      .replace(/^\d{5}\s+[–-]\s+(?=\D*\d{3}\D+\d{3}\D*\d{4})/, '')
      .trim();
    const digits = value.replace(/\D/g, '').length;
    if (digits < (labelled ? 5 : 7) || digits > 17) continue;
    const start = match.index + match[0].indexOf(value);
    const end = start + value.length;
    if (
      dates.some(
        (hit) => hit.start < end && start < hit.end && !value.includes('+') && !(labelled && digits >= 9),
      )
    )
      continue;
    if (!labelled && !/[+()\s./–‑-]/.test(value) && digits < 9) continue;
    // "Reference no.: 000000301" numbers the file, not a telephone; "RUT 00.000.000-0" a person.
    const before = text.slice(0, start);
    if (numbersElse.test(before) || numbersPerson(before)) continue;
    if (
      /^\d{5}\s?$/.test(value) ||
      /^\d{1,2}(?:\.\d{3}){2,}$/.test(value) ||
      (/^\d{1,3}(?:[.,]\d{3})+$/.test(value) && digits < 9)
    )
      continue;
    // "C/ Real, 12 – 43201 Reus": the number of a house, a postal code, and the town.
    if (/^\d{1,4}\s*[–-]\s*\d{4,5}$/.test(value) && /^\s\p{Lu}\p{L}/u.test(text.slice(end))) continue;
    return { value, start, end };
  }
  return undefined;
}

export function blank(text: string, found: Found): string {
  return `${text.slice(0, found.start)}\t${text.slice(found.end)}`;
}
