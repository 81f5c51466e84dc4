import { crc32, inflateRawSync } from 'node:zlib';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A DOCX with this body, its parts stored as they are. */
export function docxOf(body: string): Buffer {
  const parts: [string, string][] = [
    [
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    ['word/document.xml', `<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`],
  ];
  const files: Buffer[] = [];
  const listing: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of parts) {
    const [name, data] = [Buffer.from(path), Buffer.from(text)];
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt32LE(crc32(data), 10);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    listing.push(Buffer.from('PK\x01\x02\x14\x00'), head, rest, name);
    files.push(Buffer.from('PK\x03\x04'), head, name, data);
    offset += 30 + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(listing).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...listing, end]);
}

/** The text of one deflated part. */
export function partOf(docx: Buffer, name: string): string {
  for (let at = docx.indexOf('PK\x03\x04'); at >= 0; at = docx.indexOf('PK\x03\x04', at + 4)) {
    const start = at + 30 + docx.readUInt16LE(at + 26) + docx.readUInt16LE(at + 28);
    if (docx.toString('utf8', at + 30, at + 30 + docx.readUInt16LE(at + 26)) !== name) continue;
    return inflateRawSync(docx.subarray(start, start + docx.readUInt32LE(at + 18))).toString('utf8');
  }
  throw new Error(`no ${name}`);
}
