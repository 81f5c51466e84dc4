import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makePdf } from '../../test/make-pdf.ts';
import { makeScan } from '../../test/make-scan.ts';
import { type Progress, readDocument } from '../read-document.ts';
import { latinLanguage } from './languages.ts';

test('the language is chosen by the small words of the text', () => {
  expect(latinLanguage('Führung eines Teams und Aufbau der Berichte für die Leitung').language).toBe('deu');
  expect(latinLanguage('Encadrement d’une équipe dans les bureaux et mise en œuvre').language).toBe('fra');
  expect(latinLanguage('Dirigí un equipo en los tres países con más de diez personas').language).toBe('spa');
  expect(latinLanguage('Led a team of five in the office').language).toBe('eng');
});

test('a scanned page is recognised, a page with text is left as it is, progress is told', async () => {
  const scan = await makeScan(
    makePdf([
      {
        paints: [
          'Mara Lindqvist',
          'Data Engineer in Hamburg',
          'Built the reports of four countries',
          'Wrote the guide for the whole office',
        ].map((text, row) => ({ text, x: 60, y: 80 + row * 24, size: 13 })),
      },
    ]),
  );
  const folder = mkdtempSync(join(tmpdir(), 'ocr-'));
  const path = join(folder, 'scan.pdf');
  writeFileSync(path, scan);
  const seen: Progress[] = [];
  const outcome = await readDocument(
    { path, name: 'scan.pdf' },
    { recognise: true, onProgress: (progress) => seen.push(progress) },
  );
  rmSync(folder, { recursive: true });
  expect(outcome.ok && outcome.value.text.split('\n').filter(Boolean)).toEqual([
    'Mara Lindqvist',
    'Data Engineer in Hamburg',
    'Built the reports of four countries',
    'Wrote the guide for the whole office',
  ]);
  expect(outcome.ok && outcome.value.recognised).toEqual({ pages: [1], leftOut: [] });
  expect(new Set(seen.map(({ stage, total }) => `${stage} of ${total}`))).toEqual(
    new Set(['recognising of 1']),
  );
  const parts = seen.map(({ done }) => done);
  expect([parts[0], parts.at(-1)]).toEqual([0, 1]);
  expect(parts).toEqual([...new Set(parts)].sort((a, b) => a - b));
  expect(parts.length).toBeGreaterThan(3);
}, 60_000);
