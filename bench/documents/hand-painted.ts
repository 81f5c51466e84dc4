import type { Person } from '../../packages/documents/test/build-resume.ts';
import { makePdf, type Paint } from '../../packages/documents/test/make-pdf.ts';
import { columnsOf } from './layouts.ts';

/** Lines no longer than a column is wide; Helvetica is about half its size wide a letter. */
function wrap(text: string, width: number, size: number): string[] {
  const most = Math.floor(width / (size * 0.52));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

interface Column {
  x: number;
  width: number;
  lines: string[];
}

function paintColumn(column: Column, top: number, pitch: number, size: number): Paint[] {
  const lines = column.lines.flatMap((line) => wrap(line, column.width, size));
  return lines.map((text, row) => ({ text, x: column.x, y: top + row * pitch, size }));
}

type Order = 'rows' | 'columns' | 'scrambled' | 'letters';

/** The order of painting tells nothing about the order of reading. */
function inOrder(paints: Paint[], order: Order): Paint[] {
  if (order === 'columns') return paints;
  if (order === 'rows') return [...paints].sort((a, b) => a.y - b.y || a.x - b.x);
  if (order === 'scrambled')
    return [...paints].sort((a, b) => ((a.y * 7919 + a.x) % 613) - ((b.y * 7919 + b.x) % 613));
  return paints.flatMap((paint) => {
    let x = paint.x;
    return paint.text.split(/(?<= )/).map((word) => {
      const piece = { ...paint, text: word, x };
      x += word.length * (paint.size ?? 10) * 0.56;
      return piece;
    });
  });
}

export interface Painted {
  name: string;
  bytes: Buffer;
  order: string[];
  twoColumns: boolean;
}

function twoColumns(
  person: Person,
  name: string,
  order: Order,
  sideLeft: boolean,
  samePitch: boolean,
): Painted {
  const columns = columnsOf(person);
  const side = { x: sideLeft ? 45 : 400, width: 140, lines: columns.side };
  const main = { x: sideLeft ? 210 : 45, width: 330, lines: columns.main };
  const head = columns.top.map((text, row) => ({ text, x: 45, y: 50 + row * 22, size: row === 0 ? 18 : 11 }));
  const paints = [
    ...head,
    ...paintColumn(side, 110, samePitch ? 13 : 14.5, 9.5),
    ...paintColumn(main, 110, 13, 9.5),
  ];
  const pages = [{ height: 1100, paints: inOrder(paints, order) }];
  const body = sideLeft ? [...columns.side, ...columns.main] : [...columns.main, ...columns.side];
  return { name, bytes: makePdf(pages), order: [...columns.top, ...body], twoColumns: true };
}

/** What a program writes that places every line itself. Latin only: the base fonts have no more. */
export function handPainted(person: Person): Painted[] {
  const columns = columnsOf(person);
  const single = [...columns.top, ...columns.side, ...columns.main];
  const one = paintColumn({ x: 50, width: 480, lines: single }, 60, 13.5, 10);
  return [
    twoColumns(person, 'row by row, sidebar left', 'rows', true, true),
    twoColumns(person, 'row by row, sidebar right, own line distance', 'rows', false, false),
    twoColumns(person, 'scrambled, sidebar left', 'scrambled', true, false),
    twoColumns(person, 'column by column, sidebar right', 'columns', false, true),
    {
      name: 'one column, scrambled',
      bytes: makePdf([{ height: 1100, paints: inOrder(one, 'scrambled') }]),
      order: single,
      twoColumns: false,
    },
    {
      name: 'one column, word by word',
      bytes: makePdf([{ height: 1100, paints: inOrder(one, 'letters') }]),
      order: single,
      twoColumns: false,
    },
  ];
}
