/** Every text file of the browser gets a .br and a .gz beside it, so that the server compresses nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const texts = /\.(js|mjs|css|html|svg|json|txt|xml|webmanifest|map)$/;

export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const content = readFileSync(file);
  // Under a packet's size the other encoding costs more than it saves.
  if (content.length < 1_000) return;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: file.endsWith('.map') ? 5 : 11,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
