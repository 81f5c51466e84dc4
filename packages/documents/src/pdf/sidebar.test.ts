import { expect, test } from 'vitest';
import { makePdf } from '../../test/make-pdf.ts';
import { contentOf } from '../../test/read-bytes.ts';

const side = ['Contact', 'jonas@example.org', 'Top Skills', 'Negotiation'];
const main = ['Jonas Weber', 'Supply Chain Manager', 'Experience', 'Nordhafen Logistik'];
const column = (lines: string[], x: number) => lines.map((text, row) => ({ text, x, y: 60 + row * 20 }));
const linesOf = async (bytes: Buffer) => (await contentOf(bytes, 'r.pdf')).text.split('\n').filter(Boolean);

test('what stands on a strip of another colour is a column, however its lines match those beside it', async () => {
  const strip = {
    rect: [0, 0, 190, 842] as [number, number, number, number],
    colour: [0.8, 0.85, 0.9] as [number, number, number],
  };
  const paints = [strip, ...column(side, 20), ...column(main, 220)];
  expect(await linesOf(makePdf([{ paints }]))).toEqual([...side, ...main]);
});

test('titles whose dates stand flush right are lines of the page, also above and below a text in columns', async () => {
  const right = (text: string, y: number) => ({ text, x: 560 - text.length * 5.56, y, size: 10 });
  const left = [
    'Welded tanks of stainless steel for the',
    'food industry, with every seam checked',
    'and written down in the log of the shop.',
    'Trained two apprentices every year and',
  ];
  const beside = [
    'kept their books with them each week.',
    'Brought rework down from twelve percent',
    'to four, and took part in the audit for',
    'the standard that the yard now holds.',
  ];
  const paints = [
    { text: 'Welder, Ateliers du Nord', x: 40, y: 60, size: 10 },
    right('2018 - 2021', 60),
    ...left.map((text, row) => ({ text, x: 40, y: 76 + row * 13, size: 10 })),
    ...beside.map((text, row) => ({ text, x: 310, y: 76 + row * 13, size: 10 })),
    { text: 'Welder, on hire', x: 40, y: 150, size: 10 },
    right('2014 - 2017', 150),
    { text: 'Jobs of three to nine months.', x: 40, y: 164, size: 10 },
  ];
  expect(await linesOf(makePdf([{ paints }]))).toEqual([
    'Welder, Ateliers du Nord\t2018 - 2021',
    ...left,
    ...beside,
    'Welder, on hire\t2014 - 2017',
    'Jobs of three to nine months.',
  ]);
});
