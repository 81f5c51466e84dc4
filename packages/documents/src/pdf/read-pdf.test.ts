import { expect, test } from 'vitest';
import { makePdf, type Paint } from '../../test/make-pdf.ts';
import { codeOf, contentOf } from '../../test/read-bytes.ts';

const textLines = async (bytes: Buffer) => (await contentOf(bytes, 'r.pdf')).text.split('\n').filter(Boolean);

const left = ['SKILLS', 'Python', 'SQL', 'Airflow', 'LANGUAGES', 'English', 'German', 'Spanish'];
const right = [
  'EXPERIENCE',
  'Data Engineer, Nordlicht GmbH',
  'Built the pipelines that feed',
  'the reports of four countries',
  'and keeps them running at night',
  'EDUCATION',
  'MSc Statistics, Uppsala',
  'Thesis on sampling',
];

/** Row by row across both columns, the way some programs paint. */
function rowByRow(): Paint[] {
  return left.flatMap((text, row) => [
    { text, x: 50, y: 120 + row * 16, size: 10 },
    { text: right[row] ?? '', x: 220, y: 120 + row * 16, size: 10 },
  ]);
}

test('two columns painted row by row are read one after the other, below their common title', async () => {
  const bytes = makePdf([
    {
      paints: [
        { text: 'Mara Lindqvist, Data Engineer in Hamburg and Uppsala', x: 50, y: 70, size: 18 },
        ...rowByRow(),
      ],
    },
  ]);
  expect(await textLines(bytes)).toEqual([
    'Mara Lindqvist, Data Engineer in Hamburg and Uppsala',
    ...left,
    ...right,
  ]);
});

test('dates set flush right belong to the line of their entry', async () => {
  const entries = [
    ['Data Engineer, Nordlicht', 'Mar 2019 - Jun 2022'],
    ['Analyst, Brightwater', '2017 - 2019'],
    ['Intern, Kestrel Works', 'Summer 2016'],
  ];
  const paints = entries.flatMap(([title = '', date = ''], row) => [
    { text: title, x: 50, y: 100 + row * 60 },
    { text: date, x: 545 - date.length * 4.6, y: 100 + row * 60 },
    { text: '• Did one thing well', x: 60, y: 116 + row * 60 },
    { text: '• And another', x: 60, y: 130 + row * 60 },
  ]);
  expect((await textLines(makePdf([{ paints }]))).slice(0, 3)).toEqual([
    'Data Engineer, Nordlicht\tMar 2019 - Jun 2022',
    '• Did one thing well',
    '• And another',
  ]);
});

test('a heading set wide is one word', async () => {
  const bytes = makePdf([
    {
      paints: [
        { text: 'EXPERIENCE', x: 50, y: 60, charSpacing: 6 },
        { text: 'WORK HISTORY', x: 50, y: 90, charSpacing: 5 },
      ],
    },
  ]);
  expect(await textLines(bytes)).toEqual(['EXPERIENCE', 'WORK HISTORY']);
});

test('what a person cannot see is kept apart and named', async () => {
  const bytes = makePdf([
    {
      paints: [
        { text: 'Mara Lindqvist', x: 50, y: 60 },
        { rect: [40, 80, 300, 30], colour: [0.1, 0.2, 0.3] },
        { text: 'White on a dark band', x: 50, y: 100, colour: [1, 1, 1] },
        { text: 'White on white', x: 50, y: 140, colour: [1, 1, 1] },
        { text: 'Render mode three', x: 50, y: 160, mode: 3 },
        { text: 'Beyond the edge', x: 50, y: -40 },
        { text: 'Far too small', x: 50, y: 200, size: 1 },
        { text: 'Under a box', x: 50, y: 240 },
        { rect: [40, 225, 200, 25], colour: [1, 1, 1] },
      ],
    },
  ]);
  const content = await contentOf(bytes, 'r.pdf');
  expect(content.text.split('\n').filter(Boolean)).toEqual(['Mara Lindqvist', 'White on a dark band']);
  const hidden = content.source.lines
    .filter((line) => line.layout?.hidden)
    .map((line) => [line.text, line.layout?.hidden]);
  expect(Object.fromEntries(hidden)).toEqual({
    'White on white': 'invisible',
    'Render mode three': 'invisible',
    'Beyond the edge': 'off-page',
    'Far too small': 'tiny',
    'Under a box': 'covered',
  });
});

test('a link gives its target to the words it lies on', async () => {
  const bytes = makePdf([
    {
      paints: [{ text: 'Find me on LinkedIn today', x: 50, y: 60 }],
      links: [{ rect: [104, 50, 38, 14], uri: 'https://example.org/in/mara' }],
    },
  ]);
  const line = (await contentOf(bytes, 'r.pdf')).source.lines[0];
  expect(line?.layout?.links).toEqual([{ start: 11, end: 19, target: 'https://example.org/in/mara' }]);
});

