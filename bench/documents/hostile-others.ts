import { deflateSync } from 'node:zlib';
import {
  contentTypes,
  documentXml,
  makeDocx,
  paragraph,
  relations,
  rootRelations,
} from '../../packages/documents/test/make-docx.ts';
import { makePdf } from '../../packages/documents/test/make-pdf.ts';
import { makeZip, type ZipPart } from '../../packages/documents/test/make-zip.ts';
import type { Hostile } from './hostile-pdf.ts';

const pdf = makePdf([{ paints: [{ text: 'Mara Lindqvist', x: 50, y: 60 }] }]);
const docx = makeDocx(paragraph('Mara Lindqvist'));

const withDocument = (xml: string | Buffer, more: ZipPart[] = [], claims: Partial<ZipPart> = {}) =>
  makeZip([
    { name: '[Content_Types].xml', data: contentTypes },
    { name: '_rels/.rels', data: rootRelations },
    { name: 'word/document.xml', data: xml, ...claims },
    ...more,
  ]);

const doctype = (body: string) =>
  documentXml(paragraph('&x;')).replace('<w:document', `<!DOCTYPE w:document ${body}><w:document`);
const nested = (tag: string, count: number) => `<w:${tag}>`.repeat(count) + `</w:${tag}>`.repeat(count);
const openField =
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>x</w:t></w:r>';
const styled = (xml: string) => [
  {
    name: 'word/_rels/document.xml.rels',
    data: relations([
      ['s', 'styles', 'styles.xml'],
      ['n', 'numbering', 'numbering.xml'],
    ]),
  },
  { name: 'word/styles.xml', data: xml },
];

function archives(): [string, Buffer][] {
  const bomb = documentXml(paragraph('a'.repeat(60 * 1024 * 1024)));
  const raw = docx.toString('latin1');
  return [
    ['bomb of 60 MB', withDocument(bomb)],
    ['bomb that says it is small', withDocument(bomb, [], { claimedSize: 400 })],
    [
      'bomb in a style part',
      withDocument(documentXml(''), styled(`<w:styles>${' '.repeat(60 << 20)}</w:styles>`)),
    ],
    [
      'twenty thousand parts',
      withDocument(
        documentXml(''),
        Array.from({ length: 21_000 }, (_, index) => ({ name: `word/media/${index}`, data: '' })),
      ),
    ],
    [
      'two parts of one name',
      withDocument(documentXml(''), [{ name: 'word/document.xml', data: documentXml(paragraph('other')) }]),
    ],
    [
      'part that climbs out',
      withDocument(documentXml(paragraph('x')), [{ name: '../../../../tmp/out', data: 'x' }]),
    ],
    ['part under a password', withDocument(documentXml(''), [], { encrypted: true })],
    ['archive cut in half', docx.subarray(0, docx.length >> 1)],
    ['archive without its list', Buffer.from(raw.slice(0, raw.indexOf('PK\x01\x02')), 'latin1')],
    ['list that points outside', Buffer.from(raw.slice(0, -6), 'latin1').fill(0xff, raw.length - 12)],
    ['archive of another kind', makeZip([{ name: 'a.txt', data: 'a' }])],
    [
      'spreadsheet under this name',
      makeZip([
        { name: '[Content_Types].xml', data: '<Types/>' },
        { name: 'xl/workbook.xml', data: '<x/>' },
      ]),
    ],
    [
      'no document inside',
      makeZip([
        { name: '[Content_Types].xml', data: contentTypes },
        { name: '_rels/.rels', data: rootRelations },
      ]),
    ],
    [
      'relation to itself',
      withDocument(documentXml(''), [
        { name: 'word/_rels/document.xml.rels', data: relations([['h', 'header', 'document.xml']]) },
      ]),
    ],
  ];
}

