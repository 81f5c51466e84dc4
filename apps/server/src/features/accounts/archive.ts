import { writeArchive } from '@tailor/documents';
import { ExportedFile } from '../../platform/exported-file.ts';

const dataPath = 'my-data.json';

/** Everything about somebody in one file: my-data.json, and beside it the files that it names. */
export function archiveOf(parts: Record<string, unknown>): Buffer {
  // Its place is taken before any file could be called so.
  const files = new Map([[dataPath, Buffer.alloc(0)]]);
  const json = JSON.stringify(withPaths(parts, files), null, 2);
  return writeArchive(files.set(dataPath, Buffer.from(json)));
}

function withPaths(value: unknown, files: Map<string, Buffer>): unknown {
  if (value instanceof ExportedFile) {
    const path = freePath(value.path, files);
    files.set(path, value.bytes);
    return { file: path };
  }
  if (Array.isArray(value)) return value.map((one) => withPaths(one, files));
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withPaths(one, files)]));
}

/** Two of one name: the second gets a number before its ending. */
function freePath(path: string, files: Map<string, Buffer>): string {
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(path) ?? [];
  for (let n = 1; ; n += 1) {
    const wanted = n === 1 ? path : `${stem} (${n})${ending}`;
    if (!files.has(wanted)) return wanted;
  }
}
