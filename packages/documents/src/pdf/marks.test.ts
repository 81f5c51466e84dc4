import { expect, test } from 'vitest';
import { makePdf } from '../../test/make-pdf.ts';
import { contentOf } from '../../test/read-bytes.ts';

const linesOf = async (bytes: Buffer) => (await contentOf(bytes, 'r.pdf')).text.split('\n').filter(Boolean);

/** Text and moves back and forth within it, as TeX writes them. */
const set = (y: number, array: string) => ({ raw: `BT /F1 11 Tf 1 0 0 1 60 ${y} Tm [${array}] TJ ET` });

test('an accent painted over its letter, as older TeX does, is one letter with it', async () => {
  const bytes = makePdf([
    {
      paints: [
        set(760, '(Am) -111 (\\264) 444 (elie Lef) -111 (`) 444 (evre)'),
        set(740, '(M) -111 (\\250) 444 (uller, gar) (c) 415 (\\270) 82 (on)'),
      ],
    },
  ]);
  expect(await linesOf(bytes)).toEqual(['Amélie Lefèvre', 'Müller, garçon']);
});

test('an accent that stands beside letters stays a mark of its own', async () => {
  const bytes = makePdf([{ paints: [set(760, '(a ` b ~ c x\\264y 5\\260 C)')] }]);
  expect(await linesOf(bytes)).toEqual(['a ` b ~ c x´y 5° C']);
});

test('dots that lead the eye from a title to its dates are no text', async () => {
  const bytes = makePdf([
    {
      paints: [
        { text: 'Data Engineer ................................ 2019 - 2023', x: 60, y: 100 },
        { text: 'Analyst', x: 60, y: 116 },
        { text: '. . . . . . . . . . . . . . . .', x: 110, y: 116 },
        { text: '2015 - 2019', x: 300, y: 116 },
        { text: 'English............C1', x: 60, y: 132 },
        { text: 'And so on... and more. Name: .......', x: 60, y: 148 },
      ],
    },
  ]);
  expect(await linesOf(bytes)).toEqual([
    'Data Engineer\t2019 - 2023',
    'Analyst\t2015 - 2019',
    'English\tC1',
    'And so on... and more. Name: .......',
  ]);
});

test('what a browser prints around a page is not its text', async () => {
  const paints = [
    { text: '11/22/26, 10:45 AM', x: 30, y: 22, size: 8 },
    { text: 'Mara Lindqvist - Resume', x: 260, y: 22, size: 8 },
    { text: 'Mara Lindqvist', x: 60, y: 80, size: 18 },
    { text: '22/11/26, 10:45 signed', x: 60, y: 120 },
  ];
  const below = [
    { text: 'https://example.org/cv?id=1', x: 30, y: 830, size: 8 },
    { text: '1/1', x: 560, y: 830, size: 8 },
  ];
  const kept = ['Mara Lindqvist', '22/11/26, 10:45 signed'];
  expect(await linesOf(makePdf([{ paints: [...paints, ...below] }]))).toEqual(kept);
  expect(await linesOf(makePdf([{ paints }]))).toEqual([
    '11/22/26, 10:45 AM\tMara Lindqvist - Resume',
    ...kept,
  ]);
});

test('a step up or down is no blank: an ending stays with its figure, a comma with a note', async () => {
  const small = (text: string) => `4 Ts /F1 6 Tf (${text}) Tj 0 Ts /F1 11 Tf`;
  const raw = `BT /F1 11 Tf 60 700 Td (1) Tj ${small('st')} ( prize, in plain words) Tj ${small('2')} (, with a friend) Tj ET`;
  expect(await linesOf(makePdf([{ paints: [{ raw }] }]))).toEqual([
    '1st prize, in plain words2, with a friend',
  ]);
});

test('contact data beside the name comes before the columns below it', async () => {
  const side = ['Skills', 'Python', 'SQL', 'Airflow', 'Docker', 'Git', 'Languages', 'English'];
  const main = side.map((_, row) => `Line ${row + 1} of what was done in the years at work`);
  const paints = [
    { text: 'Mara Lindqvist', x: 50, y: 60, size: 20 },
    { text: 'Data Engineer', x: 50, y: 80, size: 11 },
    { text: 'mara@example.org', x: 400, y: 54, size: 9 },
    { text: '+49 40 5550 1234', x: 400, y: 67, size: 9 },
    ...main.map((text, row) => ({ text, x: 50, y: 130 + row * 15 })),
    ...side.map((text, row) => ({ text, x: 400, y: 133 + row * 17 })),
  ];
  expect(await linesOf(makePdf([{ paints }]))).toEqual([
    'Mara Lindqvist',
    'Data Engineer',
    'mara@example.org',
    '+49 40 5550 1234',
    ...main,
    ...side,
  ]);
});
