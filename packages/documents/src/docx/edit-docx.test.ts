import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  contentTypes,
  documentXml,
  makeDocx,
  paragraph,
  relations,
  rootRelations,
} from '../../test/make-docx.ts';
import { makeZip } from '../../test/make-zip.ts';
import { contentOf } from '../../test/read-bytes.ts';
import { Archive } from './archive.ts';
import { changesOf } from './change-line.ts';
import { editDocx } from './edit-docx.ts';

async function partOf(bytes: Buffer, name: string): Promise<string> {
  const archive = await Archive.open(bytes);
  try {
    return (await archive.read(name))?.toString('utf8') ?? '';
  } finally {
    archive.close();
  }
}

const edited = async (bytes: Buffer, lines: string[]) => {
  const result = await editDocx(bytes, lines);
  const { text } = await contentOf(result, 'r.docx');
  return { result, lines: text.split('\n').filter(Boolean), xml: await partOf(result, 'word/document.xml') };
};

const listed = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="7"/></w:numPr>';
const numbering =
  '<w:numbering><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="1"/></w:num></w:numbering>';
const withNumbering = [
  { name: 'word/_rels/document.xml.rels', data: relations([['n', 'numbering', 'numbering.xml']]) },
  { name: 'word/numbering.xml', data: numbering },
];

test('few words change, where they stand', () => {
  expect(changesOf('Built the reports', 'Built new reports')).toEqual([{ start: 6, end: 9, text: 'new' }]);
  expect(changesOf('Built  reports', 'Built  fast reports')).toEqual([{ start: 5, end: 5, text: '  fast' }]);
  expect(changesOf('Was built', 'built')).toEqual([{ start: 0, end: 4, text: '' }]);
});

test('a changed word keeps the looks of its neighbours, and of the rest nothing changes', async () => {
  const bold = '<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Led </w:t></w:r>';
  const rest = '<w:r><w:rPr><w:i/></w:rPr><w:t>ten people &amp; two sites</w:t></w:r>';
  const bytes = makeDocx(`${paragraph('Mara')}<w:p>${bold}${rest}</w:p>${paragraph('SQL')}`);
  const { lines, xml } = await edited(bytes, ['Mara', 'Led twelve people & two sites', 'SQL']);
  expect(lines).toEqual(['Mara', 'Led twelve people & two sites', 'SQL']);
  const changed = rest.replace('<w:t>ten', '<w:t xml:space="preserve">twelve');
  expect(xml).toBe(documentXml(`${paragraph('Mara')}<w:p>${bold}${changed}</w:p>${paragraph('SQL')}`));
});

test('a new point is a list item like its neighbours, a heading is no model, and a line goes with its paragraph', async () => {
  const heading = paragraph('Skills', '<w:outlineLvl w:val="0"/>');
  const bytes = makeDocx(
    heading + paragraph('SQL', listed, '<w:i/>') + paragraph('Old', listed),
    withNumbering,
  );
  const { lines, xml } = await edited(bytes, ['Skills', '• Go', '• SQL']);
  expect(lines).toEqual(['Skills', '• Go', '• SQL']);
  expect(xml).toContain(paragraph('Go', listed, '<w:i/>'));
  expect(xml).not.toContain('Old');
});

test('a line that moves takes its links and its bold letters along', async () => {
  const line =
    '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Go</w:t></w:r><w:r><w:t xml:space="preserve"> and SQL</w:t></w:r></w:p>';
  const { lines, xml } = await edited(makeDocx(line + paragraph('Python') + paragraph('Rust')), [
    'Python',
    'Rust',
    'Go and SQL',
  ]);
  expect(lines).toEqual(['Python', 'Rust', 'Go and SQL']);
  expect(xml).toBe(documentXml(paragraph('Python') + paragraph('Rust') + line));
});

