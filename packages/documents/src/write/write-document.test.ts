import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildResume } from '../../test/build-resume.ts';
import { person } from '../../test/people.ts';
import { contentOf } from '../../test/read-bytes.ts';
import { Archive } from '../docx/archive.ts';
import { unprintable } from './fonts.ts';
import { countMatches } from './read-back.ts';
import { sheetOf } from './sheet.ts';
import { templates } from './templates.ts';
import { writeDocument } from './write-document.ts';

test.each(['en', 'es', 'fr', 'de', 'zh'] as const)(
  'every line comes back from every format and template (%s)',
  async (language) => {
    const resume = buildResume(person(language, 2));
    for (const template of templates) {
      for (const format of ['txt', 'docx', 'pdf'] as const) {
        const { readBack, unprintable: missing } = await writeDocument({
          resume,
          title: 'A title',
          format,
          template,
        });
        expect([template, format, readBack.matched, missing]).toEqual([template, format, readBack.total, []]);
        expect(readBack.total).toBeGreaterThan(25);
      }
    }
  },
);

test('lines that are missing, or stand in another order, are counted as lost', () => {
  const read = 'First line of all\nSecond line here\nThird one';
  expect(countMatches(read, ['First line of all', 'Second line here', 'Third one'])).toEqual({
    matched: 3,
    total: 3,
  });
  expect(countMatches(read, ['First line of all', 'Third one', 'Second line here']).matched).toBe(2);
  expect(countMatches(read, ['First line of all', 'Never written']).matched).toBe(1);
});

test('a sheet keeps dates at the right, labels in front, bullets without their marks', () => {
  const { blocks } = sheetOf(buildResume(person('en', 1)), 'A title');
  expect(blocks[0]).toEqual({ kind: 'name', text: 'Tobias Okafor' });
  expect(blocks.find((block) => block.kind === 'entry')).toEqual({
    kind: 'entry',
    text: 'Site Reliability Engineer',
    right: '2020 – Present',
  });
  expect(blocks.find((block) => block.kind === 'pair')).toEqual({
    kind: 'pair',
    label: 'Languages:',
    text: 'Python, SQL, C++, TypeScript',
  });
  expect(
    blocks.filter((block) => block.kind === 'bullet').every((block) => !block.text.startsWith('•')),
  ).toBe(true);
});

test('markup in a resume is text: it neither runs nor disappears', async () => {
  const hostile =
    '#read("/etc/passwd") *bold* $x$ <w:p> &amp; \\u{41} #include "x.typ" [link](http://example.org)';
  const resume = buildResume({ ...person('en', 0), summary: hostile });
  for (const format of ['pdf', 'docx'] as const) {
    const { bytes } = await writeDocument({ resume, title: hostile, format });
    const { text } = await contentOf(bytes, `r.${format}`);
    expect(text.replace(/\s+/g, '')).toContain(hostile.replace(/\s+/g, ''));
  }
});

test('a PDF is tagged, names its language, and says nothing of whoever made the upload', async () => {
  const { bytes } = await writeDocument({
    resume: buildResume(person('de', 0)),
    title: 'Lebenslauf',
    format: 'pdf',
  });
  const raw = Buffer.from(bytes).toString('latin1');
  expect(raw).toContain('/StructTreeRoot');
  expect(raw).toMatch(/\/Lang\s*\(de/);
  expect(raw).not.toContain('/Author');
});

test('a DOCX has real headings and lists, and no name of an author', async () => {
  const { bytes } = await writeDocument({
    resume: buildResume(person('fr', 0)),
    title: 'CV',
    format: 'docx',
  });
  const { source } = await contentOf(bytes, 'r.docx');
  expect(source.lines.filter((line) => line.layout?.role === 'heading').map((line) => line.text)).toContain(
    'Compétences',
  );
  expect(source.lines.some((line) => line.layout?.role === 'list-item' && line.text.startsWith('• '))).toBe(
    true,
  );
  const folder = mkdtempSync(join(tmpdir(), 'docx-'));
  const path = join(folder, 'r.docx');
  writeFileSync(path, bytes);
  const archive = await Archive.open(path);
  expect((await archive.read('docProps/core.xml'))?.toString()).not.toMatch(
    /<(dc:creator|cp:lastModifiedBy)>[^<]+</,
  );
  archive.close();
  rmSync(folder, { recursive: true });
});

test('characters without a glyph are named, each once', () => {
  expect(unprintable('Größe “ok” 数据 ✈ • – 🚀🚀 한')).toEqual(['✈', '🚀', '한']);
});

test('JSON Resume holds what was read and nothing else', async () => {
  const { bytes, readBack } = await writeDocument({
    resume: buildResume(person('en', 1)),
    title: 'x',
    format: 'json',
  });
  const json = JSON.parse(Buffer.from(bytes).toString('utf8'));
  expect(json.basics).toMatchObject({ name: 'Tobias Okafor', email: 'person1@example.org' });
  expect(json.work[0]).toMatchObject({ position: 'Site Reliability Engineer', name: 'Brightwater & Sons' });
  expect(readBack.matched).toBe(readBack.total);
});
