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