test('cells, headers, text boxes and lines of one paragraph are changed in place', async () => {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
  const table = `<w:tbl><w:tr>${cell('Nordlicht GmbH')}${cell('2019 – 2021')}</w:tr></w:tbl>`;
  const broken = '<w:p><w:r><w:t>One line</w:t><w:br/><w:t>Second line</w:t></w:r></w:p>';
  const box = `<w:p><w:r><w:txbxContent>${paragraph('Boxed skill')}</w:txbxContent></w:r></w:p>`;
  const section = '<w:sectPr><w:headerReference w:type="default" r:id="h1"/></w:sectPr>';
  const bytes = makeDocx(table + broken + box + section, [
    { name: 'word/_rels/document.xml.rels', data: relations([['h1', 'header', 'header1.xml']]) },
    { name: 'word/header1.xml', data: `<w:hdr>${paragraph('mara@example.org')}</w:hdr>` },
  ]);
  const wanted = [
    'mara@example.com',
    'Nordlicht AG\t2019 – 2022',
    'One more line',
    'Between two lines',
    'Second line',
    'Boxed new skill',
  ];
  const { lines } = await edited(bytes, wanted);
  expect(lines).toEqual(wanted);
});

test('what hangs on a paragraph stays when its words go, and the last one of a cell stays', async () => {
  const picture = '<w:p><w:r><w:drawing/></w:r><w:r><w:t>Photo of Mara</w:t></w:r></w:p>';
  const cell = `<w:tbl><w:tr><w:tc>${paragraph('Gone')}</w:tc></w:tr></w:tbl>`;
  const { lines, xml } = await edited(makeDocx(picture + cell + paragraph('SQL')), ['SQL']);
  expect(lines).toEqual(['SQL']);
  expect(xml).toContain('<w:drawing/>');
  expect(xml).toMatch(/<w:tc><w:p>.*<\/w:p><\/w:tc>/);
});

test('who wrote it, when and with what is gone', async () => {
  const author = 'Mara the Author';
  const core = `<cp:coreProperties xmlns:cp="x" xmlns:dc="y"><dc:creator>${author}</dc:creator></cp:coreProperties>`;
  const bytes = makeZip([
    { name: '[Content_Types].xml', data: contentTypes },
    {
      name: '_rels/.rels',
      data: rootRelations.replace(
        '</Relationships>',
        '<Relationship Id="t" Type="http://x/metadata/thumbnail" Target="docProps/thumbnail.jpeg"/></Relationships>',
      ),
    },
    { name: 'word/document.xml', data: documentXml(paragraph('Mara')) },
    { name: 'docProps/core.xml', data: core },
    { name: 'docProps/app.xml', data: `<Properties><Company>${author}</Company></Properties>` },
    { name: 'docProps/thumbnail.jpeg', data: author },
  ]);
  const { result } = await edited(bytes, ['Mara', 'SQL']);
  const archive = await Archive.open(result);
  const parts = [...(await archive.readAll())];
  archive.close();
  expect(parts.map(([name]) => name)).not.toContain('docProps/thumbnail.jpeg');
  expect(parts.filter(([, bytes]) => bytes.includes(author) || bytes.includes('thumbnail'))).toEqual([]);
});

test('a real document keeps every part and every style, with one word changed and one point added', async () => {
  const file = '../../../../bench/material/documents/samples/pandoc_resume__johnny_coder.docx';
  const bytes = readFileSync(join(import.meta.dirname, file));
  const before = (await contentOf(bytes, 'r.docx')).text.split('\n').filter(Boolean);
  const at = before.findIndex((line) => line.startsWith('•'));
  expect(at).toBeGreaterThan(0);
  const wanted = [...before];
  wanted.splice(at + 1, 0, '• Wrote the guide for the whole office');
  wanted[at] = `${before[at]} every week`;
  const { lines, result, xml } = await edited(bytes, wanted);
  expect(lines).toEqual(wanted);
  const names = async (all: Buffer) => {
    const archive = await Archive.open(all);
    archive.close();
    return archive.names.filter((name) => !name.endsWith('/')).sort();
  };
  expect(await names(result)).toEqual(await names(bytes));
  expect(await partOf(result, 'word/styles.xml')).toBe(await partOf(bytes, 'word/styles.xml'));
  const paragraphs = (text: string) => text.match(/<w:p[ >]/g)?.length;
  expect(paragraphs(xml)).toBe((paragraphs(await partOf(bytes, 'word/document.xml')) ?? 0) + 1);
});
