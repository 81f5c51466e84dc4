/** A grey baseline JPEG (ITU T.81), so that scans can be worn the way scanners wear them. */

const luminance = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];

/** Places of a block along its diagonals. */
const zigzag: number[] = [];
for (let sum = 0; sum < 15; sum++) {
  const onLine = Array.from({ length: 8 }, (_, y) => ({ x: sum - y, y })).filter(({ x }) => x >= 0 && x < 8);
  if (sum % 2 === 0) onLine.reverse();
  zigzag.push(...onLine.map(({ x, y }) => y * 8 + x));
}

/** Tables K.3 and K.5: how many codes of each length, and what they stand for. */
const dcCounts = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0];
const dcValues = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const acCounts = [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7d];
const acValues = [
  ...Buffer.from(
    '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
    'hex',
  ),
];

interface Code {
  bits: number;
  length: number;
}

function codesOf(counts: number[], values: number[]): Map<number, Code> {
  const codes = new Map<number, Code>();
  let [bits, at] = [0, 0];
  for (const [index, count] of counts.entries()) {
    for (let n = 0; n < count; n++) codes.set(values[at++] ?? 0, { bits: bits++, length: index + 1 });
    bits <<= 1;
  }
  return codes;
}

class BitWriter {
  readonly bytes: number[] = [];
  private held = 0;
  private count = 0;

  put(bits: number, length: number): void {
    for (let at = length - 1; at >= 0; at--) {
      this.held = (this.held << 1) | ((bits >> at) & 1);
      if (++this.count < 8) continue;
      this.bytes.push(this.held);
      // A byte that looks like a marker is followed by a zero.
      if (this.held === 0xff) this.bytes.push(0);
      [this.held, this.count] = [0, 0];
    }
  }

  end(): number[] {
    while (this.count > 0) this.put(1, 1);
    return this.bytes;
  }
}

const cosines = Float64Array.from(
  { length: 64 },
  (_, at) => Math.cos(((2 * (at & 7) + 1) * (at >> 3) * Math.PI) / 16) * (at < 8 ? Math.SQRT1_2 : 1) * 0.5,
);

function transformed(block: Float64Array): Float64Array {
  const rows = new Float64Array(64);
  const result = new Float64Array(64);
  for (let y = 0; y < 8; y++)
    for (let u = 0; u < 8; u++)
      for (let x = 0; x < 8; x++)
        rows[y * 8 + u] = (rows[y * 8 + u] ?? 0) + (block[y * 8 + x] ?? 0) * (cosines[u * 8 + x] ?? 0);
  for (let v = 0; v < 8; v++)
    for (let u = 0; u < 8; u++)
      for (let y = 0; y < 8; y++)
        result[v * 8 + u] = (result[v * 8 + u] ?? 0) + (rows[y * 8 + u] ?? 0) * (cosines[v * 8 + y] ?? 0);
  return result;
}

/** A number as the standard writes it: how many bits, then the bits, negative ones less one. */
function putValue(writer: BitWriter, codes: Map<number, Code>, run: number, value: number): void {
  const size = value === 0 ? 0 : 32 - Math.clz32(Math.abs(value));
  const code = codes.get(run * 16 + size);
  if (!code) throw new Error(`no code for ${run}/${size}`);
  writer.put(code.bits, code.length);
  writer.put(value < 0 ? value + (1 << size) - 1 : value, size);
}

function putBlock(
  writer: BitWriter,
  levels: number[],
  last: number,
  dc: Map<number, Code>,
  ac: Map<number, Code>,
) {
  putValue(writer, dc, 0, (levels[0] ?? 0) - last);
  let run = 0;
  const end = levels.findLastIndex((level, at) => at > 0 && level !== 0);
  for (let at = 1; at <= end; at++) {
    const level = levels[at] ?? 0;
    if (level === 0 && ++run < 16) continue;
    if (level === 0) putValue(writer, ac, 15, 0);
    else putValue(writer, ac, run, level);
    run = 0;
  }
  if (end < 63) putValue(writer, ac, 0, 0);
}

const segment = (marker: number, body: number[]) => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 0xff,
  ...body,
];

/** Quality as the Independent JPEG Group counts it, 1 to 100. */
export function makeJpeg(pixels: Uint8Array, width: number, height: number, quality: number): Buffer {
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  const steps = luminance.map((step) => Math.max(1, Math.min(255, Math.floor((step * scale + 50) / 100))));
  const [dc, ac] = [codesOf(dcCounts, dcValues), codesOf(acCounts, acValues)];
  const writer = new BitWriter();
  const block = new Float64Array(64);
  let last = 0;
  for (let top = 0; top < height; top += 8) {
    for (let left = 0; left < width; left += 8) {
      for (let at = 0; at < 64; at++) {
        const [x, y] = [Math.min(width - 1, left + (at & 7)), Math.min(height - 1, top + (at >> 3))];
        block[at] = (pixels[y * width + x] ?? 0) - 128;
      }
      const spectrum = transformed(block);
      const levels = zigzag.map((place) => Math.round((spectrum[place] ?? 0) / (steps[place] ?? 1)));
      putBlock(writer, levels, last, dc, ac);
      last = levels[0] ?? 0;
    }
  }
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  const head = [
    ...segment(0xdb, [0, ...zigzag.map((place) => steps[place] ?? 1)]),
    ...segment(0xc0, [8, ...size, 1, 1, 0x11, 0]),
    ...segment(0xc4, [0, ...dcCounts, ...dcValues]),
    ...segment(0xc4, [0x10, ...acCounts, ...acValues]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
  ];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, ...head]),
    Buffer.from(writer.end()),
    Buffer.from([0xff, 0xd9]),
  ]);
}