function markup(): [string, Buffer][] {
  const laughs = Array.from(
    { length: 10 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  ).join('');
  return [
    ['entity from a file', withDocument(doctype('[<!ENTITY x SYSTEM "file:///etc/passwd">]'))],
    ['entity from the network', withDocument(doctype('SYSTEM "http://127.0.0.1:1/x.dtd"'))],
    ['a thousand million laughs', withDocument(doctype(`[<!ENTITY l0 "ha">${laughs}<!ENTITY x "&l10;">]`))],
    [
      'entity declared in UTF-16',
      withDocument(
        Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(doctype('[<!ENTITY x "y">]'), 'utf16le')]),
      ),
    ],
    ['a hundred thousand tables in tables', withDocument(documentXml(nested('tbl', 100_000)))],
    ['four thousand nested runs', withDocument(documentXml(nested('r', 4_000)))],
    [
      'thirty thousand fields that never end',
      withDocument(documentXml(`<w:p>${openField.repeat(30_000)}</w:p>`)),
    ],
    ['tags that do not close', withDocument(documentXml('<w:p><w:r><w:t>x'))],
    ['tags closed in the wrong order', withDocument(documentXml('<w:p><w:r></w:p></w:r>'))],
    ['attribute without an end', withDocument('<w:document a="')],
    ['a million attributes', withDocument(`<w:document ${'a="b" '.repeat(1_000_000)}></w:document>`)],
    [
      'styles in a circle',
      withDocument(
        documentXml(paragraph('x', '<w:pStyle w:val="A"/>')),
        styled(
          '<w:styles><w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>',
        ),
      ),
    ],
    [
      'list level of a million',
      withDocument(
        documentXml(paragraph('x', '<w:numPr><w:ilvl w:val="1000000"/><w:numId w:val="1"/></w:numPr>')),
      ),
    ],
    ['half a million paragraphs', withDocument(documentXml(paragraph('x').repeat(150_000)))],
    [
      'no characters that XML knows',
      withDocument(documentXml(paragraph('&#0;&#x1F4A9;&#xD800;&#x110000;&bogus;'))),
    ],
    ['document of nothing', withDocument('')],
    ['document of zeros', withDocument(Buffer.alloc(100_000))],
  ];
}

function texts(): Hostile[] {
  const list: [string, string, Buffer][] = [
    ['nothing', 'resume.txt', Buffer.alloc(0)],
    ['zeros', 'resume.txt', Buffer.alloc(500_000)],
    [
      'noise',
      'resume.txt',
      Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 2654435761) >>> 24)),
    ],
    ['one line of ten million letters', 'resume.txt', Buffer.alloc(10_000_000, 'a')],
    // Short enough to be handed on: whoever looks for something in it must not begin anew at each letter.
    ['one word of 900,000 letters', 'resume.txt', Buffer.alloc(900_000, 'a')],
    ['one word of 300,000 characters of Chinese', 'resume.txt', Buffer.from('中'.repeat(300_000))],
    ['dots, dashes and at signs', 'resume.txt', Buffer.from('a.@-'.repeat(200_000))],
    ['thirty million line ends', 'resume.txt', Buffer.alloc(15_000_000, '\n')],
    ['half a character', 'resume.txt', Buffer.from([0x4d, 0xc3])],
    ['mark of UTF-32 and no more', 'resume.txt', Buffer.from([0xff, 0xfe, 0, 0])],
    ['accents on one letter, a million', 'resume.txt', Buffer.from(`a${'\u0301'.repeat(1_000_000)}`)],
    ['misread bytes without end', 'resume.txt', Buffer.from('Ãƒ'.repeat(1_000_000))],
    ['a name of slashes and zeros', '../../\0/etc/passwd.txt', Buffer.from('Mara')],
    ['a name as long as a page', `${'n'.repeat(4_000)}.pdf`, pdf],
    ['a name in right-to-left', '\u202Efdp.exe', Buffer.from('MZ\x90\0\x03')],
    ['PDF and DOCX in one', 'resume.pdf', Buffer.concat([pdf, docx])],
    ['DOCX behind text', 'resume.txt', Buffer.concat([Buffer.from('hello\n'), docx])],
    ['picture called PDF', 'resume.pdf', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['program called DOCX', 'resume.docx', Buffer.from('MZ\x90\0', 'latin1')],
    [
      'old office file',
      'resume.docx',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(5000)]),
    ],
    ['packed text', 'resume.txt', Buffer.concat([Buffer.from([0x1f, 0x8b]), deflateSync('x')])],
    ['JSON ten thousand deep', 'resume.json', Buffer.from('['.repeat(100_000))],
    [
      'JSON with the names of objects',
      'resume.json',
      Buffer.from('{"__proto__":{"x":1},"basics":{"constructor":1,"name":{"a":[]}},"work":[null,1,"x",{}]}'),
    ],
    ['Markdown of brackets', 'resume.md', Buffer.from('['.repeat(20_000) + ']('.repeat(20_000))],
    ['Markdown of stars', 'resume.md', Buffer.from('*a '.repeat(20_000))],
  ];
  return list.map(([name, file, bytes]) => ({ name: `text: ${name}`, file, bytes }));
}

export function hostileOthers(): Hostile[] {
  const office = [...archives(), ...markup()].map(([name, bytes]) => ({
    name: `DOCX: ${name}`,
    file: 'resume.docx',
    bytes,
  }));
  return [...office, ...texts()];
}
