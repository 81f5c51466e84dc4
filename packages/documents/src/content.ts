import type { Finding, ResumeSource, SourceLine } from '@tailor/engine';

export type DocumentType = 'pdf' | 'docx' | 'txt' | 'markdown' | 'json';

/** What a reader hands back; `text` is the visible lines of `source`, one a line, in the same order. */
export interface DocumentContent {
  type: DocumentType;
  text: string;
  source: ResumeSource;
  findings: Finding[];
  pages: number;
  /** False: nothing to read but pictures; optical recognition or copy and paste can help. */
  hasTextLayer: boolean;
  /** Pages of pictures in a document that may have text elsewhere. */
  pagesWithoutText?: number[];
  /** Which pages were recognised optically, and which were left out because there were too many. */
  recognised?: { pages: number[]; leftOut: number[] };
}

export function visibleText(lines: SourceLine[]): string {
  return lines
    .filter((line) => !line.layout?.hidden)
    .map((line) => line.text)
    .join('\n');
}

export function finding(
  code: string,
  severity: Finding['severity'],
  params: Finding['params'] = {},
  lines: number[] = [],
): Finding {
  return { code, severity, params, lines };
}

/** Blank lines part blocks; two in a row, or one at an end, say nothing. */
export function withoutIdleBlanks(lines: SourceLine[]): SourceLine[] {
  const kept: SourceLine[] = [];
  for (const line of lines) {
    if (line.text === '' && (kept.length === 0 || kept.at(-1)?.text === '')) continue;
    kept.push(line);
  }
  while (kept.at(-1)?.text === '') kept.pop();
  return kept;
}
