import { fold } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import type { ResumeSource } from '../types.ts';

const numbered = /^(.*\S)\s+(\d{1,2})(?:\s?(?:\/|\p{L}{1,3}\s)\s?\d{1,2})?\s*$/u;
const numberAtEnd = memo((text) => (text.length < 160 && /\d\s*$/.test(text) ? numbered.exec(text) : null));
/** Nobody repeats more than the name and a line below it. */
const firstLines = 3;
/** More lines than any resume has; they are not looked through for what repeats. */
const mostLines = 1500;

/** "Jane Roe          Resume, sheet 2": what the first page says in its head, with the next number. */
function nextPages(lines: readonly { text: string }[]): number[] {
  const seen = new Map<string, number>();
  return lines.flatMap(({ text }, at) => {
    const match = numberAtEnd(text);
    if (!match?.[1] || !match[2] || !/\p{L}.*\p{L}/u.test(match[1])) return [];
    const key = fold(match[1].replace(/\d+\s*$/, ''));
    const [before, page] = [seen.get(key), Number(match[2])];
    const set = /\s{3}/.test(match[1].trim());
    if (before === undefined ? page === 1 && (set || at < firstLines) : page === before + 1)
      seen.set(key, page);
    return before !== undefined && page === before + 1 ? [at] : [];
  });
}

/** Lines that the head of each page repeats: they belong to no entry that the page breaks. */
export function pageHeads(source: ResumeSource, isPageMark: (text: string) => boolean): Set<number> {
  const { lines } = source;
  if (lines.length > mostLines) return new Set();
  const heads = new Set(nextPages(lines));
  const written = lines.flatMap(({ text }, at) => (text.trim() ? [at] : []));
  const top = new Set(written.slice(0, firstLines).map((at) => fold(lines[at]?.text ?? '')));
  written.forEach((at, i) => {
    if (i < firstLines || !top.has(fold(lines[at]?.text ?? ''))) return;
    const beside = [written[i - 1], written[i + 1]].filter(
      (near) => near !== undefined && Math.abs(near - at) <= 2,
    );
    if (beside.some((near) => isPageMark(lines[near ?? -1]?.text ?? ''))) heads.add(at);
  });
  return heads;
}
