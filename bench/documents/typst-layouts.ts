import type { Person } from '../../packages/documents/test/build-resume.ts';
import { columnsOf, isHeading } from './layouts.ts';

const quoted = (text: string) => JSON.stringify(text);

/** Typst pages that are not ours: a grid with a sidebar, and text running through two columns. */
export function typstOf(
  person: Person,
  kind: 'grid' | 'running' | 'table',
): { source: string; order: string[]; twoColumns: boolean } {
  const columns = columnsOf(person);
  const lines = (some: string[]) =>
    some
      .map(
        (line) => `#par(text(weight: ${isHeading(person, line) ? '"bold"' : '"regular"'}, ${quoted(line)}))`,
      )
      .join('\n');
  const head = `#set page(paper: "a4", margin: 15mm)\n#set text(font: ("Noto Sans", "Noto Sans SC"), size: 10pt, lang: ${quoted(person.language)})\n#text(size: 20pt, ${quoted(person.name)})\n\n${lines([person.headline])}\n`;
  if (kind === 'grid') {
    const source = `${head}#grid(columns: (1fr, 2.2fr), gutter: 8mm, [${lines(columns.side)}], [${lines(columns.main)}])`;
    return { source, order: [...columns.top, ...columns.side, ...columns.main], twoColumns: true };
  }
  if (kind === 'running') {
    const source = `${head}#block(height: 62%, columns(2, gutter: 7mm)[${lines([...columns.main, ...columns.side])}])`;
    return { source, order: [...columns.top, ...columns.main, ...columns.side], twoColumns: true };
  }
  const rows = person.skills
    .map(([label, items]) => `[${quotedCell(label)}], [${quotedCell(items.join(', '))}]`)
    .join(', ');
  const source = `${head}${lines(columns.main)}\n#table(columns: 2, ${rows})`;
  return {
    source,
    order: [
      ...columns.top,
      ...columns.main,
      ...person.skills.map(([label, items]) => `${label} ${items.join(', ')}`),
    ],
    twoColumns: false,
  };
}

const quotedCell = (text: string) => `#${quoted(text)}`;
