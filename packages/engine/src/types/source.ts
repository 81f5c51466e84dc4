/** Index into the lines of the source the value was read from. */
export type LineIndex = number;

/** Where a line stood in the document it came from; absent for plain text. */
export interface LineLayout {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Size of most characters, in points. */
  size: number;
  bold: boolean;
  italic?: boolean;
  /** 0 for the first column of the page. */
  column: number;
  region: 'header' | 'body' | 'footer';
  /** What the format itself said (a DOCX heading style, a list, a table cell). */
  role?: 'heading' | 'list-item' | 'table-cell';
  level?: number;
  /** Text a person does not see; it is kept apart and never used as a fact. */
  hidden?: 'invisible' | 'off-page' | 'tiny' | 'covered';
  links?: { start: number; end: number; target: string }[];
}

export interface SourceLine {
  text: string;
  layout?: LineLayout;
}

export interface ResumeSource {
  lines: SourceLine[];
}

/** A value as it stands in the source, with the lines it was read from. */
export interface Field {
  value: string;
  lines: LineIndex[];
}
