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
