import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_SIDE = 512;
/** Colour types: three or four bytes a dot, eight bits each, as a browser's canvas writes them. */
const bytesPerDot: Record<number, number> = { 2: 3, 6: 4 };

interface Chunk {
  type: string;
  data: Buffer;
}

function chunksOf(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return null;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/**
 * The picture anew, from its dots alone: what a camera or a program wrote beside them (place, time,
 * names) is not kept, and nothing else than a picture can be served. Null: it is none, or too large.
 */
export function cleanPng(bytes: Buffer): Buffer | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const chunks = chunksOf(bytes);
  const header = chunks?.[0];
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== 13) return null;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const [depth, colour = -1, packing, filter, interlace] = header.data.subarray(8);
  const perDot = bytesPerDot[colour];
  const plain = depth === 8 && packing === 0 && filter === 0 && interlace === 0;
  if (!perDot || !plain || !fits(width) || !fits(height)) return null;
  const size = (width * perDot + 1) * height;
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const dots = inflated(packed, size);
  if (dots?.length !== size) return null;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header.data),
    chunk('IDAT', deflateSync(dots)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const fits = (side: number) => side >= 1 && side <= MOST_SIDE;

/** A bomb is cut off where the picture should end. */
function inflated(packed: Buffer, most: number): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength: most });
  } catch {
    return null;
  }
}
