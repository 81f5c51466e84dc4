import type { LineIndex, Resume } from '@tailor/engine';

const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, '');

/** Between lines of Chinese there is no gap. */
const seamless = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]$/u;

function joined(lines: readonly string[]): string {
  return lines.reduce((all, line) =>
    seamless.test(all) && /^[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(line)
      ? all + line
      : `${all} ${line}`,
  );
}

/** Marks and numbers before a point are no longer than this. */
const longestMark = 12;

/**
 * What the reader took from some lines, in the characters of the lines: to compare, it writes every wide comma narrow.
 * Where the lines hold something else besides (a word parted at a line's end), the reader's text stands.
 */
export function asWritten(
  read: string,
  lines: readonly LineIndex[],
  { source }: Pick<Resume, 'source'>,
): string {
  const texts = lines.map((line) => source.lines[line]?.text.trim() ?? '').filter((text) => text !== '');
  if (texts.length === 0) return read;
  const whole = joined(texts);
  const wanted = plain(read);
  for (let at = 0; at <= Math.min(longestMark, whole.length); at += 1)
    if (plain(whole.slice(at)) === wanted) return whole.slice(at).trim();
  return read;
}
