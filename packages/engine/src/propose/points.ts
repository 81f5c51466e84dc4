import type { LineIndex, Operation, Resume } from '../types.ts';

/** Where the words of a point stand in the source: the first line from `start`, the others whole. */
export interface Ground {
  lines: LineIndex[];
  start: number;
  end: number;
  /** Blanks before the lines that follow the first. */
  indent: string;
  /** Characters of the longest line; a single line may grow. */
  width: number;
}

const squeezed = (text: string) => text.replace(/[\s-]/gu, '');

/** Only lines that hold the point and nothing else can be worded anew. */
export function groundOf(resume: Resume, text: string, lines: readonly LineIndex[]): Ground | undefined {
  const texts = lines.map((line) => resume.source.lines[line]?.text ?? '');
  const [first] = texts;
  if (first === undefined || lines.some((line, i) => i > 0 && line !== (lines[i - 1] ?? 0) + 1))
    return undefined;
  if (lines.some((line) => resume.source.lines[line]?.layout?.hidden)) return undefined;
  const start = first.indexOf(text.slice(0, Math.min(12, text.length, first.trim().length)));
  if (start < 0 || /[\p{L}\p{N}]/u.test(first.slice(0, start))) return undefined;
  if (squeezed([first.slice(start), ...texts.slice(1)].join('')) !== squeezed(text)) return undefined;
  return {
    lines: [...lines],
    start,
    end: lines.length === 1 ? first.trimEnd().length : first.length,
    indent: /^\s*/u.exec(texts[1] ?? '')?.[0] ?? '',
    width: Math.max(...texts.map((each) => each.length)),
  };
}

export function rewriteOf({ lines, start, end, indent, width }: Ground, text: string): Operation[] {
  const [first = 0, ...others] = lines;
  const words = others.length === 0 ? text : wrapped(text, start, indent, Math.max(width, 60));
  return [
    { type: 'replace', line: first, start, end, text: words },
    ...others.map((line): Operation => ({ type: 'remove', line })),
  ];
}

/** A point that was broken over lines is broken again, as wide as it was. */
function wrapped(text: string, start: number, indent: string, width: number): string {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(/(?<=\s)|(?<=\p{Script=Han})(?=\p{Script=Han})/u)) {
    const room = width - (rows.length === 0 ? start : indent.length);
    if (row !== '' && (row + word).trimEnd().length > room) {
      rows.push(row.trimEnd());
      row = '';
    }
    row += word;
  }
  rows.push(row.trimEnd());
  return rows.map((each, i) => (i === 0 ? each : indent + each)).join('\n');
}
