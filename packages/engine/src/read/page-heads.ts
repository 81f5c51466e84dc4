import { anyLine } from '../text/any-line.ts';
import { fold } from '../text/fold.ts';
import { perLine } from '../text/per-line.ts';
import type { ResumeSource } from '../types.ts';
import { findDates } from './dates.ts';

const numbered = /^(.*\S)\s+(?:第\s?)?(\d{1,2})\s?(?:[页頁]|(?:\/|\p{L}{1,3}\s)\s?\d{1,2})?\s*$/u;
const numberAtEnd = (text: string) =>
  text.length < 160 && /[\d页頁]\s*$/.test(text) ? numbered.exec(text) : null;
/** Nobody repeats more than the name and a line below it. */
const firstLines = 3;
/** More lines than any resume has; they are not looked through for what repeats. */
const mostLines = 1500;

/** What a line may be in the head of a page. */
interface Head {
  written: boolean;
  folded: string;
  numbered?: { key: string; page: number; set: boolean };
}

const headOf = perLine(({ text }): Head => {
  const match = numberAtEnd(text);
  const written = text.trim() !== '';
  const folded = written ? fold(text) : '';
  if (!match?.[1] || !match[2] || !/\p{L}.*\p{L}/u.test(match[1])) return { written, folded };
  const key = fold(match[1].replace(/\d+\s*$/, ''));
  return { written, folded, numbered: { key, page: Number(match[2]), set: /\s{3}/.test(match[1].trim()) } };
});

/** "Jane Roe          Resume, sheet 2": what the first page says in its head, with the next number. */
function nextPages(lines: readonly Head[]): number[] {
  const seen = new Map<string, number>();
  const next: number[] = [];
  lines.forEach(({ numbered: match }, at) => {
    if (!match) return;
    const { key, page, set } = match;
    const before = seen.get(key);
    if (before === undefined ? page === 1 && (set || at < firstLines) : page === before + 1)
      seen.set(key, page);
    if (before !== undefined && page === before + 1) next.push(at);
  });
  return next;
}

const mayRepeat = anyLine((line) => headOf(line).numbered !== undefined || isPageMark(line.text));

/** Lines that the head of each page repeats: they belong to no entry that the page breaks. */
export function pageHeads({ lines }: ResumeSource): Set<number> {
  if (lines.length > mostLines || !mayRepeat(lines)) return new Set();
  const read = lines.map(headOf);
  const heads = new Set(nextPages(read));
  const written: number[] = [];
  read.forEach((head, at) => {
    if (head.written) written.push(at);
  });
  const top = new Set(written.slice(0, firstLines).map((at) => read[at]?.folded));
  written.forEach((at, i) => {
    if (i < firstLines || !top.has(read[at]?.folded)) return;
    const beside = [written[i - 1], written[i + 1]].filter(
      (near) => near !== undefined && Math.abs(near - at) <= 2,
    );
    if (beside.some((near) => isPageMark(lines[near ?? -1]?.text ?? ''))) heads.add(at);
  });
  return heads;
}

/** "Jane Roe – 2/3": the number of a page. */
export function isPageMark(text: string): boolean {
  // "Page 1 of 2", "Seite 1/2", "第1页 共2页": in any language alone in its line.
  const said =
    /^\s*(?:\p{L}{1,6}\.?\s+(\d{1,2})(?:\s+\p{L}{1,3}\s+|\s?\/\s?)(\d{1,2})|第\s*(\d{1,2})\s*[页頁]\s*[,，/]?\s*共\s*(\d{1,2})\s*[页頁])\s*$/u.exec(
      text,
    );
  if (said) return Number(said[1] ?? said[3]) <= Number(said[2] ?? said[4]) && !findDates(text).length;
  const match = /^(?:\s*\S.{0,40}\s[–—|-]\s)?\s*([1-9])\s?\/\s?([1-9])\s*$/.exec(text);
  return match !== null && Number(match[1]) <= Number(match[2]);
}
