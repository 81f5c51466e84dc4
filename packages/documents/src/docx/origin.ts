import type { SourceLine } from '@tailor/engine';

/** Characters of a line and where they stand in the XML; without a place they can't be changed (a tab, a symbol). */
export interface Piece {
  text: string;
  place?: { start: number; end: number };
  link: boolean;
}

/** Where a line was read from, so that it can be changed there. */
export interface Origin {
  part: string;
  /** The paragraph's place in the XML, from "<w:p" to behind "</w:p>". */
  paragraph: { start: number; end: number };
  /** No other line stands in this paragraph. */
  alone: boolean;
  /** What numbering put in front; it stands nowhere in the text. */
  marker: string;
  pieces: Piece[];
}

/** Beside the lines, not in them: origins mean nothing outside this very file. */
const origins = new WeakMap<SourceLine, Origin>();

export const originOf = (line: SourceLine): Origin | undefined => origins.get(line);

export function setOrigin(line: SourceLine, origin: Origin | undefined): SourceLine {
  if (origin) origins.set(line, origin);
  return line;
}

/** Cells that are read as one line: their pieces in a row, with tabs that nobody wrote between them. */
export function joinedOrigin(lines: SourceLine[]): Origin | undefined {
  const all = lines.map(originOf);
  const first = all[0];
  if (!first || all.some((origin) => !origin)) return undefined;
  const pieces = all.flatMap((origin, index) => [
    ...(index > 0 ? [{ text: '\t', link: false }] : []),
    ...(origin?.pieces ?? []),
  ]);
  return { ...first, alone: false, pieces };
}
