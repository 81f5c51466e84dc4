import { deflateSync } from 'node:zlib';
import { assemble, makePdf } from '../../packages/documents/test/make-pdf.ts';

export interface Hostile {
  name: string;
  file: string;
  bytes: Buffer;
}

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const plain = makePdf([{ paints: [{ text: 'Mara Lindqvist, Data Engineer', x: 50, y: 60 }] }]);

/** One page whose content (and more objects) is as told; the page is object 3. */
function page(
  content: string,
  more: { resources?: string; page?: string; filter?: string; objects?: string[] } = {},
): Buffer {
  return assemble(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${more.resources ?? ''} >> ${more.page ?? ''} >>`,
      `<< /Length ${content.length} ${more.filter ?? ''} >>\nstream\n${content}\nendstream`,
      font,
      ...(more.objects ?? []),
    ],
    1,
  );
}

const packed = (text: string | Buffer) => deflateSync(text).toString('latin1');
const text = (words: string) => `BT /F1 10 Tf 50 700 Td (${words}) Tj ET`;
const inflate = { filter: '/Filter /FlateDecode' };

function image(dictionary: string, data = '\0'): Buffer {
  return page('q 500 0 0 700 40 60 cm /I Do Q', {
    resources: '/XObject << /I 6 0 R >>',
    objects: [
      `<< /Type /XObject /Subtype /Image ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream`,
    ],
  });
}

function form(content: string, resources: string): string {
  return `<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** Each form paints the next ten times: ten to the tenth in a few hundred bytes. */
function nestedForms(depth: number): Buffer {
  const objects = Array.from({ length: depth }, (_, index) => {
    const last = index === depth - 1;
    return last
      ? form(text('deep'), '/Font << /F1 5 0 R >>')
      : form('/X Do '.repeat(10), `/XObject << /X ${7 + index} 0 R >>`);
  });
  return page('/X Do', { resources: '/XObject << /X 6 0 R >>', objects });
}

function bombs(): [string, Buffer][] {
  const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, ' ');
  const twice = deflateSync(deflateSync(megabytes(200)).toString('latin1'), { level: 9 }).toString('latin1');
  return [
    ['stream of 300 MB of blanks', page(packed(megabytes(300)), inflate)],
    ['stream packed twice', page(twice, { filter: '/Filter [/FlateDecode /FlateDecode]' })],
    ['half a million text operators', page(packed(text('flood of words ').repeat(500_000)), inflate)],
    ['one string of five million letters', page(packed(text('a'.repeat(5_000_000))), inflate)],
    ['forms that paint themselves ten times, ten deep', nestedForms(10)],
    [
      'form that paints itself',
      page('/X Do', {
        resources: '/XObject << /X 6 0 R >>',
        objects: [form('/X Do', '/XObject << /X 6 0 R >>')],
      }),
    ],
    ['a hundred thousand paths', page(packed('0 0 m 100 100 l 200 0 l h f '.repeat(100_000)), inflate)],
    ['ten thousand saved states', page(packed('q '.repeat(200_000)), inflate)],
    ['brackets opened and never closed', page(packed('['.repeat(1_000_000)), inflate)],
    ['dictionaries in dictionaries', page(packed('/A << '.repeat(300_000)), inflate)],
  ];
}

function pictures(): [string, Buffer][] {
  const grey = '/ColorSpace /DeviceGray /BitsPerComponent 8';
  return [
    ['picture of 60,000 by 60,000 pixels', image(`/Width 60000 /Height 60000 ${grey}`)],
    ['picture of two thousand million pixels a side', image(`/Width 2147483647 /Height 2147483647 ${grey}`)],
    ['picture of less than nothing', image(`/Width -5 /Height 10 ${grey}`)],
    ['picture without a size', image(grey)],
    ['picture that is its own mask', image(`/Width 4 /Height 4 ${grey} /SMask 6 0 R`)],
    ['JPEG that is none', image(`/Width 10 /Height 10 ${grey} /Filter /DCTDecode`, 'no jpeg at all')],
    ['JPEG 2000 that is none', image('/Width 10 /Height 10 /Filter /JPXDecode', '\0\0\0\fjP  \r\n')],
    [
      'fax that is none',
      image(`/Width 9000 /Height 9000 ${grey} /Filter /CCITTFaxDecode`, '\xff'.repeat(2000)),
    ],
    [
      'JBIG2 that is none',
      image(`/Width 9000 /Height 9000 ${grey} /Filter /JBIG2Decode`, '\xff'.repeat(2000)),
    ],
    [
      'white text over a picture flood',
      page(`1 1 1 rg ${text('white')} q 500 0 0 700 40 60 cm /I Do Q`, {
        resources: '/XObject << /I 6 0 R >>',
        objects: [`<< /Subtype /Image /Width 50000 /Height 50000 ${grey} /Length 1 >>\nstream\n0\nendstream`],
      }),
    ],
  ];
}

function structures(): [string, Buffer][] {
  const catalog = (pages: string, ...rest: string[]) =>
    assemble(['<< /Type /Catalog /Pages 2 0 R >>', pages, ...rest], 1);
  const raw = plain.toString('latin1');
  return [
    ['only a head', Buffer.from('%PDF-1.7\n')],
    ['head and end', Buffer.from('%PDF-1.7\n%%EOF\n')],
    ['half a file', plain.subarray(0, plain.length >> 1)],
    ['no cross references', Buffer.from(raw.replace(/xref[\s\S]*$/, ''), 'latin1')],
    [
      'cross references to nowhere',
      Buffer.from(raw.replace(/startxref\n\d+/, 'startxref\n99999999'), 'latin1'),
    ],
    ['cross references to themselves', Buffer.from(raw.replace('/Root', '/Prev 15 /Root'), 'latin1')],
    ['page tree that contains itself', catalog('<< /Type /Pages /Kids [2 0 R] /Count 1 >>')],
    ['page tree of a million pages that is empty', catalog('<< /Type /Pages /Kids [] /Count 1000000 >>')],
    ['page tree of minus one page', catalog('<< /Type /Pages /Kids [3 0 R] /Count -1 >>')],
    [
      'page that is its own parent',
      catalog('<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Page /Parent 3 0 R >>'),
    ],
    [
      'page without a size',
      catalog('<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Page /Parent 2 0 R >>'),
    ],
    ['page as large as a city', page(text('far'), { page: '/MediaBox [0 0 99999999 99999999]' })],
    ['page of no size', page(text('none'), { page: '/MediaBox [0 0 0 0]' })],
    ['page turned by 37 degrees', page(text('turned'), { page: '/Rotate 37' })],
    [
      'five thousand pages',
      makePdf(Array.from({ length: 5000 }, () => ({ paints: [{ text: 'page', x: 50, y: 50 }] }))),
    ],
    [
      'ten thousand links',
      makePdf([
        {
          paints: [{ text: 'x', x: 9, y: 9 }],
          links: Array.from({ length: 10_000 }, () => ({
            rect: [0, 0, 500, 800] as [number, number, number, number],
            uri: 'javascript:alert(1)',
          })),
        },
      ]),
    ],
    ['root that is a number', assemble(['42'], 1)],
    ['length that points to itself', page(text('x'), { filter: '/Length 4 0 R' })],
    [
      'unknown encryption',
      Buffer.from(
        raw.replace('/Root', '/Encrypt << /Filter /Standard /V 9 /R 9 /O (x) /U (x) /P -1 >> /Root'),
        'latin1',
      ),
    ],
    [
      'password',
      Buffer.from(
        raw.replace(
          '/Root',
          `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >> /ID [<00> <00>] /Root`,
        ),
        'latin1',
      ),
    ],
    [
      'script that runs at opening',
      Buffer.from(
        raw.replace('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (while(1){}) >>'),
        'latin1',
      ),
    ],
    [
      'font program of rubbish',
      page(text('x'), {
        resources:
          '/Font << /F1 << /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor << /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 6 0 R >> >> >>',
        objects: [
          '<< /Length 40 >>\nstream\n\0\x01\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\nendstream',
        ],
      }),
    ],
    [
      'text of size nought and of size ten million',
      page(`${text('a')} BT /F1 0 Tf (b) Tj /F1 10000000 Tf (c) Tj ET`),
    ],
    [
      'matrix that is no matrix',
      page('0 0 0 0 0 0 cm BT /F1 10 Tf 1e38 1e38 1e38 1e38 1e38 1e38 Tm (x) Tj ET'),
    ],
    ['rubbish behind the head', Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(300_000, 'q\xff0')])],
  ];
}

export function hostilePdfs(): Hostile[] {
  return [...bombs(), ...pictures(), ...structures()].map(([name, bytes]) => ({
    name: `PDF: ${name}`,
    file: 'resume.pdf',
    bytes,
  }));
}
