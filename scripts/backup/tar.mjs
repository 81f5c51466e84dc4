/** The little of the ustar format that a back-up needs, so that `tar tzf` can look into one. */
import { Refusal } from '../launch/report.mjs';

const block = 512;

function octal(number, width) {
  return `${number.toString(8).padStart(width - 1, '0')}\0`;
}

/** A name of more than 100 bytes is split at a slash; our own names stay far below that. */
function splitName(name) {
  if (Buffer.byteLength(name) <= 100) return { name, prefix: '' };
  for (let at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1)) {
    const parts = { prefix: name.slice(0, at), name: name.slice(at + 1) };
    if (Buffer.byteLength(parts.prefix) <= 155 && Buffer.byteLength(parts.name) <= 100) return parts;
  }
  throw new Error(`${name} is too long a name for the archive`);
}

export function header(path, size, time = new Date()) {
  const { name, prefix } = splitName(path);
  const bytes = Buffer.alloc(block);
  bytes.write(name, 0);
  bytes.write(octal(0o600, 8), 100);
  bytes.write(octal(0, 8), 108);
  bytes.write(octal(0, 8), 116);
  bytes.write(octal(size, 12), 124);
  bytes.write(octal(Math.floor(time.getTime() / 1000), 12), 136);
  bytes.write('        ', 148);
  bytes.write('0', 156);
  bytes.write('ustar\x0000', 257);
  bytes.write(prefix, 345);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}

export const padding = (size) => Buffer.alloc((block - (size % block)) % block);

export const endOfArchive = () => Buffer.alloc(2 * block);

const text = (bytes, from, length) => {
  const part = bytes.subarray(from, from + length);
  const end = part.indexOf(0);
  return part.subarray(0, end < 0 ? length : end).toString();
};

function parseHeader(bytes) {
  const stored = Number.parseInt(text(bytes, 148, 8), 8);
  const copy = Buffer.from(bytes);
  copy.fill(' ', 148, 156);
  if (copy.reduce((total, byte) => total + byte, 0) !== stored)
    throw new Refusal('This file is no back-up, or it is damaged (a checksum is wrong).');
  const prefix = text(bytes, 345, 155);
  const name = text(bytes, 0, 100);
  return { name: prefix ? `${prefix}/${name}` : name, size: Number.parseInt(text(bytes, 124, 12), 8) };
}

/** Cuts a stream of chunks to the sizes that are asked for. */
class Reader {
  constructor(stream) {
    this.iterator = stream[Symbol.asyncIterator]();
    this.rest = Buffer.alloc(0);
  }

  async fill() {
    const { value, done } = await this.iterator.next();
    if (done) return false;
    this.rest = this.rest.length === 0 ? value : Buffer.concat([this.rest, value]);
    return true;
  }

  async exactly(size) {
    while (this.rest.length < size) {
      if (!(await this.fill())) throw new Refusal('The back-up ends in the middle: it is not whole.');
    }
    const part = this.rest.subarray(0, size);
    this.rest = this.rest.subarray(size);
    return part;
  }

  async *chunks(size) {
    let left = size;
    while (left > 0) {
      if (this.rest.length === 0 && !(await this.fill()))
        throw new Refusal('The back-up ends in the middle: it is not whole.');
      const part = this.rest.subarray(0, left);
      this.rest = this.rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
}

/** Yields { name, size, content } one by one; content must be read before the next. */
export async function* entriesOf(stream) {
  const reader = new Reader(stream);
  for (;;) {
    const bytes = await reader.exactly(block);
    if (bytes.every((byte) => byte === 0)) return;
    const { name, size } = parseHeader(bytes);
    yield { name, size, content: reader.chunks(size) };
    await reader.exactly(padding(size).length);
  }
}
