import { expect, test } from 'vitest';
import { assemble, makePdf } from '../../test/make-pdf.ts';
import { contentOf } from '../../test/read-bytes.ts';

const linesOf = async (bytes: Buffer) => (await contentOf(bytes, 'r.pdf')).text.split('\n').filter(Boolean);

/** One page of raw operators, with one layer, L0, that is switched off. */
function withLayer(content: string): Buffer {
  return assemble(
    [
      '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >> >>',
      '<< /Type /Pages /Kids [5 0 R] /Count 1 >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> /Properties << /L0 6 0 R >> >> /Contents 4 0 R >>',
      '<< /Type /OCG /Name (Extra) >>',
    ],
    1,
  );
}

test('what a layer switched off or a clip takes away is marked as unseen, what a clip leaves is read', async () => {
  const show = (text: string, y: number) => `BT /F1 12 Tf 60 ${y} Td (${text}) Tj ET`;
  const bytes = withLayer(
    [
      show('Mara Lindqvist', 760),
      `/OC /L0 BDC ${show('Kubernetes in a layer', 700)} EMC`,
      `q 60 600 100 20 re W n ${show('Clipped away', 640)} Q`,
      `q 50 500 400 40 re W n ${show('Seen inside its clip', 515)} Q`,
    ].join('\n'),
  );
  const { text, source, findings } = await contentOf(bytes, 'r.pdf');
  expect(text.split('\n').filter(Boolean)).toEqual(['Mara Lindqvist', 'Seen inside its clip']);
  const unseen = source.lines.filter((line) => line.layout?.hidden).map((line) => line.text);
  expect(unseen).toEqual(['Kubernetes in a layer', 'Clipped away']);
  expect(findings.map((finding) => finding.code)).toEqual(['hidden_text']);
});

/** Widths of Helvetica, a thousandth of the size. */
const widths: Record<string, number> = {
  W: 944,
  S: 667,
  L: 556,
  i: 222,
  k: 500,
  l: 222,
  o: 556,
  r: 333,
  s: 500,
};

/** Each letter with the place where it begins. */
function letterByLetter(word: string, size: number): { char: string; at: number }[] {
  let next = 0;
  return [...word].map((char) => {
    const at = next;
    next += ((widths[char] ?? 556) * size) / 1000;
    return { char, at };
  });
}

test('letters slanted by the matrix, as where a font has no italics, are a line like others', async () => {
  const letters = letterByLetter('Leeds', 12)
    .map(({ char, at }) => `1 0 0.25 1 ${60 + at} 700 Tm (${char}) Tj`)
    .join(' ');
  const bytes = makePdf([{ paints: [{ raw: `BT /F1 12 Tf ${letters} ET` }] }]);
  const { source } = await contentOf(bytes, 'r.pdf');
  expect(source.lines.map((line) => line.text)).toEqual(['Leeds']);
  expect(source.lines[0]?.layout?.italic).toBe(true);
});

test('a label painted letter by letter along the side of its section is one word before it', async () => {
  const section = (label: string, top: number) => [
    ...letterByLetter(label, 11).map(({ char, at }) => ({
      text: char,
      x: 50,
      y: top + 60 - at,
      angle: 90,
      size: 11,
    })),
    ...[0, 1, 2, 3].map((row) => ({ text: `${label} line ${row}`, x: 80, y: top + 10 + row * 15 })),
  ];
  const bytes = makePdf([{ paints: [...section('Work', 100), ...section('Skills', 220)] }]);
  const lines = (label: string) => [0, 1, 2, 3].map((row) => `${label} line ${row}`);
  expect(await linesOf(bytes)).toEqual(['Work', ...lines('Work'), 'Skills', ...lines('Skills')]);
});

/** Text in a font that tells no characters: numbers of glyphs in the usual order, the blank being the third. */
function withoutCharacters(shown: string, plain: string): Buffer {
  const glyphs = [...shown].map((char) => (char.charCodeAt(0) - 29).toString(16).padStart(4, '0')).join('');
  const content = `BT /F2 18 Tf 60 760 Td <${glyphs}> Tj ET BT /F1 11 Tf 60 730 Td (${plain}) Tj ET`;
  return assemble(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [5 0 R] /Count 1 >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 6 0 R >> >> /Contents 4 0 R >>',
      '<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Arial /Encoding /Identity-H /DescendantFonts [7 0 R] >>',
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Arial /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /DW 556 /FontDescriptor 8 0 R >>',
      '<< /Type /FontDescriptor /FontName /AAAAAA+Arial /Flags 4 /FontBBox [-600 -200 2000 1000] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
    ],
    1,
  );
}

test('glyphs without characters are read in the usual order where that makes words, and it is said', async () => {
  const plain = 'Built the reports of four countries, and wrote the guide for the office';
  const { text, findings } = await contentOf(withoutCharacters('Mara Lindqvist', plain), 'r.pdf');
  expect(text.split('\n').filter(Boolean)).toEqual(['Mara Lindqvist', plain]);
  expect(findings).toMatchObject([{ code: 'encoding_repaired', params: { count: 14 } }]);
});

test('where it makes no words they stay what they are, and that is said', async () => {
  const { text, findings } = await contentOf(
    withoutCharacters('XQZ 7734 KLMRT', 'Mara Lindqvist, Data Engineer'),
    'r.pdf',
  );
  expect(text).not.toContain('XQZ');
  expect(findings).toMatchObject([{ code: 'unmapped_glyphs' }]);
});

test('a line of single letters is one word set wide; letters among words stay letters', async () => {
  const lines = ['W O R K', 'R, C and A B C', 'S K I L L S'];
  const paints = lines.map((text, row) => ({ text, x: 60, y: 100 + row * 30, size: 12 }));
  expect(await linesOf(makePdf([{ paints }]))).toEqual(['WORK', 'R, C and A B C', 'SKILLS']);
});

test('a heading set wide whose letters lean into each other is one word', async () => {
  const paints = ['C O N TA C T', 'E D U C AT I O N', 'A B C D and IT'].map((text, row) => ({
    text,
    x: 60,
    y: 100 + row * 30,
    size: 12,
  }));
  expect(await linesOf(makePdf([{ paints }]))).toEqual(['CONTACT', 'EDUCATION', 'A B C D and IT']);
});