test('a page turned by its own setting reads as it is seen', async () => {
  const upright = ['First line of the page', 'Second line of the page'];
  const paints = upright.map((text, row) => ({ text, x: 100 + row * 20, y: 742, angle: 90 }));
  const content = await contentOf(makePdf([{ rotate: 90, paints }]), 'r.pdf');
  expect(content.text.split('\n').filter(Boolean)).toEqual(upright);
});

test('page numbers and lines that every page repeats are marked as such', async () => {
  const page = (number: number) => ({
    paints: [
      { text: 'Mara Lindqvist - Resume', x: 50, y: 30 },
      { text: `Body of page ${number}`, x: 50, y: 300 },
      { text: `Page ${number} of 2`, x: 280, y: 820 },
    ],
  });
  const { source } = await contentOf(makePdf([page(1), page(2)]), 'r.pdf');
  const regions = source.lines.filter((line) => line.text).map((line) => line.layout?.region);
  expect(regions).toEqual(['header', 'body', 'footer', 'header', 'body', 'footer']);
});

test('a file of pictures says that it has no text', async () => {
  const image = 'q 500 0 0 700 40 60 cm BI /W 2 /H 2 /CS /G /BPC 8 ID \x00\x80\x80\x00 EI Q';
  const content = await contentOf(makePdf([{ paints: [{ raw: image }] }]), 'r.pdf');
  expect(content.hasTextLayer).toBe(false);
  expect(content.pagesWithoutText).toEqual([1]);
});

test('pages of pictures among pages of text are named', async () => {
  const image = 'q 500 0 0 700 40 60 cm BI /W 2 /H 2 /CS /G /BPC 8 ID \x00\x80\x80\x00 EI Q';
  const text = { text: 'Mara Lindqvist', x: 50, y: 60 };
  const pages = [{ paints: [text] }, { paints: [{ raw: image }] }, { paints: [{ raw: image }] }];
  const content = await contentOf(makePdf(pages), 'r.pdf');
  expect(content.hasTextLayer).toBe(true);
  expect(content.findings).toContainEqual(
    expect.objectContaining({ code: 'pages_without_text', params: { pages: '2, 3' } }),
  );
});

test('a cut file or an empty shell is damaged, not a crash', async () => {
  const whole = makePdf([{ paints: rowByRow() }]);
  expect(await codeOf('%PDF-1.7\n%%EOF', 'r.pdf')).toBe('damaged');
  expect(['damaged', 'read']).toContain(await codeOf(whole.subarray(0, whole.length / 2), 'r.pdf'));
});

test('the rows of a table are read one after the other, though each cell has lines of its own', async () => {
  const entries = [
    {
      dates: ['2019 - 2023', 'Leeds, UK', 'full time'],
      text: ['Data Engineer', 'cut the nightly run to', 'an hour and led a team', 'of five in two offices'],
    },
    {
      dates: ['2015 - 2019', 'Dublin', 'half time'],
      text: ['Analyst', 'built the dashboard that', 'the whole office reads'],
    },
    {
      dates: ['2012 - 2015', 'Austin'],
      text: ['Trainee', 'counted what there was', 'to count, and wrote it', 'down for others'],
    },
  ];
  const paints = entries.flatMap(({ dates, text }, at) => [
    ...dates.map((line, row) => ({ text: line, x: 50, y: 100 + at * 90 + row * 14 })),
    ...text.map((line, row) => ({ text: line, x: 160, y: 100 + at * 90 + row * 14 })),
  ]);
  const expected = entries.flatMap(({ dates, text }) => [...dates, ...text]);
  expect(await textLines(makePdf([{ paints }]))).toEqual(expected);
});

test('two columns of paragraphs that happen to be as long as their neighbours stay columns', async () => {
  const paragraph = (name: string, at: number, x: number) =>
    [`${name}${at} begins here`, `goes on in ${name}${at}`, `and comes to its end ${name}${at}`].map(
      (text, row) => ({
        text,
        x,
        y: 100 + at * 60 + row * 14,
      }),
    );
  const column = (name: string, x: number) => [0, 1, 2, 3].flatMap((at) => paragraph(name, at, x));
  const [first, second] = [column('A', 50), column('B', 320)];
  const paints = first.flatMap((paint, at) => [paint, second[at] ?? paint]);
  expect(await textLines(makePdf([{ paints }]))).toEqual([...first, ...second].map(({ text }) => text));
});
