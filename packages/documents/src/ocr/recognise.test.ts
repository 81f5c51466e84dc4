import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makePdf } from '../../test/make-pdf.ts';
import { makeScan, pictureCode } from '../../test/make-scan.ts';
import { type Progress, readDocument } from '../read-document.ts';
import { latinLanguage } from './languages.ts';

test('the language is chosen by the small words of the text', () => {
  expect(latinLanguage('Führung eines Teams und Aufbau der Berichte für die Leitung').language).toBe('deu');
  expect(latinLanguage('Encadrement d’une équipe dans les bureaux et mise en œuvre').language).toBe('fra');
  expect(latinLanguage('Dirigí un equipo en los tres países con más de diez personas').language).toBe('spa');
  expect(latinLanguage('Led a team of five in the office').language).toBe('eng');
});

test('a scanned page is recognised, progress is told', async () => {
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

test('a picture among pages of text is read where it stands, what little text it has is there once', async () => {
  const second = ['Education and training', 'Master of Science in Statistics', 'University of Kettlebridge'];
  const picture = await pictureCode(
    makePdf([{ paints: second.map((text, row) => ({ text, x: 60, y: 80 + row * 24, size: 13 })) }]),
  );
  const stamp = { text: 'Scanned with a phone', x: 60, y: 800 };
  const folder = mkdtempSync(join(tmpdir(), 'ocr-'));
  const path = join(folder, 'mixed.pdf');
  const first = { paints: [{ text: 'Mara Lindqvist', x: 60, y: 60 }] };
  const third = { paints: [{ text: 'Languages: English, Swedish', x: 60, y: 60 }] };
  writeFileSync(path, makePdf([first, { paints: [{ raw: picture }, stamp] }, third]));
  const outcome = await readDocument({ path, name: 'mixed.pdf' }, { recognise: true });
  rmSync(folder, { recursive: true });
  expect(outcome.ok && outcome.value.text.split('\n').filter(Boolean)).toEqual([
    'Mara Lindqvist',
    ...second,
    'Scanned with a phone',
    'Languages: English, Swedish',
  ]);
  const codes = outcome.ok && outcome.value.findings.map(({ code }) => code);
  expect(codes).toContain('recognised');
  expect(codes).not.toContain('pages_without_text');
}, 60_000);
