import { perLine } from '../text/per-line.ts';
import type { SourceLine } from '../types.ts';

const prefix = /^\s{0,3}((?:>\s?)+|\/\/|[#;%│┃|])(?:\s|$)/;
/** Fewer lines may begin alike by chance. */
const fewest = 8;

/** A mark that may stand before every line, and how much of the line it takes. */
const prefixOf = perLine(({ text }: SourceLine) => {
  const match = prefix.exec(text);
  // A row of a table.
  if (!match?.[1] || (match[1] === '|' && /\|\s*$/.test(text.slice(match[0].length)))) return undefined;
  return { mark: match[1].charAt(0), length: match[0].length };
});

/**
 * "> Jane Roe", "# Jane Roe" on every line: a letter quoted in another, a text kept as a remark. How many signs of each
 * line that takes; undefined where lines begin each in their own way.
 */
export function commonPrefix(lines: readonly SourceLine[]): ((line: SourceLine) => number) | undefined {
  const first = lines.find(({ text }) => text.trim());
  const mark = first && prefixOf(first)?.mark;
  if (mark === undefined) return undefined;
  const written = lines.filter(({ text }) => text.trim());
  const alike = written.filter((line) => prefixOf(line)?.mark === mark).length;
  if (written.length < fewest || alike < written.length * 0.95) return undefined;
  return (line) => {
    const own = prefixOf(line);
    return own?.mark === mark ? own.length : 0;
  };
}
