import { crc32, deflateRawSync } from 'node:zlib';

/** The first moment an archive can name: when a file was last touched is nobody's business. */
const earliest = { time: 0, date: 0x21 };
const deflated = 8;
/** Names are UTF-8. */
const flags = 0x800;

/** An archive of these parts, in this order, made in memory. Small enough for the plain format: under 64 MB, not zip64. */
export function writeArchive(parts: Map<string, Uint8Array>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, data] of parts) {
    const packed = deflateRawSync(data);
    const name = Buffer.from(path);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(deflated, 4);
    fields.writeUInt16LE(earliest.time, 6);
    fields.writeUInt16LE(earliest.date, 8);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields, rest, name]));
    files.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.size, 8);
  end.writeUInt16LE(parts.size, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listing, end]);
}
