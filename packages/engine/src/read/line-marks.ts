import { anyLine } from '../text/any-line.ts';
import { linesRead } from '../text/most-lines.ts';
import { perLine } from '../text/per-line.ts';
import type { ResumeSource } from '../types.ts';

/** What a line's marks mean, which only the whole text says. */
export interface Marks {
  outlined: boolean;
  hashes: boolean;
  arrows: boolean;
}

/** "# Filing of returns", three times and more with no deeper heading anywhere: the hash is a bullet. */
export function hashesMark(source: ResumeSource): boolean {
  if (!anyHash(source.lines)) return false;
  let heads = 0;
  let close = false;
  let above = 0;
  for (const line of linesRead(source)) {
    const level = hashLevel(line);
    if (level > 1) return false;
    heads += level;
    close ||= above === 1 && level === 1;
    above = level;
  }
  return heads >= 3 && close;
}

/** How many hashes stand before the text; 0 for none. */
const hashLevel = perLine(({ text }) => /^\s{0,20}(#{1,6})\s+\S/.exec(text)?.[1]?.length ?? 0);
const anyHash = anyLine((line) => hashLevel(line) > 0);
export const hashed = /^\s{0,20}#\s+\S/;

export const arrow = /^\s{0,20}>>\s+(?=\S)/;
export const hasArrow = perLine(({ text }) => arrow.test(text));

const anyArrow = anyLine(hasArrow);

/** ">> Filing of returns" in two lines one below the other: the arrows are bullets, and draw no heading. */
export const arrowsMark = ({ lines }: ResumeSource): boolean =>
  anyArrow(lines) &&
  lines.some((line, at) => {
    const above = lines[at - 1];
    return above !== undefined && hasArrow(line) && hasArrow(above);
  });
